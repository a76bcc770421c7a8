import type { EntryType, Holder, LotPart, StatementLine } from './ledger.types.ts';
import { type LedgerContext, run, stamp } from './ledger-context.ts';

/** A holder's position; zeros for one without entries. */
export interface Position {
  /** Spendable now. */
  available: string;
  balance: string;
  debt: string;
}

const ACCOUNT = 'select id from accounts where holder_type = $1 and holder_id = $2 and currency = $3';
const holderParams = ({ holderType, holderId, currency }: Holder) => [holderType, holderId, currency];

/** Reads a holder's position without locking: for screens. A debit decides from its own read under the lock. */
export async function available(ctx: LedgerContext, holder: Holder): Promise<Position> {
  const { now, today } = stamp(ctx);
  const [row] = await run<Position>(
    ctx,
    `select ledger_available(a.id, $4, $5) as available, a.balance, a.debt from accounts a
     where holder_type = $1 and holder_id = $2 and currency = $3`,
    [...holderParams(holder), today, now],
  );
  return row ?? { available: '0.00', balance: '0.00', debt: '0.00' };
}

/** The four words of an account by the clock (docs/ledger.md, Words). */
export interface Standing {
  /** available + waiting − debt: every place that says "saldo". */
  shown: string;
  available: string;
  waiting: string;
  expired: string;
  debt: string;
}

/** What every screen shows of a holder's account, by the clock: it does not depend on the expiry batch. */
export async function standing(ctx: LedgerContext, holder: Holder): Promise<Standing> {
  const { now, today } = stamp(ctx);
  const [row] = await run<Standing>(ctx, `select shown, available, waiting, expired, debt from ledger_standing((${ACCOUNT}), $4, $5)`, [
    ...holderParams(holder),
    today,
    now,
  ]);
  return row!;
}

/**
 * Locks several accounts at once, in the order the batches use (account id): the first step of a transaction that moves more than one,
 * which prevents deadlocks. Skips accounts never used; their first operation opens them.
 */
export async function lock(ctx: LedgerContext, holders: readonly Holder[]): Promise<void> {
  const wanted = holders.map(({ holderType, holderId, currency }) => ({ holder_type: holderType, holder_id: holderId, currency }));
  await run(
    ctx,
    `select a.id from accounts a where (a.holder_type, a.holder_id, a.currency) in (
       select r.holder_type, r.holder_id, r.currency from jsonb_to_recordset($1) as r(holder_type text, holder_id int, currency text))
     order by a.id for no key update`,
    [JSON.stringify(wanted)],
  );
}

/** Lots with something left that may still be spent, earliest expiry first; `disponivelEm` may be in the future. */
export async function openLots(
  ctx: LedgerContext,
  holder: Holder,
): Promise<(LotPart & { disponivelEm: Date; campanhaId: number | null })[]> {
  return run(
    ctx,
    `select id as "lotId", restante as valor, vence_em as "venceEm", disponivel_em as "disponivelEm", campanha_id as "campanhaId"
     from lots where account_id = (${ACCOUNT}) and restante > 0 and (vence_em is null or vence_em >= $4)
     order by vence_em nulls last, id`,
    [...holderParams(holder), stamp(ctx).today],
  );
}

/** The holder's entries, newest first; `beforeSeq` continues after a page's last line. */
export async function statement(
  ctx: LedgerContext,
  holder: Holder,
  { limit = 50, beforeSeq = null }: { limit?: number; beforeSeq?: number | null } = {},
): Promise<StatementLine[]> {
  return run(
    ctx,
    `select id as "entryId", seq, type, valor, balance_after as "balanceAfter", debt_after as "debtAfter", loss,
       origem_tipo as "origemTipo", origem_id as "origemId", dia, criado_em as "criadoEm"
     from entries where account_id = (${ACCOUNT}) and ($4::int is null or seq < $4) order by seq desc limit $5`,
    [...holderParams(holder), beforeSeq, limit],
  );
}

/** An entry of a business document, with the part not yet reversed. */
export interface OriginEntry {
  entryId: number;
  type: EntryType;
  valor: string;
  outstanding: string;
}

/** A document's entries that can be reversed (credits) or returned (debits), oldest first: what a cancellation processes. */
export async function entriesOf(ctx: LedgerContext, origemTipo: string, origemId: string): Promise<OriginEntry[]> {
  return run(
    ctx,
    `select id as "entryId", type, valor, ledger_outstanding(id) as outstanding from entries
     where origem_tipo = $1 and origem_id = $2 and reverses_entry_id is null order by id`,
    [origemTipo, origemId],
  );
}

/** A debit paid from a credit's lots and not returned since. */
export interface PaidDebit {
  entryId: number;
  origemTipo: string;
  origemId: string;
  /** The part that came from this credit. */
  valor: string;
}

/** Debits paid from a credit's lots: shown to staff when they reverse the credit ("cancelar resgate?", domain rules §4.5). */
export async function debitsPaidBy(ctx: LedgerContext, creditEntryId: number): Promise<PaidDebit[]> {
  return run(
    ctx,
    `select e.id as "entryId", e.origem_tipo as "origemTipo", e.origem_id as "origemId", sum(c.valor) as valor
     from consumptions c join entries e on e.id = c.entry_id
     where c.lot_id in (select ledger_own_lots($1)) and e.valor < 0 and e.reverses_entry_id is null and e.type <> 'EXPIRACAO'
       and ledger_outstanding(e.id) > 0
     group by e.id order by e.id`,
    [creditEntryId],
  );
}
