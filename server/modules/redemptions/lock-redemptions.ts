import { refuseOwnGain } from '../../platform/actions/own-gain.ts';
import { actorKey, nameOf } from '../../platform/actor.ts';
import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { RedemptionStatus } from '../../shared/enums.ts';
import './redemption.errors.ts';
import { redemptionsScope } from './redemptions-scope.ts';

/** A redemption locked for a change. */
export interface LockedRedemption {
  id: number;
  status: RedemptionStatus;
  versao: number;
  obs: string | null;
  dataEntrega: string | null;
}

/** A change's entry in a redemption's history. */
export interface RedemptionChange {
  id: number;
  tipo: 'STATUS' | 'ENTREGA' | 'OBSERVACAO' | 'CANCELAMENTO';
  de: string | null;
  para: string | null;
}

/** Locks redemptions the actor may see, in id order. Refuses: REDEMPTION_NOT_FOUND when one is missing, OWN_GAIN. */
export async function lockRedemptions(ctx: ActionContext, ids: readonly number[]): Promise<LockedRedemption[]> {
  const params: unknown[] = [ids];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const conditions = ['x.id = any($1::int[])', ...redemptionsScope({ actor: ctx.actor, bind }, 'x')];
  const rows = await ctx.sql<LockedRedemption & { cpf: string }>(
    `select x.id, x.status, x.versao, x.obs, x.data_entrega as "dataEntrega",
       coalesce((select v.cpf from sellers v where v.id = x.seller_id), (select c.cpf from consumers c where c.id = x.consumer_id)) as cpf
     from redemptions x
     where ${conditions.join(' and ')} order by x.id for update`,
    params,
  );
  if (rows.length !== ids.length) throw new AppError('REDEMPTION_NOT_FOUND');
  refuseOwnGain(ctx, ...rows.map(({ cpf }) => cpf));
  return rows;
}

/** One locked redemption that can still change. Refuses: REDEMPTION_NOT_FOUND, REDEMPTION_STALE, REDEMPTION_CANCELLED. */
export async function lockOpenRedemption(ctx: ActionContext, id: number, versao?: number | null): Promise<LockedRedemption> {
  const redemption = await lockRedemption(ctx, id, versao);
  if (isCancelled(redemption)) throw cancelledError(redemption);
  return redemption;
}

/** One locked redemption in any state. Refuses: REDEMPTION_NOT_FOUND, REDEMPTION_STALE. */
export async function lockRedemption(ctx: ActionContext, id: number, versao?: number | null): Promise<LockedRedemption> {
  const [redemption] = await lockRedemptions(ctx, [id]);
  if (versao && redemption!.versao !== versao) throw new AppError('REDEMPTION_STALE');
  return redemption!;
}

/** A cancelled redemption is final (document 001 §4). */
export const isCancelled = ({ status }: LockedRedemption): boolean => status === RedemptionStatus.CANCELLED;

/** The refusal of a change to what is cancelled. */
export const cancelledError = ({ id }: LockedRedemption): AppError => new AppError('REDEMPTION_CANCELLED', { id });

/** Writes changes to the history, signed by the actor. */
export async function recordChanges(ctx: ActionContext, changes: readonly RedemptionChange[]): Promise<void> {
  if (!changes.length) return;
  await ctx.sql(
    `insert into redemption_events (redemption_id, tipo, de, para, ator, ator_nome, criado_em)
     select c.id, c.tipo, c.de, c.para, $2, $3, $4 from json_to_recordset($1::json) as c(id int, tipo text, de text, para text)`,
    [JSON.stringify(changes), actorKey(ctx.actor), nameOf(ctx.actor), ctx.clock.now()],
  );
}
