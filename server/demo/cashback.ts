import { PAYOUT_STATE_LABELS, type PayoutState } from '../modules/cashback/index.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { addBusinessDays, addDays, startOfSaoPauloDay } from '../shared/dates.ts';
import { CASHBACK_LIMITS } from '../shared/limits.ts';
import type { Random } from './random.ts';
import { insert, type Registers } from './registers.ts';

const CAMPAIGN_DAYS = 90;
const STARTED_DAYS_AGO = [260, 50] as const;
const FIRST_NOTE = 70_000_000;

interface Round {
  campaignId: number;
  dataInicio: string;
  /** Days of it already past. */
  days: number;
  isOver: boolean;
}

/** Two consumer campaigns: a finished one with its redemptions paid, and a running one with payments in every state (§4.6). */
export async function loadCashback(tx: Transaction, random: Random, registers: Registers, today: string): Promise<void> {
  const stores = await tx.sql<{ cnpj: string }>('select cnpj from stores where ativo_clientes and ativo order by id');
  const purchases = purchasesOf(tx, random, registers.staff[1]!.id);
  for (const ago of STARTED_DAYS_AGO) {
    const dataInicio = addDays(today, -ago);
    const campaignId = await insert(tx, 'campaigns', { dataInicio, dataFim: addDays(dataInicio, CAMPAIGN_DAYS) });
    await tx.sql('update system_settings set data_inicio_promocao = $1 where id = 1', [dataInicio]);
    const isOver = ago > CAMPAIGN_DAYS;
    const round: Round = { campaignId, dataInicio, days: isOver ? CAMPAIGN_DAYS - 1 : ago - 1, isOver };
    const ready: number[] = [];
    for (const [index, consumer] of registers.consumers.entries()) {
      const values = valuesOf(random, index, isOver);
      for (const [step, cents] of values.entries()) {
        // Redeemers bought earlier; the others until yesterday.
        const steps = values.length + (isOver || isRedeemer(index) ? 1 : 0);
        const day = addDays(dataInicio, Math.floor(((step + 1) * round.days) / steps));
        await purchases(consumer.id, random.pick(stores).cnpj, day, cents);
      }
      if (values.reduce((sum, cents) => sum + cents, 0) >= 50_000 && index !== 23) ready.push(index);
    }
    await payOut(tx, random, registers, round, ready, today);
  }
}

/** Consumers who have bought nothing yet. */
const EMPTY_HANDED: readonly number[] = [40, 41];

/** Consumers who withdraw from the running campaign; the first two are left for visitors to try. */
const isRedeemer = (index: number) => index >= 2 && index % 3 === 0;

/** Cents in SW products of each note. The first consumer can redeem now, the second is on the way. */
function valuesOf(random: Random, index: number, isOver: boolean): number[] {
  if (EMPTY_HANDED.includes(index)) return [];
  if (index === 0 && !isOver) return [12_345, 33_333, 9_999, 7_777];
  if (index === 1 && !isOver) return [14_990, 8_750, 10_250];
  return Array.from({ length: 1 + ((index * 7 + (isOver ? 0 : 1)) % 5) }, () => random.integer(4_000, 68_000));
}

function purchasesOf(tx: Transaction, random: Random, staffId: number) {
  let note = FIRST_NOTE;
  return async (consumerId: number, cnpjLoja: string, day: string, cents: number): Promise<void> => {
    note += 13;
    const at = new Date(startOfSaoPauloDay(day).getTime() + random.integer(9, 19) * 3_600_000);
    const sale = {
      consumerId,
      origem: 'FOTO',
      tipoFiscal: 'C',
      identificador: String(note),
      realizadoEm: day,
      totalVenda: ((cents * 1.3) / 100).toFixed(2),
      valorProdutosSW: (cents / 100).toFixed(2),
      cnpjLoja,
      aprovadoPor: staffId,
      ator: `staff:${staffId}`,
    };
    await tx.sql('select post_cashback($1::jsonb, $2::date, $3::timestamptz)', [JSON.stringify(sale), day, at]);
  };
}

/** A payment's outcome; undefined means still as requested. */
type Fate = 'PAGO' | 'DEVOLVIDO' | 'EM_LOTE' | 'APROVADO' | undefined;

