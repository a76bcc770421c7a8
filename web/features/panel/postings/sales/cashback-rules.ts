import { z } from 'zod';
import { postCashbackRules } from '../../../../../server/modules/postings/sales/posting.rules.ts';
import type { FiscalType } from '../../../../../server/shared/enums.ts';
import { parseFiscalKey } from '../../../../../server/shared/fiscal-key.ts';
import type { KnownSale } from './sale-rules.ts';

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
  .transform((values) => values as z.input<typeof postCashbackRules>)
  .pipe(postCashbackRules);

export type CashbackForm = z.input<typeof cashbackFormRules>;
export type Cashback = z.output<typeof cashbackFormRules>;

/** Initial values of the form; an access key gives the number, note or coupon, and the issuing store. */
export const startingCashback = ({ cpf = '', chaveFiscal, numero }: KnownSale, cnpjLoja = ''): CashbackForm => {
  const key = chaveFiscal ? parseFiscalKey(chaveFiscal) : null;
  return {
    cpf,
    tipoFiscal: key ? (key.tipo === 'NFE' ? 'N' : 'C') : null,
    identificador: chaveFiscal ?? numero ?? '',
    realizadoEm: '',
    totalVenda: '',
    valorProdutosSW: '',
    cnpjLoja,
    enviarMensagem: true,
  };
};
