import { defineAction, findAction } from '../../../platform/actions/action.ts';
import { requirePermission } from '../../../platform/actions/run-action.ts';
import { validate } from '../../../platform/actions/validate.ts';
import { changesTold, readEdited } from '../../../platform/audit/edits.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../second-person.errors.ts';
import { declineHeldActionRules, heldActionRules } from '../second-person.rules.ts';

interface LockedAct {
  action: string;
  dados: unknown;
  resumo: string;
  primeiro_por_id: number;
  primeiro_por: string;
  status: string;
}

/** The waiting act, locked, of the actor's networks and one that the actor may do. */
async function lockHeld(
  ctx: ActionContext,
  id: number,
  { mayBeFirst = false } = {},
): Promise<{ held: LockedAct; action: NonNullable<ReturnType<typeof findAction>> }> {
  const { actor } = ctx;
  if (actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
  const [held] = await ctx.sql<LockedAct>(
    `select h.action, h.dados, h.resumo, h.primeiro_por_id, u.nome as primeiro_por, h.status
     from held_actions h join staff_users u on u.id = h.primeiro_por_id
     where h.id = $1 and (h.primeiro_por_id = $3 or $2::int[] is null or h.network_id = any($2)) for update of h`,
    [id, actor.networkIds ?? null, actor.id],
  );
  const action = held && findAction(held.action);
  if (!held || !action) throw new AppError('HELD_ACTION_NOT_FOUND');
  if (held.status !== 'AGUARDA') throw new AppError('HELD_ACTION_DECIDED');
  const isFirst = held.primeiro_por_id === actor.id;
  if (isFirst && !mayBeFirst) throw new AppError('HELD_ACTION_SAME_PERSON');
  if (!isFirst) requirePermission(ctx, action.permission);
  return { held, action };
}

const close = ({ sql, actor, clock }: ActionContext, id: number, status: 'APROVADA' | 'RECUSADA', justificativa: string | null) =>
  sql('update held_actions set status = $2, segundo_por_id = $3, decidido_em = $4, justificativa = $5 where id = $1', [
    id,
    status,
    actor.kind === 'staff' ? actor.id : null,
    clock.now(),
    justificativa,
  ]);

/**
 * The second person does what the first one proposed: its input is validated and judged again as it is now. Refuses: HELD_ACTION_NOT_FOUND,
 * HELD_ACTION_DECIDED, HELD_ACTION_SAME_PERSON, NOT_ALLOWED to who may not do the act itself, and what the act refuses.
 */
export const approveHeldAction = defineAction({
  name: 'approveHeldAction',
  title: 'Aprovação da segunda pessoa',
  permission: 'heldAction:decide',
  freshProof: true,
  input: heldActionRules,
  handler: async (ctx, { id }) => {
    const { held, action } = await lockHeld(ctx, id);
    let done: Record<string, unknown> = {};
    const asSecond: ActionContext = Object.create(ctx, {
      secondPerson: { value: () => undefined },
      // Two people stand for it: nobody is asked again.
      documented: { value: true },
      logAs: {
        value: (parametros: Record<string, unknown>) => {
          done = parametros;
        },
      },
    });
    const input = validate(action.input, held.dados);
    const { edits } = action;
    const before = edits ? await readEdited(edits, ctx, ctx.sql, input) : null;
    await action.handler(asSecond, input);
    await ctx.flush();
    const mudancas = edits ? changesTold(edits, before, await readEdited(edits, ctx, ctx.sql, input)) : undefined;
    await close(ctx, id, 'APROVADA', null);
    ctx.logAs({ id, acao: action.title, primeiroPor: held.primeiro_por, resumo: held.resumo, ...done, mudancas });
    return { id };
  },
});

/** Refuses a waiting act, or withdraws one's own: nothing changes. Refuses: HELD_ACTION_NOT_FOUND, HELD_ACTION_DECIDED. */
export const declineHeldAction = defineAction({
  name: 'declineHeldAction',
  title: 'Recusa da segunda pessoa',
  permission: 'heldAction:decide',
  freshProof: true,
  input: declineHeldActionRules,
  handler: async (ctx, { id, justificativa }) => {
    const { held, action } = await lockHeld(ctx, id, { mayBeFirst: true });
    await action.declined?.(ctx, validate(action.input, held.dados));
    await close(ctx, id, 'RECUSADA', justificativa);
    ctx.logAs({ id, acao: action.title, primeiroPor: held.primeiro_por, resumo: held.resumo });
    return { id };
  },
});
