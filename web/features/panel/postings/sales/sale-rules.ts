import { z } from 'zod';
import { saleRules } from '../../../../../server/modules/postings/sales/posting.rules.ts';
import type { FiscalType } from '../../../../../server/shared/enums.ts';
import { parseFiscalKey } from '../../../../../server/shared/fiscal-key.ts';
import { isReadingAwaited, offeredItems, type ReceiptReading, readFields } from '../reading/read-fields.ts';
import { saleTexts as texts } from '../shared/review.messages.ts';
import { EMPTY_ITEM, isBlank, type SaleItem } from './sale-items.ts';

const { cpf, tipoFiscal, identificador, realizadoEm, itens, enviarMensagem } = saleRules.shape;

/** The server's rules applied to the form's values; items also have a description, and one may be half-typed. */
export const saleFormRules = z
  .object({
    cpf,
    tipoFiscal: z.unknown().pipe(tipoFiscal),
    identificador,
    realizadoEm,
    itens: z
      .array(z.custom<SaleItem>())
      .transform((items): z.input<typeof itens> => items.map(({ descricao: _shownOnly, ...sent }) => sent))
      .pipe(itens),
    item: z.custom<SaleItem>().refine(isBlank, { error: texts.itemNotAdded, path: ['qtde'] }),
    enviarMensagem,
  })
  .transform(({ item: _unsent, ...sale }) => sale);

export type SaleForm = z.input<typeof saleFormRules>;
export type Sale = z.output<typeof saleFormRules>;

/** What is known before typing: from navigation state or from reading the receipt automatically. */
export interface KnownSale {
  cpf?: string;
  chaveFiscal?: string | null;
  numero?: string | null;
  leitura?: ReceiptReading | null;
  /** Of a receipt. */
  findings?: readonly { code: string; message: string }[];
  status?: string;
  criadoEm?: string;
}

/** What the receipt itself says, to fill and to mark; null is what it does not say. */
export interface ReadNote {
  /** Whether the CPF came with the receipt. */
  cpf: string | null;
  identificador: string | null;
  tipoFiscal: FiscalType | null;
  /** 'YYYY-MM': of the key, which gives the month of issue and never the day, else of a day that was surely read. */
  mes: string | null;
  /** Whether the month may still be read. */
  isMonthAwaited: boolean;
  /** 'YYYY-MM-DD', where the receipt was read. */
  dia: string | null;
}

const monthOf = ({ chaveFiscal, leitura }: KnownSale): string | null => {
  const key = chaveFiscal ? parseFiscalKey(chaveFiscal) : null;
  if (key && key.mes >= 1 && key.mes <= 12) return `${key.ano}-${String(key.mes).padStart(2, '0')}`;
  const day = readFields(leitura, null).realizadoEm;
  return day?.isSure ? day.value.slice(0, 'YYYY-MM'.length) : null;
};

export const readNote = (known: KnownSale): ReadNote => {
  const { cpf, chaveFiscal, numero, leitura, status, criadoEm } = known;
  const key = chaveFiscal ? parseFiscalKey(chaveFiscal) : null;
  const mes = monthOf(known);
  return {
    cpf: cpf || null,
    identificador: chaveFiscal ?? numero ?? null,
    tipoFiscal: key ? (key.tipo === 'NFE' ? 'N' : 'C') : null,
    mes,
    isMonthAwaited: mes === null && Boolean(status && criadoEm && isReadingAwaited({ status, criadoEm, leitura })),
    dia: leitura?.data ?? null,
  };
};

/** Initial values of both audiences' forms: the reading of the receipt, or its access key, which gives the number, and note or coupon. */
export const startingNote = (known: KnownSale) => {
  const { cpf, identificador, tipoFiscal } = readNote(known);
  const read = readFields(known.leitura, known.chaveFiscal ?? null);
  return {
    cpf: cpf ?? '',
    tipoFiscal: tipoFiscal ?? known.leitura?.tipoFiscal ?? null,
    identificador: identificador ?? read.identificador?.value ?? '',
    realizadoEm: read.realizadoEm?.value ?? '',
    enviarMensagem: true,
  };
};

/** Initial values of a seller's sale. */
export const startingSale = (known: KnownSale): SaleForm => ({
  ...startingNote(known),
  itens: offeredItems(known.leitura),
  item: EMPTY_ITEM,
});
