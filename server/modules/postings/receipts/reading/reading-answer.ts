import { HEAD_FIELDS, type Reading, SURE } from '../../../readings/index.ts';
import type { StoredReading } from './stored-reading.ts';

/** The word of the database and GraphQL for a reading's source. */
export type ReceiptSource = 'XML_ASSINADO' | 'XML' | 'PDF' | 'QR' | 'FOTO' | 'NENHUMA';

export const sourceOf = ({ fonte }: Reading): ReceiptSource => fonte.toUpperCase().replace('-', '_') as ReceiptSource;

/** N for an invoice (model 55), C for a coupon; null where the model is unknown. */
export const fiscalTypeOf = ({ modelo }: Reading): 'N' | 'C' | null => (modelo ? (modelo === '55' ? 'N' : 'C') : null);

/** A stored reading as a reviewer gets it. */
export function readingAnswer({ reading, produtos, lidoEm }: StoredReading) {
  const { chave, cnpj, emitente, data, hora, serie, numero, total, desconto, pagamento, autoridadeConferida, divergencias, linhas } =
    reading;
  const head = { chave, cnpj, emitente, data, hora, serie, numero, total, desconto, pagamento, autoridadeConferida, divergencias, linhas };
  return {
    ...head,
    fonte: sourceOf(reading),
    voltas: reading.voltas ?? 0,
    tipoFiscal: fiscalTypeOf(reading),
    campos: HEAD_FIELDS.filter((name) => reading[name] !== null).map((name) => ({
      campo: name,
      certa: (reading.certeza[name] ?? 0) >= SURE,
      lugar: reading.lugares[name] ?? null,
    })),
    itens: reading.itens.map(({ certeza, ...item }, index) => ({ ...item, certo: certeza >= SURE, produto: produtos[index] ?? null })),
    lidoEm,
  };
}
