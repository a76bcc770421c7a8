import { AppError } from '../../platform/errors/app-error.ts';
import { isNegative } from '../../shared/sign.ts';
import './ledger.errors.ts';
import type {
  BatchInput,
  BatchResult,
  CreditInput,
  DebitInput,
  Holder,
  LedgerResult,
  LotPart,
  ReturnDebitInput,
  ReverseInput,
} from './ledger.types.ts';
import { call, type LedgerContext, stamp } from './ledger-context.ts';
import { entriesOf } from './ledger-reads.ts';

interface AnswerRow {
  entry_id: number;
  account_id: number;
  valor: string;
  balance: string;
  debt: string;
  loss: string;
  available: string;
  lots: LotPart[];
  replayed: boolean;
}

const GRACE_DAYS = 30;

async function operate(ctx: LedgerContext, name: string, args: Record<string, unknown>): Promise<LedgerResult> {
  const { now, today, ator } = stamp(ctx);
  const [row] = await call<AnswerRow>(ctx, name, { ...args, ator, today, now });
  const { entry_id, account_id, valor, balance, debt, loss, available, lots, replayed } = row!;
  return { entryId: entry_id, accountId: account_id, valor, balance, debt, loss, available, lots, replayed };
}

const holderArgs = ({ holderType, holderId, currency, networkId = null }: Holder) => ({
  holder_type: holderType,
  holder_id: holderId,
  currency,
  network_id: networkId,
});

/**
 * Adds value: pays open debt first, the rest becomes a lot.
 * Refuses: LEDGER_INVALID_VALUE, LEDGER_KEY_REUSED.
 */
export function credit(ctx: LedgerContext, input: CreditInput): Promise<LedgerResult> {
  return operate(ctx, 'ledger_credit', {
    ...holderArgs(input),
    valor: input.valor,
    type: input.type,
    origem_tipo: input.origemTipo,
    origem_id: input.origemId,
    key: input.idempotencyKey,
    vence_em: input.venceEm,
    disponivel_em: input.disponivelEm ?? null,
    campanha_id: input.campanhaId ?? null,
    regra: input.regra ?? {},
  });
}

/**
 * Spends available value, earliest expiry first, all or nothing.
 * Refuses: LEDGER_INSUFFICIENT_BALANCE, LEDGER_DEBT_OUTSTANDING, LEDGER_INVALID_VALUE, LEDGER_KEY_REUSED.
 */
export function debit(ctx: LedgerContext, input: DebitInput): Promise<LedgerResult> {
  return operate(ctx, 'ledger_debit', {
    ...holderArgs(input),
    valor: input.valor,
    type: input.type,
    origem_tipo: input.origemTipo,
    origem_id: input.origemId,
    key: input.idempotencyKey,
    campanha_id: input.campanhaId ?? null,
    regra: input.regra ?? {},
  });
}

/**
 * Reverses a credit: takes from its own lots, then from the others, earliest expiry first; the policy decides what happens to the rest. The
 * origin defaults to the credit's.
 * Refuses: LEDGER_ENTRY_NOT_FOUND, LEDGER_NOT_A_CREDIT, LEDGER_ALREADY_REVERSED, LEDGER_REVERSAL_TOO_LARGE, LEDGER_POINTS_SPENT
 * (SOMENTE_LIVRES), LEDGER_INVALID_VALUE, LEDGER_INVALID_POLICY, LEDGER_KEY_REUSED.
 */
export function reverse(ctx: LedgerContext, input: ReverseInput): Promise<LedgerResult> {
  return operate(ctx, 'ledger_reverse', {
    entry_id: input.entryId,
    valor: input.valor ?? null,
    policy: input.policy,
    type: input.type ?? 'ESTORNO',
    origem_tipo: input.origemTipo ?? null,
    origem_id: input.origemId ?? null,
    key: input.idempotencyKey,
    regra: { politica: input.policy, ...input.regra },
  });
}

/**
 * Returns a debit, once: pays open debt first, then goes back to the same lots; value that would expire within graceDays gets a new lot of
 * that lifetime. The origin defaults to the debit's.
 * Refuses: LEDGER_ENTRY_NOT_FOUND, LEDGER_NOT_A_DEBIT, LEDGER_ALREADY_RETURNED, LEDGER_KEY_REUSED.
 */
