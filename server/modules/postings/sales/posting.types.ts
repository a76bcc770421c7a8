import { Float } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/date-time.ts';
import { DayScalar } from '../../../platform/graphql/day.ts';
import { DecimalScalar } from '../../../platform/graphql/decimal.ts';
import { IdScalar } from '../../../platform/graphql/id.ts';
import { type FieldsOf, field, inputType, objectType, optional } from '../../../platform/graphql/object-type.ts';
import { reversalReasonSet } from '../../audiences/index.ts';
import { fiscalTypeSet } from './posting-sets.ts';
import type { PostedCashback, PostedSale } from './record-sale.ts';
import type { UsualProduct } from './usual-products.ts';

export const PostingItemType = objectType('PostingItem', 'One product of a sale and what it earned.', {
  id: field(IdScalar),
  codigo: field(String),
  descricao: field(String),
  qtde: field(DecimalScalar),
  valorUnitario: field(DecimalScalar),
  valorDesconto: field(DecimalScalar),
  subTotal: field(DecimalScalar, 'Quantity times unit price less discount, in BRL.'),
  valorPontos: field(DecimalScalar, 'Points per unit in force on the sale date.'),
  fatorPontuacao: field(Float, 'Factor on the sale date: that of the store, 1 to 10, times what its scenario adds; two decimals.'),
  pontos: field(DecimalScalar, 'qtde x valorPontos x fatorPontuacao, two decimals, half up.'),
});
export type PostingItemType = InstanceType<typeof PostingItemType>;

export const PostingEditType = objectType('PostingEdit', 'One correction of what identifies a sale, or of its points.', {
  id: field(IdScalar),
  mudanca: field(String, "'Número fiscal: 1 → 2; Data: …'."),
  causa: optional(reversalReasonSet, 'Why it was corrected; null before reasons were asked for.'),
  motivo: field(String, 'The text beside the reason; the label of the reason where there is none.'),
  nome: field(String),
  criadoEm: field(DateTimeScalar),
});
export type PostingEditType = InstanceType<typeof PostingEditType>;

export const SaleFound = objectType('SaleFound', 'An approved sale with the number that was asked for.', {
  id: field(IdScalar),
  identificador: field(String),
  tipoFiscal: field(fiscalTypeSet),
  parceiro: field(String),
  revenda: field(String),
  realizadoEm: field(DayScalar),
  totalPontos: field(DecimalScalar),
});
export type SaleFound = InstanceType<typeof SaleFound>;

const UsualProductType = objectType('UsualProduct', 'A product that a seller sells often, as their store sells it today.', {
  id: field(IdScalar, 'Id of the store’s product.'),
  codigo: field(String, 'Code that the store gives it.'),
  codigoPadrao: field(String, 'Code of the programme product that it stands for.'),
  nome: field(String, 'Name that the store gives it.'),
  valorUnitario: field(DecimalScalar, 'Price of one unit, in BRL.'),
  valorPontos: field(DecimalScalar, 'Points per unit of the programme product today.'),
} satisfies FieldsOf<UsualProduct>);

export const SaleSeller = objectType('SaleSeller', 'The seller that a sale would be for.', {
  id: field(IdScalar),
  nome: field(String),
  cnpj: field(String),
  codRevenda: field(String),
  revenda: field(String),
  ativo: field(Boolean),
  produtosHabituais: field(
    [UsualProductType],
    'The active products that most of the seller’s approved sales of the last 90 days held, the most usual first; eight at most.',
  ),
});
export type SaleSeller = InstanceType<typeof SaleSeller>;

export const SaleConsumer = objectType('SaleConsumer', 'The consumer that a purchase would be for.', {
  id: field(IdScalar),
  nome: field(String),
  ativo: field(Boolean),
});
export type SaleConsumer = InstanceType<typeof SaleConsumer>;

export const PostedCashbackType = objectType('PostedCashback', 'An approved purchase of a consumer.', {
  id: field(IdScalar),
  cashback: field(DecimalScalar, 'Cashback that it gave, in BRL.'),
  saldo: field(DecimalScalar, 'Cashback of the consumer after it, in BRL.'),
  proxima: field(Boolean, 'Whether it is kept for a later campaign.'),
  mensagem: field(String),
} satisfies FieldsOf<Omit<PostedCashback, 'aguardaAprovacao'>>);
export type PostedCashbackType = InstanceType<typeof PostedCashbackType>;

export const PostedSaleType = objectType('PostedSale', 'A recorded sale.', {
  id: field(IdScalar),
  totalPontos: field(DecimalScalar),
  pontosLimitados: field(DecimalScalar, 'Points that the monthly limit held back.'),
  saldo: field(DecimalScalar, 'Balance of the seller after it.'),
  mensagem: field(String),
} satisfies FieldsOf<Omit<PostedSale, 'aguardaAprovacao'>>);
export type PostedSaleType = InstanceType<typeof PostedSaleType>;

const SaleItemInput = inputType('SaleItemInput', 'One product of a sale.', {
  codigo: field(String),
  qtde: field(DecimalScalar),
  valorUnitario: field(DecimalScalar),
  valorDesconto: optional(DecimalScalar),
});

export const NoteInput = inputType('NoteInput', 'The note of a sale.', {
  tipoFiscal: field(fiscalTypeSet),
  identificador: field(String, 'Fiscal number (8 digits or more) or the 44-character key.'),
  realizadoEm: field(DayScalar, 'Day of the sale.'),
});

export const OwnSaleInput = inputType(
  'OwnSaleInput',
  'A sale to record; points follow from the catalogue.',
  {
    itens: field([SaleItemInput]),
  },
  NoteInput,
);
export type OwnSaleInput = InstanceType<typeof OwnSaleInput>;

/** Plain objects for the strict rules: inputs arrive as class instances, with null for "not given". */
export const plainSale = (input: OwnSaleInput) => ({
  ...input,
  itens: input.itens.map(({ valorDesconto, ...item }) => ({ ...item, ...(valorDesconto ? { valorDesconto } : {}) })),
});
