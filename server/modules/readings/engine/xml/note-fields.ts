import type { XmlElement } from 'libxml2-wasm';
import { z } from 'zod';
import { FileRefused } from '../file-refused.ts';
import { PREFIXES } from './parse-xml.ts';

const decimal = z.string().regex(/^\d{1,13}(?:\.\d{1,10})?$/);
const text = z.string().min(1).max(500);
/** The parts of an NF-e or NFC-e that are read, in the form that the layouts 3.10 and 4.00 give them. */
const noteSchema = z.object({
  /** `NFe` and the access key. */
  id: z.string(),
  versao: z.enum(['3.10', '4.00']),
  modelo: z.enum(['55', '65']),
  serie: z.string().regex(/^\d{1,3}$/),
  numero: z.string().regex(/^\d{1,9}$/),
  emissao: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[+-]\d\d:\d\d|Z)?$/),
  ambiente: z.string(),
  finalidade: z.string(),
  tipo: z.string(),
  /** Null when a person issued it. */
  cnpj: z
    .string()
    .regex(/^[0-9A-Z]{12}\d\d$/)
    .nullable(),
  emitente: text,
  totalProdutos: decimal,
  total: decimal,
  pagamentos: z.array(z.string()),
  itens: z
    .array(
      z.object({
        codigo: text,
        ean: z.string().nullable(),
        descricao: text,
        un: text,
        qtde: decimal,
        valorUnitario: decimal,
        total: decimal,
        desconto: decimal.nullable(),
        /** False: the item's value is not part of the note's total. */
        compoeTotal: z.boolean(),
      }),
    )
    .min(1)
    .max(990),
});
export type NoteFields = z.output<typeof noteSchema>;

/** Fields of an `infNFe`. Throws FileRefused when one that the layout requires is missing, repeated or malformed. */
export function noteFields(note: XmlElement): NoteFields {
  const read = {
    id: note.attr('Id')?.value,
    versao: note.attr('versao')?.value,
    modelo: textAt(note, 'ide/mod'),
    serie: textAt(note, 'ide/serie'),
    numero: textAt(note, 'ide/nNF'),
    emissao: textAt(note, 'ide/dhEmi'),
    ambiente: textAt(note, 'ide/tpAmb'),
    finalidade: textAt(note, 'ide/finNFe'),
    tipo: textAt(note, 'ide/tpNF'),
    cnpj: textAt(note, 'emit/CNPJ'),
    emitente: textAt(note, 'emit/xNome'),
    totalProdutos: textAt(note, 'total/ICMSTot/vProd'),
    total: textAt(note, 'total/ICMSTot/vNF'),
    pagamentos: elementsAt(note, 'pag//tPag').map(({ content }) => content.trim()),
    itens: elementsAt(note, 'det').map(itemFields),
  };
  const { success, data } = noteSchema.safeParse(read);
  if (!success) throw new FileRefused('O XML não segue o formato da NF-e.');
  return data;
}

function itemFields(item: XmlElement) {
  return {
    codigo: textAt(item, 'prod/cProd'),
    ean: textAt(item, 'prod/cEAN'),
    descricao: textAt(item, 'prod/xProd'),
    un: textAt(item, 'prod/uCom'),
    qtde: textAt(item, 'prod/qCom'),
    valorUnitario: textAt(item, 'prod/vUnCom'),
    total: textAt(item, 'prod/vProd'),
    desconto: textAt(item, 'prod/vDesc'),
    compoeTotal: textAt(item, 'prod/indTot') !== '0',
  };
}

/** Text of the only element at the path; null when it is absent or empty. Refuses a repeated element, of which one might be hidden. */
function textAt(element: XmlElement, path: string): string | null {
  const [found, ...others] = elementsAt(element, path);
  if (others.length > 0) throw new FileRefused('O XML não segue o formato da NF-e.');
  return found?.content.trim() || null;
}

function elementsAt(element: XmlElement, path: string): XmlElement[] {
  return element.find(path.replace(/\w+/g, 'nfe:$&'), PREFIXES) as XmlElement[];
}
