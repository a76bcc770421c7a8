import type { CalendarDate } from '../../shared/dates.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';

/** Types of a credit that a caller may write; the ledger itself writes REATIVACAO and ESTORNO_EXPIRACAO. */
export type CreditType = 'VENDA' | 'CODIGO' | 'INDICACAO' | 'SWPRO' | 'AJUSTE' | 'CORRECAO' | 'CASHBACK';
/** Types of a debit that a caller may write; the ledger itself writes EXPIRACAO. */
export type DebitType = 'RESGATE' | 'AJUSTE';
/** Types of a reversal of a credit: a cancelled document, or a correction that takes a part of it back. */
export type ReversalType = 'ESTORNO' | 'CORRECAO' | 'AJUSTE';
/** Every type of an entry. */
export type EntryType = CreditType | DebitType | ReversalType | 'CANCELAMENTO_RESGATE' | 'EXPIRACAO' | 'REATIVACAO' | 'ESTORNO_EXPIRACAO';

/** What a reversal does about value already spent (domain rules §4.5): owe it, lose it, or refuse. */
export type ReversalPolicy = 'SALDO_NEGATIVO' | 'DENTRO_DO_SALDO' | 'SOMENTE_LIVRES';

/** Whose account: sellers hold PONTO, consumers BRL. networkId is kept when the account is opened. */
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

/** What every operation says of itself. */
export interface Keyed {
  /** From the business document, e.g. 'postagem:123:v2'; a second call with the same input changes nothing. */
  idempotencyKey: string;
  /** The rule as it stood: factors, percentages. */
  regra?: Record<string, unknown>;
}

export interface CreditInput extends Holder, Origin, Keyed {
  type: CreditType;
  /** Above zero, two decimals. */
  valor: DecimalText;
  /** Last São Paulo day on which it may be spent; null never expires. */
  venceEm: CalendarDate | null;
  /** May be spent from then on; now unless told. */
  disponivelEm?: Date;
  /** Cashback campaign. */
  campanhaId?: number | null;
}

export interface DebitInput extends Holder, Origin, Keyed {
  type: DebitType;
  valor: DecimalText;
  /** Takes from the lots of this campaign only. */
  campanhaId?: number | null;
}

export interface ReverseInput extends Partial<Origin>, Keyed {
  /** The credit. */
  entryId: number;
  /** A part of it; all that is left of it unless told. */
  valor?: DecimalText;
  /** ESTORNO unless told. */
  type?: ReversalType;
  policy: ReversalPolicy;
}

export interface ReturnDebitInput extends Partial<Origin>, Keyed {
  /** The debit. */
  entryId: number;
  /** Days that returned value lives at least; 30 unless told (domain rules §4.5). */
  graceDays?: number;
}

/** Part of a lot that an operation made, took or gave back. */
export interface LotPart {
  lotId: number;
  valor: DecimalText;
  venceEm: CalendarDate | null;
}

/** What an operation answers; a repeated key answers the same, but for `available` and `replayed`. */
export interface LedgerResult {
  entryId: number;
  accountId: number;
  /** Signed, as written: a reversal within the balance may be smaller than asked. */
  valor: DecimalText;
  /** Σ entries up to this one; below zero while a debt is open. */
  balance: DecimalText;
  debt: DecimalText;
  /** Given up under DENTRO_DO_SALDO. */
  loss: DecimalText;
  /** What may be spent now. */
  available: DecimalText;
  lots: LotPart[];
  /** The key was known: nothing was written. */
  replayed: boolean;
}

/** Narrows a batch to one audience and bounds it. */
export interface BatchInput {
  holderType?: Holder['holderType'];
  currency?: Holder['currency'];
  /** These accounts, whatever audience they are of; the caller's own choice of a chunk. */
  accountIds?: readonly number[];
  /** Most accounts locked at once; call again until `accounts` is 0. All of them unless told. */
  limit?: number;
  /** Named in each entry's rule, beside what the caller adds. */
  regra?: Record<string, unknown>;
}

export interface BatchResult {
  accounts: number;
  lots: number;
  total: DecimalText;
}

/** A line of a statement. */
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
