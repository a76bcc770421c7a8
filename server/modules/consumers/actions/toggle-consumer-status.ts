import { statusAction } from '../../audiences/index.ts';
import '../consumer.errors.ts';
import { toggleConsumerStatusRules } from '../consumer.rules.ts';

export const toggleConsumerStatus = statusAction('CONSUMER', {
  name: 'toggleConsumerStatus',
  title: 'Ativação de consumidor',
  permission: 'consumer:toggle',
  input: toggleConsumerStatusRules,
});
