import { deletionAction } from '../../audiences/index.ts';
import '../consumer.errors.ts';
import { consumerIdRules } from '../consumer.rules.ts';

export const deleteConsumer = deletionAction('CONSUMER', {
  name: 'deleteConsumer',
  title: 'Exclusão de consumidor',
  permission: 'consumer:delete',
  input: consumerIdRules,
});
