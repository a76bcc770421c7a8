import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type OfferedProofs, offerProofs } from '../offered-proofs.ts';
import '../second-factor.errors.ts';
import { nothingRules } from '../second-factor.rules.ts';

/** Opens a proof of the second factor for the current session. */
export const startSecondFactorProof = defineAction({
  name: 'startSecondFactorProof',
  title: 'Pedido de prova do segundo fator',
  permission: 'secondFactor:manageOwn',
  refuses: ['SECOND_FACTOR_NONE'],
  logged: false,
  secretAnswer: true,
  input: nothingRules,
  handler: async (ctx): Promise<OfferedProofs> => {
    if (ctx.actor.kind !== 'staff' || !ctx.actor.hasFactor) throw new AppError('SECOND_FACTOR_NONE');
    return offerProofs(ctx, ctx.actor.id, 'PROVA');
  },
});
