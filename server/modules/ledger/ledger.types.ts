import type { CalendarDate } from '../../shared/dates.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';

/** Credit types a caller may write; the ledger itself writes REATIVACAO and ESTORNO_EXPIRACAO. */
export type CreditType = 'VENDA' | 'CODIGO' | 'INDICACAO' | 'SWPRO' | 'AJUSTE' | 'CORRECAO' | 'CASHBACK';
/** Debit types a caller may write; the ledger itself writes EXPIRACAO. */
export type DebitType = 'RESGATE' | 'AJUSTE';
/** Reversal types for a credit: a cancelled document, or a correction that takes part of it back. */
export type ReversalType = 'ESTORNO' | 'CORRECAO' | 'AJUSTE';
/** Every entry type. */
export type EntryType = CreditType | DebitType | ReversalType | 'CANCELAMENTO_RESGATE' | 'EXPIRACAO' | 'REATIVACAO' | 'ESTORNO_EXPIRACAO';

/** What a reversal does with value already spent (domain rules §4.5): owe it, lose it, or refuse. */
export type ReversalPolicy = 'SALDO_NEGATIVO' | 'DENTRO_DO_SALDO' | 'SOMENTE_LIVRES';

/** The account's holder: sellers hold PONTO, consumers BRL. networkId is stored when the account is opened. */
export interface Holder {
  holderType: 'SELLER' | 'CONSUMER';
  holderId: number;
  currency: 'PONTO' | 'BRL';
  networkId?: number | null;
}

/** The business document behind an entry. */
export interface Origin {
  origemTipo: string;
  origemId: string;
}

/** What every operation states. */
export interface Keyed {
  /** From the business document, e.g. 'postagem:123:v2'; a second call with the same input changes nothing. */
  idempotencyKey: string;
  /** A snapshot of the rule: factors, percentages. */
  regra?: Record<string, unknown>;
}

export interface CreditInput extends Holder, Origin, Keyed {
  type: CreditType;
  /** Above zero, two decimals. */
  valor: DecimalText;
  /** Last São Paulo day it may be spent; null never expires. */
  venceEm: CalendarDate | null;
  /** Spendable from then on; now by default. */
  disponivelEm?: Date;
  /** Cashback campaign. */
  campanhaId?: number | null;
}

export interface DebitInput extends Holder, Origin, Keyed {
  type: DebitType;
  valor: DecimalText;
  /** Takes only from this campaign's lots. */
  campanhaId?: number | null;
}

export interface ReverseInput extends Partial<Origin>, Keyed {
  /** The credit. */
  entryId: number;
  /** Part of it; by default, all that is left of it. */
  valor?: DecimalText;
  /** Defaults to ESTORNO. */
  type?: ReversalType;
  policy: ReversalPolicy;
}

export interface ReturnDebitInput extends Partial<Origin>, Keyed {
  /** The debit. */
  entryId: number;
  /** Minimum lifetime in days of returned value; default 30 (domain rules §4.5). */
  graceDays?: number;
}

/** Part of a lot that an operation created, took or gave back. */
export interface LotPart {
  lotId: number;
  valor: DecimalText;
  venceEm: CalendarDate | null;
}

/** An operation's result; a repeated key returns the same, except `available` and `replayed`. */
export interface LedgerResult {
  entryId: number;
  accountId: number;
  /** Signed, as written: a reversal limited to the balance may be smaller than asked. */
  valor: DecimalText;
  /** Σ entries up to this one; negative while a debt is open. */
  balance: DecimalText;
  debt: DecimalText;
  /** Written off under DENTRO_DO_SALDO. */
  loss: DecimalText;
  /** Spendable now. */
  available: DecimalText;
  lots: LotPart[];
  /** The key was already known: nothing was written. */
  replayed: boolean;
}

/** Limits a batch to one audience and bounds its size. */
export interface BatchInput {
  holderType?: Holder['holderType'];
  currency?: Holder['currency'];
  /** These accounts, of any audience: a chunk the caller chose. */
  accountIds?: readonly number[];
  /** Most accounts locked at once; call again until `accounts` is 0. Unlimited by default. */
  limit?: number;
  /** Included in each entry's rule, beside what the caller adds. */
  regra?: Record<string, unknown>;
}

export interface BatchResult {
  accounts: number;
  lots: number;
  total: DecimalText;
}

/** One statement line. */
export interface StatementLine extends Origin {
  entryId: number;
  seq: number;
  type: EntryType;
  valor: DecimalText;
  balanceAfter: DecimalText;
  debtAfter: DecimalText;
  loss: DecimalText;
  dia: CalendarDate;
  criadoEm: Date;
}
