import { actorKey } from '../../platform/actor.ts';
import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';
import { RedemptionStatus } from '../../shared/enums.ts';
import './cashback.errors.ts';
import { PAYOUT_STATE_LABELS, type PayoutState, STATUS_OF_STATE } from './payout.rules.ts';

/** A payment locked together with its redemption. */
export interface LockedPayout {
  /** The redemption's id, which identifies the payment everywhere. */
  id: number;
  estado: PayoutState;
  status: RedemptionStatus;
  retidoAte: Date | null;
  lote: number | null;
  valor: DecimalText;
  consumerId: number;
}

const COLUMNS = `x.id, o.estado, x.status, o.retido_ate as "retidoAte", o.batch_id as lote, x.pontos_gastos as valor, x.consumer_id as "consumerId"
  from redemptions x join payouts o on o.redemption_id = x.id`;

/** Locks payments by redemption id, the redemption before its payment, the order in which redemption changes lock too. */
export function lockPayouts(ctx: ActionContext, ids: readonly number[]): Promise<LockedPayout[]> {
  return ctx.sql(`select ${COLUMNS} where x.id = any($1::int[]) order by x.id for update of x, o`, [ids]);
}

/** Locks every approved payment not yet in a batch. */
export function lockApproved(ctx: ActionContext): Promise<LockedPayout[]> {
  return ctx.sql(`select ${COLUMNS} where o.estado = 'APROVADO' and o.batch_id is null and x.status <> 3 order by x.id for update of x, o`);
}

interface Move {
  payout: LockedPayout;
  to: PayoutState;
  motivo?: string | null;
  endToEndId?: string | null;
}

/** Moves payments together with the documented status, and writes the history. */
export async function movePayouts(ctx: ActionContext, moves: readonly Move[], batchId: number | null = null): Promise<void> {
  if (!moves.length) return;
  const now = ctx.clock.now();
  const rows = moves.map(({ payout, to, motivo = null, endToEndId = null }) => ({
    id: payout.id,
    to,
    status: STATUS_OF_STATE[to],
    motivo,
    end_to_end_id: endToEndId,
    de: PAYOUT_STATE_LABELS[payout.estado],
    para: PAYOUT_STATE_LABELS[to],
  }));
  const staffId = ctx.actor.kind === 'staff' ? ctx.actor.id : null;
  await ctx.sql(
    `with moves as (
       select * from json_to_recordset($1::json) as m(id int, "to" text, status smallint, motivo text, end_to_end_id text, de text, para text)
     ), paid as (
       update payouts o set estado = m."to", motivo = m.motivo, end_to_end_id = coalesce(m.end_to_end_id, o.end_to_end_id),
         batch_id = coalesce($2, o.batch_id), encerrado_em = case when m."to" in ('PAGO', 'DEVOLVIDO', 'CANCELADO') then $3::timestamptz end,
         aprovado_em = case when m."to" = 'APROVADO' then coalesce(o.aprovado_em, $3) else o.aprovado_em end,
         aprovado_por_id = case when m."to" = 'APROVADO' then coalesce(o.aprovado_por_id, $4) else o.aprovado_por_id end
       from moves m where o.redemption_id = m.id
     ), shown as (
       update redemptions x set status = m.status, versao = x.versao + 1,
         data_entrega = case when m."to" = 'PAGO' then coalesce(x.data_entrega, $5::date) else x.data_entrega end
       from moves m where x.id = m.id
     )
     insert into redemption_events (redemption_id, tipo, de, para, ator, ator_nome, criado_em)
     select m.id, 'PAGAMENTO', m.de, m.para || coalesce(': ' || m.motivo, ''), $6, $7, $3 from moves m`,
    [JSON.stringify(rows), batchId, now, staffId, ctx.clock.today(), actorKey(ctx.actor), 'nome' in ctx.actor ? ctx.actor.nome : 'Sistema'],
  );
}

/**
 * Makes payments follow a status set by hand (documents 001 §4: 0, 1, 2 or 3); redemptions without a payment are left alone. What a bank
 * holds or has confirmed cannot be undone. Refuses: PAYOUT_AT_THE_BANK, PAYOUT_CONFIRMED.
 */
export async function followStatus(ctx: ActionContext, ids: readonly number[], status: RedemptionStatus): Promise<void> {
  const payouts = await lockPayouts(ctx, ids);
  const goesBack = status === RedemptionStatus.NAO_ENTREGUE || status === RedemptionStatus.CANCELADO;
  for (const { id, estado, lote } of payouts) {
    if (lote === null) continue;
    if (estado === 'PAGO' && status !== RedemptionStatus.ENTREGUE) throw new AppError('PAYOUT_CONFIRMED', { id });
    if (estado === 'EM_LOTE' && goesBack) throw new AppError('PAYOUT_AT_THE_BANK', { id, lote });
  }
  if (!payouts.length) return;
  await ctx.sql(
    `update payouts set encerrado_em = case when $2::int in (1, 3) then $3::timestamptz end,
       estado = case $2::int when 1 then 'PAGO' when 2 then 'EM_LOTE' when 3 then 'CANCELADO'
         else case when aprovado_em is null then 'SOLICITADO' else 'APROVADO' end end
     where redemption_id = any($1::int[])`,
    [payouts.map(({ id }) => id), status, ctx.clock.now()],
  );
}
