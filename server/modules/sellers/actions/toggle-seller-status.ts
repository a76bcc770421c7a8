import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { changeStatus } from '../../staff/index.ts';
import '../seller.errors.ts';
import { toggleSellerStatusRules } from '../seller.rules.ts';

/**
 * Activates or deactivates a seller and keeps why (document 001 §4). Saving the state it has already is no change and leaves no
 * trace. An inactive seller's sessions stop at once. Refuses: SELLER_NOT_FOUND.
 */
export const toggleSellerStatus = defineAction({
  name: 'toggleSellerStatus',
  title: 'Ativação de vendedor',
  permission: 'seller:toggle',
  input: toggleSellerStatusRules,
  handler: async (ctx, { id, ativo, justificativa }) => {
    if (!(await changeStatus(ctx, { type: 'SELLER', id }, { ativo, justificativa }))) throw new AppError('SELLER_NOT_FOUND');
    return { id };
  },
});
