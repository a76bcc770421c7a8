import { Float, Int } from 'type-graphql';
import { DateTimeScalar } from '../../../../platform/graphql/date-time.ts';
import { DayScalar } from '../../../../platform/graphql/day.ts';
import { DecimalScalar } from '../../../../platform/graphql/decimal.ts';
import { type FieldsOf, field, objectType, optional } from '../../../../platform/graphql/object-type.ts';
import type { Box } from '../../../readings/index.ts';
import { fiscalTypeSet } from '../../sales/posting-sets.ts';
import { matchReasonSet, receiptSourceSet } from '../submission-sets.ts';
import type { MatchedProduct } from './stored-reading.ts';

const PrintedPlace = objectType(
  'PrintedPlace',
  'A place on a page, as fractions of its width and height from the upper left; of a picture as it was sent.',
  {
    page: field(Int, 'From 1.'),
    x: field(Float, 'From the left edge.'),
    y: field(Float, 'From the upper edge.'),
    w: field(Float, 'How wide it is.'),
    h: field(Float, 'How high it is.'),
  } satisfies FieldsOf<Box>,
);

const ReadField = objectType('ReadField', 'How sure one field of a reading is, and where it is printed.', {
  campo: field(String, 'chave, cnpj, data, hora, serie, numero, total or desconto.'),
  certa: field(Boolean, 'Sure: at most one of two hundred such fields is wrong.'),
  lugar: optional(PrintedPlace, 'Null for an XML.'),
});

const ReadProduct = objectType('ReadProduct', 'The product of the programme that a printed item is.', {
  codigo: field(String, 'The code to enter it by.'),
  nome: field(String),
  motivo: field(matchReasonSet, 'How it was found.'),
} satisfies FieldsOf<MatchedProduct>);

const ReadItem = objectType('ReadItem', 'One printed item of a receipt.', {
  codigo: optional(String, "The store's code or the bar code, as printed."),
  descricao: field(String),
  qtde: optional(DecimalScalar),
  un: optional(String, 'Unit, as printed.'),
  valorUnitario: optional(DecimalScalar, 'In BRL.'),
  total: optional(DecimalScalar, 'In BRL, before its own discount.'),
  certo: field(Boolean, 'Sure: at most one of two hundred such items is wrong.'),
  corrigido: field(Boolean, 'One digit was corrected, because exactly one candidate closed the sum.'),
  lugar: optional(PrintedPlace, 'Its rows on the page; null for an XML.'),
  produto: optional(ReadProduct, 'Null for a product outside the programme.'),
});

const PrintedLine = objectType('PrintedLine', 'One printed line.', {
  texto: field(String),
  lugar: field(PrintedPlace, 'Where it is printed.'),
});

export const ReceiptReadingType = objectType('ReceiptReading', 'What was read from the file of a receipt, for a reviewer to confirm.', {
  fonte: field(receiptSourceSet),
  autoridadeConferida: optional(
    Boolean,
    "Whether the issuer's certificate chains to a configured authority; null where none is configured.",
  ),
  chave: optional(String, 'Access key.'),
  cnpj: optional(String, "The issuer's."),
  emitente: optional(String, "The issuer's printed name."),
  tipoFiscal: optional(fiscalTypeSet),
  data: optional(DayScalar, 'Day of issue.'),
  hora: optional(String, "'HH:MM' or 'HH:MM:SS'."),
  serie: optional(String, 'Without leading zeros.'),
  numero: optional(String),
  total: optional(DecimalScalar, 'What was paid, in BRL.'),
  desconto: optional(DecimalScalar, 'Sum of all discounts, in BRL.'),
  pagamento: optional(String, 'Way of payment as printed.'),
  campos: field([ReadField], 'Of the fields above that were read.'),
  itens: field([ReadItem]),
  divergencias: field([String], 'What contradicts itself.'),
  voltas: field(Int, 'Clockwise quarter turns (0 to 3) that make the picture upright.'),
  linhas: field([PrintedLine], 'From top to bottom.'),
  lidoEm: field(DateTimeScalar, 'When it was read.'),
});
export type ReceiptReadingType = InstanceType<typeof ReceiptReadingType>;
