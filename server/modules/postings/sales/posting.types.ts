import { Field, Float, InputType, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/date-time.ts';
import { DayScalar } from '../../../platform/graphql/day.ts';
import { DecimalScalar } from '../../../platform/graphql/decimal.ts';
import { IdScalar } from '../../../platform/graphql/id.ts';
import type { FiscalType } from '../../../shared/enums.ts';
import { fiscalTypeSet } from './posting-sets.ts';
import type { PostedCashback, PostedSale } from './record-sale.ts';
import type { UsualProduct } from './usual-products.ts';

@ObjectType('PostingItem', { description: 'One product of a sale and what it earned.', simpleResolvers: true })
export class PostingItemType {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => String)
  codigo!: string;
  @Field(() => String)
  descricao!: string;
  @Field(() => DecimalScalar)
  qtde!: string;
  @Field(() => DecimalScalar)
  valorUnitario!: string;
  @Field(() => DecimalScalar)
  valorDesconto!: string;
  @Field(() => DecimalScalar, { description: 'Quantity times unit price less discount, in BRL.' })
  subTotal!: string;
  @Field(() => DecimalScalar, { description: 'Points per unit in force on the sale date.' })
  valorPontos!: string;
  @Field(() => Float, { description: 'Factor on the sale date: that of the store, 1 to 10, times what its scenario adds; two decimals.' })
  fatorPontuacao!: number;
  @Field(() => DecimalScalar, { description: 'qtde x valorPontos x fatorPontuacao, two decimals, half up.' })
  pontos!: string;
}

@ObjectType('PostingEdit', { description: 'One correction of what identifies a sale.', simpleResolvers: true })
export class PostingEditType {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => String, { description: "'Número fiscal: 1 → 2; Data: …'." })
  mudanca!: string;
  @Field(() => String)
  motivo!: string;
  @Field(() => String)
  nome!: string;
  @Field(() => DateTimeScalar)
  criadoEm!: Date;
}

@ObjectType({ description: 'An approved sale with the number that was asked for.', simpleResolvers: true })
export class SaleFound {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => String)
  identificador!: string;
  @Field(() => fiscalTypeSet)
  tipoFiscal!: FiscalType;
  @Field(() => String)
  parceiro!: string;
  @Field(() => String)
  revenda!: string;
  @Field(() => DayScalar)
  realizadoEm!: string;
  @Field(() => DecimalScalar)
  totalPontos!: string;
}

@ObjectType('UsualProduct', { description: 'A product that a seller sells often, as their store sells it today.', simpleResolvers: true })
class UsualProductType implements UsualProduct {
  @Field(() => IdScalar, { description: 'Id of the store’s product.' })
  id!: number;
  @Field(() => String, { description: 'Code that the store gives it.' })
  codigo!: string;
  @Field(() => String, { description: 'Code of the programme product that it stands for.' })
  codigoPadrao!: string;
  @Field(() => String, { description: 'Name that the store gives it.' })
  nome!: string;
  @Field(() => DecimalScalar, { description: 'Price of one unit, in BRL.' })
  valorUnitario!: string;
  @Field(() => DecimalScalar, { description: 'Points per unit of the programme product today.' })
  valorPontos!: string;
}

@ObjectType({ description: 'The seller that a sale would be for.', simpleResolvers: true })
export class SaleSeller {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => String)
  nome!: string;
  @Field(() => String)
  cnpj!: string;
  @Field(() => String)
  codRevenda!: string;
  @Field(() => String)
  revenda!: string;
  @Field(() => Boolean)
  ativo!: boolean;
  @Field(() => [UsualProductType], {
    description:
      'The active products that most of the seller’s approved sales of the last 90 days held, the most usual first; eight at most.',
  })
  produtosHabituais!: UsualProduct[];
}

@ObjectType({ description: 'The consumer that a purchase would be for.', simpleResolvers: true })
export class SaleConsumer {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => String)
  nome!: string;
  @Field(() => Boolean)
  ativo!: boolean;
}

@ObjectType('PostedCashback', { description: 'An approved purchase of a consumer.', simpleResolvers: true })
export class PostedCashbackType implements PostedCashback {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => DecimalScalar, { description: 'Cashback that it gave, in BRL.' })
  cashback!: string;
  @Field(() => DecimalScalar, { nullable: true, description: 'Cashback of the consumer after it, in BRL; null while it waits.' })
  saldo!: string | null;
  @Field(() => Boolean, { description: 'Whether it waits for a second approver; the id is the approval’s then.' })
  aguardaAprovacao!: boolean;
  @Field(() => Boolean, { description: 'Whether it is kept for a later campaign.' })
  proxima!: boolean;
  @Field(() => String)
  mensagem!: string;
}

@ObjectType('PostedSale', { description: 'A recorded sale.', simpleResolvers: true })
export class PostedSaleType implements PostedSale {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => DecimalScalar)
  totalPontos!: string;
  @Field(() => DecimalScalar, { description: 'Points that the monthly limit held back.' })
  pontosLimitados!: string;
  @Field(() => DecimalScalar, { nullable: true, description: 'Balance of the seller after it; null while it waits.' })
  saldo!: string | null;
  @Field(() => Boolean, { description: 'Whether it waits for a second approver; the id is the approval’s then.' })
  aguardaAprovacao!: boolean;
  @Field(() => String)
  mensagem!: string;
}

@InputType({ description: 'One product of a sale.' })
class SaleItemInput {
  @Field(() => String)
  codigo!: string;
  @Field(() => DecimalScalar)
  qtde!: string;
  @Field(() => DecimalScalar)
  valorUnitario!: string;
  @Field(() => DecimalScalar, { nullable: true })
  valorDesconto?: string;
}

@InputType({ description: 'The note of a sale.' })
export class NoteInput {
  @Field(() => fiscalTypeSet)
  tipoFiscal!: FiscalType;
  @Field(() => String, { description: 'Fiscal number (8 digits or more) or the 44-character key.' })
  identificador!: string;
  @Field(() => DayScalar, { description: 'Day of the sale.' })
  realizadoEm!: string;
}

@InputType({ description: 'A sale to record; points follow from the catalogue.' })
export class OwnSaleInput extends NoteInput {
  @Field(() => [SaleItemInput])
  itens!: SaleItemInput[];
}

/** Plain objects for the strict rules: inputs arrive as class instances, with null for "not given". */
export const plainSale = (input: OwnSaleInput) => ({
  ...input,
  itens: input.itens.map(({ valorDesconto, ...item }) => ({ ...item, ...(valorDesconto ? { valorDesconto } : {}) })),
});
