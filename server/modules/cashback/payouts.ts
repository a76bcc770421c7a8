import { isOwnGain } from '../../platform/actions/own-gain.ts';
import { actorKey, nameOf } from '../../platform/actor.ts';
import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Bind } from '../../platform/lists/list.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';
import { RedemptionStatus } from '../../shared/enums.ts';
import { sum } from '../../shared/money.ts';
import { buyersScope } from '../consumers/index.ts';
import { type Independence, independenceOf } from '../staff/index.ts';
import './cashback.errors.ts';
import {
  MOVE_OF_STATUS,
  PAYOUT_STATE_LABELS,
  type PayoutFacts,
  type PayoutMove,
  type PayoutState,
  payoutRefusal,
  peopleRefusal,
} from './payout.rules.ts';

/** A payment locked together with its redemption. */
export interface LockedPayout extends PayoutFacts {
  /** The redemption's id, which identifies the payment everywhere. */
  id: number;
  status: RedemptionStatus;
  versao: number;
  retidoAte: Date | null;
  /** Null for what was never paid, or is in transit. */
  pagoEm: Date | null;
  valor: DecimalText;
  /** The amount above which approval and payment are two people. */
  limite: DecimalText;
  consumerId: number;
  /** How the actor stands to those who approved it, paid it or asked for its reversal. */
  people: Independence;
  cpf: string;
  /** The key, when it is a CPF: who is paid need not be the consumer. */
  chaveCpf: string | null;
  loteFeitoPorId: number | null;
  /** Whether the limit of the payment's day asks for another person to read the bank's return. */
  retornoDeOutra: boolean;
}

const COLUMNS = `x.id, o.estado, x.status, x.versao, o.retido_ate as "retidoAte", o.batch_id as lote, x.pontos_gastos as valor,
    x.consumer_id as "consumerId", o.aprovado_por_id as "aprovadoPorId", o.pago_por_id as "pagoPorId", o.pago_em as "pagoEm",
    o.estorno_por_id as "estornoPorId", x.pontos_gastos > s.pagamento_uma_pessoa as "duasPessoas", s.pagamento_uma_pessoa as limite,
    (select c.cpf from consumers c where c.id = x.consumer_id) as cpf, case when x.tipo_chave_pix = 'CPF' then x.chave_pix end as "chaveCpf",
    (select b.gerado_por_id from payout_batches b where b.id = o.batch_id) as "loteFeitoPorId",
    x.pontos_gastos > coalesce(o.limite_uma_pessoa, s.pagamento_uma_pessoa) as "retornoDeOutra"
  from redemptions x join payouts o on o.redemption_id = x.id cross join system_settings s`;

type Asker = Pick<ActionContext, 'sql' | 'actor' | 'clock'>;

/** Locks payments by redemption id, the redemption before its payment, the order in which redemption changes lock too. */
export function lockPayouts(ctx: ActionContext, ids: readonly number[]): Promise<LockedPayout[]> {
  return lockWhere(ctx, (bind) => `x.id = any(${bind(ids)}::int[])`);
}

/** Locks every approved payment. */
export function lockApproved(ctx: ActionContext): Promise<LockedPayout[]> {
  return lockWhere(ctx, () => "o.estado = 'APROVADO'");
}

/** Payments in some states, not locked: for what a screen shows before the actor decides. */
export function readPayouts(ctx: Asker, states: readonly PayoutState[]): Promise<LockedPayout[]> {
  return selectWhere(ctx, (bind) => `o.estado = any(${bind(states)})`);
}

const lockWhere = (ctx: ActionContext, condition: (bind: Bind) => string) => selectWhere(ctx, condition, 'for update of x, o');

/** Only payments to consumers within the actor's reach; others are as if they did not exist. */
async function selectWhere(ctx: Asker, condition: (bind: Bind) => string, locking = ''): Promise<LockedPayout[]> {
  const params: unknown[] = [];
  const bind: Bind = (value) => `$${params.push(value)}`;
  const where = ['s.id = 1', condition(bind), ...buyersScope({ actor: ctx.actor, bind }, 'x.consumer_id')].join(' and ');
  const rows = await ctx.sql<Omit<LockedPayout, 'people'>>(`select ${COLUMNS} where ${where} order by x.id ${locking}`, params);
  const people = await independenceOf(
    ctx,
    rows.flatMap(({ aprovadoPorId, pagoPorId, estornoPorId }) => [aprovadoPorId, pagoPorId, estornoPorId]),
  );
  return rows.map((row) => ({ ...row, people }));
}

/** The acting member of staff; null for anybody else. */
export const staffIdOf = ({ actor }: Pick<ActionContext, 'actor'>): number | null => (actor.kind === 'staff' ? actor.id : null);

