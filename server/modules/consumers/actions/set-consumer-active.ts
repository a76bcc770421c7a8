import { statusAction } from '../../audiences/index.ts';
import '../consumer.errors.ts';
import { setConsumerActiveRules } from '../consumer.rules.ts';

export const setConsumerActive = statusAction('CONSUMER', {
  name: 'setConsumerActive',
  formerly: 'toggleConsumerStatus',
  title: 'Ativação de consumidor',
  permission: 'consumer:toggle',
  input: setConsumerActiveRules,
});