export function returnDebit(ctx: LedgerContext, input: ReturnDebitInput): Promise<LedgerResult> {
  return operate(ctx, 'ledger_return_debit', {
    entry_id: input.entryId,
    grace_days: input.graceDays ?? GRACE_DAYS,
    type: 'CANCELAMENTO_RESGATE',
    origem_tipo: input.origemTipo ?? null,
    origem_id: input.origemId ?? null,
    key: input.idempotencyKey,
    regra: input.regra ?? {},
  });
}

/**
 * Returns every debit of a document not returned yet: a cashback redemption may have one per campaign it drew from.
 * Refuses: LEDGER_ENTRY_NOT_FOUND when there is none.
 */
export async function returnDebitsOf(
  ctx: LedgerContext,
  { origemTipo, origemId, idempotencyKey }: { origemTipo: string; origemId: string; idempotencyKey: string },
): Promise<void> {
  const debits = (await entriesOf(ctx, origemTipo, origemId)).filter(({ valor }) => isNegative(valor));
  if (!debits.length) throw new AppError('LEDGER_ENTRY_NOT_FOUND');
  for (const [index, { entryId }] of debits.entries())
    await returnDebit(ctx, { entryId, idempotencyKey: index === 0 ? idempotencyKey : `${idempotencyKey}:${entryId}` });
}

/** Records the expiry of lots past their last day (one lot when `lotId` is given). They were already unspendable. */
export async function expireDue(ctx: LedgerContext, input: BatchInput & { lotId?: number } = {}): Promise<BatchResult> {
  const { now, today, ator } = stamp(ctx);
  const [row] = await call<BatchResult>(ctx, 'ledger_expire', {
    holder_type: input.holderType ?? null,
    currency: input.currency ?? null,
    account_ids: input.accountIds ?? null,
    lot_id: input.lotId ?? null,
    limit: input.limit ?? null,
    regra: { data: today, ...input.regra },
    ator,
    today,
    now,
  });
  return row!;
}

/**
 * Returns what expired in one São Paulo day's runs ("Devolver pontos"): each expiry once, in a new lot that lives at least graceDays
 * (default 30).
 */
export async function reactivate(ctx: LedgerContext, input: BatchInput & { runDay: string; graceDays?: number }): Promise<BatchResult> {
  const { now, today, ator } = stamp(ctx);
  const [row] = await call<BatchResult>(ctx, 'ledger_reactivate', {
    run_day: input.runDay,
    grace_days: input.graceDays ?? GRACE_DAYS,
    holder_type: input.holderType ?? null,
    currency: input.currency ?? null,
    account_ids: input.accountIds ?? null,
    limit: input.limit ?? null,
    regra: { expiradoEm: input.runDay, ...input.regra },
    ator,
    today,
    now,
  });
  return row!;
}

/** How many credits of a batch were written, and how many were already known. */
export interface CreditManyResult {
  created: number;
  replayed: number;
  total: string;
}

/**
 * Writes many credits in few statements, as imports need: all or none. Keep a batch to some tens of thousands of rows, so that its accounts
 * are not locked for long.
 * Refuses: LEDGER_INVALID_VALUE, LEDGER_KEY_REUSED (also for a key repeated inside the batch).
 */
export async function creditMany(ctx: LedgerContext, credits: readonly CreditInput[]): Promise<CreditManyResult> {
  const { now, today, ator } = stamp(ctx);
  const rows = credits.map((input) => ({
    ...holderArgs(input),
    valor: input.valor,
    type: input.type,
    origem_tipo: input.origemTipo,
    origem_id: input.origemId,
    idempotency_key: input.idempotencyKey,
    vence_em: input.venceEm,
    disponivel_em: input.disponivelEm,
    campanha_id: input.campanhaId,
    regra: input.regra,
  }));
  const [row] = await call<CreditManyResult>(ctx, 'ledger_credit_many', { rows: JSON.stringify(rows), ator, today, now });
  return row!;
}
