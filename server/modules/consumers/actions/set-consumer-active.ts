import { statusAction } from '../../audiences/index.ts';
import '../consumer.errors.ts';
import { setConsumerActiveRules } from '../consumer.rules.ts';
import { consumersList } from '../consumers.list.ts';

export const setConsumerActive = statusAction('CONSUMER', {
  name: 'setConsumerActive',
  title: 'Ativação de consumidor',
  permission: 'consumer:set-active',
  edits: { of: consumersList, fields: ['ativo'], members: true },
  input: setConsumerActiveRules,
});