async function payOut(tx: Transaction, random: Random, registers: Registers, round: Round, ready: number[], today: string): Promise<void> {
  const fates: Fate[] = round.isOver
    ? ['PAGO', 'PAGO', 'PAGO', 'DEVOLVIDO', 'PAGO']
    : ['EM_LOTE', undefined, 'APROVADO', undefined, 'PAGO'];
  const chosen = round.isOver ? ready.filter((index) => index % 4 !== 3) : ready.filter(isRedeemer);
  const days = new Map<string, { id: number; fate: Exclude<Fate, undefined> }[]>();
  for (const [step, index] of chosen.entries()) {
    const consumer = registers.consumers[index]!;
    const fate = fates[step % fates.length];
    const isMail = !round.isOver && step % 5 === 3;
    // Batched payments date from last week, so that a late payment shows.
    const day = round.isOver ? addDays(round.dataInicio, round.days) : addDays(today, -daysAgo(fate, isMail, step));
    const at = new Date(startOfSaoPauloDay(day).getTime() + 8 * 3_600_000);
    const request = {
      consumerId: consumer.id,
      campaignId: round.campaignId,
      codigo: Array.from({ length: 10 }, () => random.pick([...'ABCDEFGHJKMNPQRSTUVWXYZ23456789'])).join(''),
      tipoChavePix: isMail ? 'EMAIL' : 'CPF',
      chavePix: isMail ? `pix${consumer.cpf.slice(0, 4)}@exemplo.com.br` : consumer.cpf,
      prazoEntrega: addBusinessDays(day, CASHBACK_LIMITS.payoutBusinessDays),
      horasRetencao: CASHBACK_LIMITS.firstPayoutHoldHours,
      ator: `consumer:${consumer.id}`,
    };
    const [row] = await tx.sql<{ placed: { id: number } }>(
      'select place_cashback_redemption($1::jsonb, $2::date, $3::timestamptz) as placed',
      [JSON.stringify(request), day, at],
    );
    if (fate) days.set(day, [...(days.get(day) ?? []), { id: row!.placed.id, fate }]);
  }
  for (const [day, payments] of days) await settle(tx, payments, day, registers.staff);
}

/** Days since a redemption of the running campaign: a first payment to a key is held for two days, and some still are. */
function daysAgo(fate: Fate, isMail: boolean, step: number): number {
  if (fate === 'EM_LOTE' || fate === 'PAGO') return 8;
  return isMail ? step % 3 : 3;
}

/** Approves a day's payments after their hold, puts them into one batch and reads the bank's answer, each by another person. */
async function settle(
  tx: Transaction,
  payments: readonly { id: number; fate: Exclude<Fate, undefined> }[],
  day: string,
  staff: Registers['staff'],
): Promise<void> {
  const [approver, payer, reader] = [staff[1]!, staff[2]!, staff[5]!];
  const at = (days: number, hour: number) => new Date(startOfSaoPauloDay(addDays(day, days)).getTime() + hour * 3_600_000);
  const ids = (...fates: Fate[]) => payments.filter(({ fate }) => fates.includes(fate)).map(({ id }) => id);
  await move(tx, ids('APROVADO', 'EM_LOTE', 'PAGO', 'DEVOLVIDO'), { de: 'SOLICITADO', to: 'APROVADO' }, approver, at(2, 9));
  const sent = ids('EM_LOTE', 'PAGO', 'DEVOLVIDO');
  if (!sent.length) return;
  const batched = at(3, 10);
  const [sums] = await tx.sql<{ total: string }>('select sum(pontos_gastos) as total from redemptions where id = any($1::int[])', [sent]);
  const batch = { quantidade: sent.length, total: sums!.total, geradoPorId: payer.id, geradoEm: batched, criadoEm: batched };
  const lote = await insert(tx, 'payout_batches', batch);
  await move(tx, sent, { de: 'APROVADO', to: 'EM_LOTE', lote }, payer, batched);
  await move(tx, ids('PAGO'), { de: 'EM_LOTE', to: 'PAGO' }, reader, at(4, 10));
  const returned = ids('DEVOLVIDO');
  for (const id of returned)
    await tx.sql(
      `select ledger_return_debit(e.id, 30, 'CANCELAMENTO_RESGATE', null, null, 'devolve-resgate:' || $1, '{}', 'system', $2::date, $3)
       from entries e where e.origem_tipo = 'RESGATE' and e.origem_id = $1 and e.valor < 0`,
      [String(id), addDays(day, 4), at(4, 10)],
    );
  await move(tx, returned, { de: 'EM_LOTE', to: 'DEVOLVIDO', motivo: 'Conta encerrada' }, reader, at(4, 10));
}

async function move(
  tx: Transaction,
  ids: readonly number[],
  { de, to, motivo, lote }: { de: PayoutState; to: PayoutState; motivo?: string; lote?: number },
  { id: staffId, nome }: { id: number; nome: string },
  at: Date,
): Promise<void> {
  const moves = ids.map((id) => ({ id, to, de: PAYOUT_STATE_LABELS[de], para: PAYOUT_STATE_LABELS[to], motivo }));
  const by = { staffId, ator: `staff:${staffId}`, nome, lote };
  await tx.sql('select move_payouts($1::jsonb, $2::jsonb, $3)', [JSON.stringify(moves), JSON.stringify(by), at]);
}
