import { z } from 'zod';
import { postSaleRules } from '../../../../../server/modules/postings/sales/posting.rules.ts';
import { parseFiscalKey } from '../../../../../server/shared/fiscal-key.ts';
import { saleTexts as texts } from '../review.messages.ts';
import { EMPTY_ITEM, isBlank, type SaleItem } from './sale-items.ts';

const { cpf, tipoFiscal, identificador, realizadoEm, itens, enviarMensagem } = postSaleRules.shape;

/** The server's rules over the form's values: an item also shows its description, and one may be half typed. */
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

/** What is known before anything is typed: from the address' state or from the machine's reading of a receipt. */
export interface KnownSale {
  cpf?: string;
  chaveFiscal?: string | null;
  numero?: string | null;
}

/** Values the form starts with; a key says the number and whether it is a note or a coupon. */
export const startingSale = ({ cpf = '', chaveFiscal, numero }: KnownSale): SaleForm => {
  const key = chaveFiscal ? parseFiscalKey(chaveFiscal) : null;
  return {
    cpf,
    tipoFiscal: key ? (key.tipo === 'NFE' ? 'N' : 'C') : null,
    identificador: chaveFiscal ?? numero ?? '',
    realizadoEm: '',
    itens: [],
    item: EMPTY_ITEM,
    enviarMensagem: true,
  };
};
