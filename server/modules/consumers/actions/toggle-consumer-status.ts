import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { changeStatus } from '../../staff/index.ts';
import '../consumer.errors.ts';
import { toggleConsumerStatusRules } from '../consumer.rules.ts';

/**
 * Activates or deactivates a consumer and keeps why (document 001 §4). Saving the state it has already is no change and leaves
 * no trace. An inactive consumer's sessions stop at once. Refuses: CONSUMER_NOT_FOUND.
 */
export const toggleConsumerStatus = defineAction({
  name: 'toggleConsumerStatus',
  title: 'Ativação de consumidor',
  permission: 'consumer:toggle',
  input: toggleConsumerStatusRules,
  handler: async (ctx, { id, ativo, justificativa }) => {
    if (!(await changeStatus(ctx, { type: 'CONSUMER', id }, { ativo, justificativa }))) throw new AppError('CONSUMER_NOT_FOUND');
    return { id };
  },
});
