import { z } from 'zod';
import { purchaseRules } from '../../../../../server/modules/postings/sales/posting.rules.ts';
import type { FiscalType } from '../../../../../server/shared/enums.ts';
import { readFields } from '../reading/read-fields.ts';
import { type KnownSale, startingNote } from './sale-rules.ts';

/** The server's rules, except that the fiscal type may still be empty. */
export const cashbackFormRules = z
  .object({
    cpf: z.string(),
    tipoFiscal: z.custom<FiscalType | null>(),
    identificador: z.string(),
    realizadoEm: z.string(),
    totalVenda: z.string(),
    valorProdutosSW: z.string(),
    cnpjLoja: z.string(),
    enviarMensagem: z.boolean(),
  })
  .transform((values) => values as z.input<typeof purchaseRules>)
  .pipe(purchaseRules);

export type CashbackForm = z.input<typeof cashbackFormRules>;
export type Cashback = z.output<typeof cashbackFormRules>;

/** Initial values of a consumer's purchase; the issuing store comes from the picker. */
export const startingCashback = (known: KnownSale, cnpjLoja = ''): CashbackForm => {
  const read = readFields(known.leitura, known.chaveFiscal ?? null);
  return {
    ...startingNote(known),
    totalVenda: read.totalVenda?.value ?? '',
    valorProdutosSW: read.valorProdutosSW?.value ?? '',
    cnpjLoja,
  };
};