/** Why the actor may not make a move with a payment now, as the refusal to answer; null when they may. */
export function refusalOf(ctx: Asker, move: PayoutMove, payout: LockedPayout): AppError | null {
  if (isOwnPayout(ctx, payout)) return new AppError('OWN_GAIN');
  const code = payoutRefusal(move, payout, staffIdOf(ctx), ctx.clock.now());
  if (!code) return peopleRefusal(move, payout, payout.people);
  const { id, lote, limite, estado, retidoAte } = payout;
  return new AppError(code, { id, lote, limite, estado: PAYOUT_STATE_LABELS[estado], ate: retidoAte?.toISOString() });
}

/** Whether the actor is whom the payment pays: the consumer, or the holder of the CPF key. */
export const isOwnPayout = (ctx: Pick<ActionContext, 'actor'>, { cpf, chaveCpf }: LockedPayout): boolean => isOwnGain(ctx, cpf, chaveCpf);

/** What a batch made now by the actor holds of the approved payments, how many it leaves to others, and why it cannot be made. */
export function nextBatch(ctx: Asker, approved: readonly LockedPayout[]) {
  const refusals = approved.map((payout) => refusalOf(ctx, 'batch', payout));
  const payouts = approved.filter((_, index) => !refusals[index]);
  return {
    payouts,
    total: sum(payouts.map(({ valor }) => valor)),
    deixados: approved.length - payouts.length,
    refusal: payouts.length ? null : (refusals[0] ?? new AppError('PAYOUT_NOTHING_APPROVED')),
  };
}

/** Refuses a move that the actor may not make now. */
export function refuseMove(ctx: ActionContext, move: PayoutMove, payout: LockedPayout): void {
  const refusal = refusalOf(ctx, move, payout);
  if (refusal) throw refusal;
}

interface Move {
  payout: LockedPayout;
  to: PayoutState;
  motivo?: string | null;
  endToEndId?: string | null;
}

/** Moves payments, with the documented status and the history (function move_payouts). The database refuses what the rules do not have. */
export async function movePayouts(ctx: ActionContext, moves: readonly Move[], lote: number | null = null): Promise<void> {
  if (!moves.length) return;
  const rows = moves.map(({ payout, to, motivo, endToEndId }) => ({
    id: payout.id,
    to,
    de: PAYOUT_STATE_LABELS[payout.estado],
    para: PAYOUT_STATE_LABELS[to],
    motivo,
    endToEndId,
  }));
  const by = { staffId: staffIdOf(ctx), ator: actorKey(ctx.actor), nome: nameOf(ctx.actor), lote };
  await ctx.sql('select move_payouts($1::jsonb, $2::jsonb, $3)', [JSON.stringify(rows), JSON.stringify(by), ctx.clock.now()]);
}

const STATE_OF_STATUS = {
  [RedemptionStatus.DELIVERED]: 'PAGO',
  [RedemptionStatus.IN_TRANSIT]: 'EM_TRANSITO',
  [RedemptionStatus.CANCELLED]: 'CANCELADO',
} as const;

const refuseFirst = (refusals: readonly AppError[]): void => {
  if (refusals[0]) throw refusals[0];
};

/**
 * Moves the payments among redemptions as a status set by hand asks (documents 001 §4: 0, 1, 2 or 3), and answers their ids: the payment has set
 * their status. Redemptions without a payment are left alone. `refuse` gets every refusal and throws. Refuses: PAYOUT_HELD,
 * PAYOUT_NOT_APPROVED, PAYOUT_SECOND_PERSON, SECOND_PERSON_DEPENDENT, SECOND_PERSON_TOO_NEW, PAYOUT_AT_THE_BANK, PAYOUT_ON_ITS_WAY, PAYOUT_PAID, PAYOUT_BEING_REVERSED, PAYOUT_NOT_PAID.
 */
export async function followStatus(
  ctx: ActionContext,
  { ids, status }: { ids: readonly number[]; status: RedemptionStatus },
  refuse: (refusals: readonly AppError[]) => void = refuseFirst,
): Promise<ReadonlySet<number>> {
  const payouts = await lockPayouts(ctx, ids);
  refuse(payouts.flatMap((payout) => refusalOf(ctx, MOVE_OF_STATUS[status], payout) ?? []));
  // Nothing goes back to 0 by hand, so nothing is left to move there.
  if (status !== RedemptionStatus.NOT_DELIVERED)
    await movePayouts(
      ctx,
      payouts.map((payout) => ({ payout, to: STATE_OF_STATUS[status] })),
    );
  return new Set(payouts.map(({ id }) => id));
}

/** One payment about to make a move, locked. Refuses: PAYOUT_NOT_FOUND, what the move refuses. */
export async function lockPayoutFor(ctx: ActionContext, id: number, move: PayoutMove): Promise<LockedPayout> {
  const [payout] = await lockPayouts(ctx, [id]);
  if (!payout) throw new AppError('PAYOUT_NOT_FOUND');
  refuseMove(ctx, move, payout);
  return payout;
}
