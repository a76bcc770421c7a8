import type { z } from 'zod';
import { type Action, findAction } from '../../platform/actions/action.ts';
import type { Effect } from '../../platform/actions/second-person.ts';
import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requirePermission } from '../../platform/require-permission.ts';
import './second-person.errors.ts';

/** The action that a request runs. */
export type HeldAct = Action<z.ZodType, unknown>;

/** A request that waits for a second person. */
export interface HeldRow extends Effect {
  id: number;
  action: string;
  dados: Record<string, unknown>;
  cpf: string | null;
  network_id: number | null;
  store_id: number | null;
  versao: number;
  primeiro_por_id: number;
  primeiro_por: string;
  status: string;
  criado_em: Date;
}

/**
 * The request within the actor's reach, and its action. Deciders take turns by an advisory lock, which comes before every lock of the action
 * itself: the row is only updated at the end, after the receipt and the account, as every other writer of it does.
 */
export async function takeHeld(ctx: ActionContext, id: number): Promise<{ held: HeldRow; action: HeldAct; isOwn: boolean }> {
  const { actor, sql } = ctx;
  if (actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
  await sql("select pg_advisory_xact_lock(hashtext('held_actions'), $1)", [id]);
  const [held] = await sql<HeldRow>(
    `select h.id, h.action, h.dados, h.cpf, h.network_id, h.store_id, h.resumo, h.valor, h.moeda, h.mudancas, h.versao, h.primeiro_por_id,
       u.nome as primeiro_por, h.status, h.criado_em
     from held_actions h join staff_users u on u.id = h.primeiro_por_id
     where h.id = $1 and (h.primeiro_por_id = $4
       or ($2::int[] is null or h.network_id = any($2)) and ($3::int[] is null or h.store_id = any($3)))`,
    [id, actor.networkIds ?? null, actor.storeIds ?? null, actor.id],
  );
  const action = held && findAction(held.action);
  if (!held || !action) throw new AppError('HELD_ACTION_NOT_FOUND');
  if (held.status !== 'AGUARDA') throw new AppError('HELD_ACTION_DECIDED');
  const isOwn = held.primeiro_por_id === actor.id;
  if (!isOwn) requirePermission(ctx, action.permission);
  return { held, action, isOwn };
}

/** The input as sent, with the member's CPF, which an erasure may have replaced. */
export const inputOf = ({ dados, cpf }: HeldRow) => (cpf === null ? dados : { ...dados, cpf });

/** Tells the action that its request ends without effect; rules that became stricter since must not keep the request waiting. */
export async function decline(ctx: ActionContext, held: HeldRow, action: HeldAct, why: string): Promise<void> {
  const { success, data } = action.input.safeParse(inputOf(held));
  await action.declined?.(ctx, success ? data : inputOf(held), why);
}

/** Writes the decision, unless another one came first. Refuses: HELD_ACTION_DECIDED. */
export async function close(
  ctx: ActionContext,
  { id, versao }: HeldRow,
  set: { status: string; justificativa?: string; postingId?: number | null },
) {
  const [closed] = await ctx.sql(
    `update held_actions set status = $3, segundo_por_id = $4, decidido_em = $5, justificativa = $6, posting_id = $7
     where id = $1 and versao = $2 and status = 'AGUARDA' returning id`,
    [
      id,
      versao,
      set.status,
      ctx.actor.kind === 'staff' ? ctx.actor.id : null,
      ctx.clock.now(),
      set.justificativa ?? null,
      set.postingId ?? null,
    ],
  );
  if (!closed) throw new AppError('HELD_ACTION_DECIDED');
}
