import { defineAction } from '../../../platform/actions/action.ts';
import '../second-person.errors.ts';
import { close, decline, takeHeld } from '../held-decision.ts';
import { declineHeldActionRules } from '../second-person.rules.ts';

/** Declines a waiting request, or withdraws one's own: nothing changes. */
export const declineHeldAction = defineAction({
  name: 'declineHeldAction',
  title: 'Recusa da segunda pessoa',
  permission: 'heldAction:decide',
  refuses: ['HELD_ACTION_NOT_FOUND', 'HELD_ACTION_DECIDED'],
  freshProof: true,
  input: declineHeldActionRules,
  handler: async (ctx, { id, justificativa }) => {
    const { held, action } = await takeHeld(ctx, id);
    await decline(ctx, held, action, justificativa);
    await close(ctx, held, { status: 'RECUSADA', justificativa });
    ctx.logAs({ id, acao: action.title, primeiroPor: held.primeiro_por, resumo: held.resumo });
    return { id };
  },
});
