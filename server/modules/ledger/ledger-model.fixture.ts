import type { CalendarDate } from '../../shared/dates.ts';
import { addDays } from '../../shared/dates.ts';
import type { ReversalPolicy } from './ledger.types.ts';

/** The ledger as a simple in-memory model, which the property test compares with the database. Values in hundredths. */
export interface ModelLot {
  /** The credit these points came from, through every replacement. */
  origin: ModelEntry;
  left: number;
  from: CalendarDate;
  until: CalendarDate | null;
}

export interface ModelEntry {
  type: string;
  valor: number;
  loss: number;
  balanceAfter: number;
  debtAfter: number;
  /** Not reversed yet; null for what cannot be. */
  outstanding: number | null;
  taken: { lot: ModelLot; valor: number }[];
  day: CalendarDate;
}

const GRACE_DAYS = 30;
const LAST = '9999-12-31';

export class LedgerModel {
  readonly lots: ModelLot[] = [];
  readonly entries: ModelEntry[] = [];
  balance = 0;
  debt = 0;

  available(today: CalendarDate): number {
    return this.debt > 0 ? 0 : total(this.#spendable(today));
  }

  openLots(): ModelLot[] {
    return fefo(this.lots.filter((lot) => lot.left > 0));
  }

  credit(valor: number, until: CalendarDate | null, from: CalendarDate, today: CalendarDate): void {
    const paid = Math.min(this.debt, valor);
    const entry = this.#append('VENDA', valor, this.debt - paid, today, valor);
    this.#addLot(entry, valor - paid, from, until);
  }

  debit(valor: number, today: CalendarDate): string | null {
    if (this.debt > 0) return 'LEDGER_DEBT_OUTSTANDING';
    if (valor > this.available(today)) return 'LEDGER_INSUFFICIENT_BALANCE';
    const entry = this.#append('RESGATE', -valor, 0, today, valor);
    take(entry, this.#spendable(today), valor);
    return null;
  }

  reverse(target: ModelEntry, part: number | null, policy: ReversalPolicy, today: CalendarDate): string | null {
    if (target.valor <= 0 || target.outstanding === null) return 'LEDGER_NOT_A_CREDIT';
    if (target.outstanding === 0) return 'LEDGER_ALREADY_REVERSED';
    const amount = part ?? target.outstanding;
    if (amount > target.outstanding) return 'LEDGER_REVERSAL_TOO_LARGE';
    const own = this.lots.filter((lot) => lot.origin === target && lot.left > 0);
    const expired = this.entries.filter((entry) => entry.type === 'EXPIRACAO' && entry.taken[0]!.lot.origin === target);
    const reachable = total(own) + expired.reduce((sum, entry) => sum + entry.outstanding!, 0);
    if (policy === 'SOMENTE_LIVRES' && reachable < amount) return 'LEDGER_POINTS_SPENT';
    let undo = Math.max(0, amount - total(own));
    for (const entry of expired) {
      const back = Math.min(undo, entry.outstanding!);
      if (back === 0) continue;
      this.#append('ESTORNO_EXPIRACAO', back, this.debt, today, null);
      entry.outstanding! -= back;
      entry.taken[0]!.lot.left += back;
      undo -= back;
    }
    const mine = fefo(this.lots.filter((lot) => lot.origin === target && lot.left > 0));
    const others = fefo(this.lots.filter((lot) => lot.origin !== target && lot.left > 0 && (lot.until ?? LAST) >= today));
    const missing = Math.max(0, amount - total(mine) - total(others));
    const within = policy === 'DENTRO_DO_SALDO';
    const entry = this.#append('ESTORNO', -(within ? amount - missing : amount), this.debt + (within ? 0 : missing), today, null);
    entry.loss = within ? missing : 0;
    target.outstanding -= amount;
    take(entry, [...mine, ...others], amount - missing);
    return null;
  }

  returnDebit(target: ModelEntry, today: CalendarDate): string | null {
    if (target.valor >= 0 || target.outstanding === null || target.type === 'EXPIRACAO') return 'LEDGER_NOT_A_DEBIT';
    if (target.outstanding === 0) return 'LEDGER_ALREADY_RETURNED';
    target.outstanding = 0;
    let paid = Math.min(this.debt, -target.valor);
    this.#append('CANCELAMENTO_RESGATE', -target.valor, this.debt - paid, today, null);
    const soonest = addDays(today, GRACE_DAYS);
    const order = fefo(target.taken.map(({ lot }) => lot));
    for (const { lot, valor } of target.taken.toSorted((a, b) => order.indexOf(a.lot) - order.indexOf(b.lot))) {
      const back = Math.max(0, valor - paid);
      paid -= valor - back;
      if ((lot.until ?? LAST) >= soonest) lot.left += back;
      else this.#addLot(lot.origin, back, lot.from, soonest);
    }
    return null;
  }

  expire(today: CalendarDate): void {
    for (const lot of fefo(this.lots.filter(({ left, until }) => left > 0 && (until ?? LAST) < today))) {
      take(this.#append('EXPIRACAO', -lot.left, this.debt, today, lot.left), [lot], lot.left);
    }
  }

  reactivate(runDay: CalendarDate, today: CalendarDate): void {
    for (const expiry of this.entries.filter(({ type, day, outstanding }) => type === 'EXPIRACAO' && day === runDay && outstanding! > 0)) {
      const valor = expiry.outstanding!;
      const { lot } = expiry.taken[0]!;
      const paid = Math.min(this.debt, valor);
      expiry.outstanding = 0;
      this.#append('REATIVACAO', valor, this.debt - paid, today, null);
      const soonest = addDays(today, GRACE_DAYS);
      this.#addLot(lot.origin, valor - paid, lot.from, lot.until! > soonest ? lot.until : soonest);
    }
  }

  #spendable(today: CalendarDate): ModelLot[] {
    return fefo(this.lots.filter((lot) => lot.left > 0 && lot.from <= today && (lot.until ?? LAST) >= today));
  }

  #append(type: string, valor: number, debtAfter: number, day: CalendarDate, outstanding: number | null): ModelEntry {
    this.balance += valor;
    this.debt = debtAfter;
    const entry = { type, valor, loss: 0, balanceAfter: this.balance, debtAfter, outstanding, taken: [], day };
    this.entries.push(entry);
    return entry;
  }

  #addLot(origin: ModelEntry, left: number, from: CalendarDate, until: CalendarDate | null): void {
    if (left > 0) this.lots.push({ origin, left, from, until });
  }
}

const total = (lots: ModelLot[]) => lots.reduce((sum, { left }) => sum + left, 0);

/** Earliest expiry first; JavaScript's stable sort keeps creation order among equals. */
const fefo = (lots: ModelLot[]) => lots.toSorted((a, b) => (a.until ?? LAST).localeCompare(b.until ?? LAST));

function take(entry: ModelEntry, lots: ModelLot[], valor: number): void {
  let missing = valor;
  for (const lot of lots) {
    const part = Math.min(missing, lot.left);
    if (part === 0) continue;
    lot.left -= part;
    missing -= part;
    entry.taken.push({ lot, valor: part });
  }
}
