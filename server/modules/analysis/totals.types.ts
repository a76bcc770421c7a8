import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { inputType, optional } from '../../platform/graphql/object-type.ts';
import type { RedemptionTotal, SalesTotal } from './totals.query.ts';

export enum TotalsDimension {
  MONTH = 'MONTH',
  NETWORK = 'NETWORK',
  STORE = 'STORE',
  SELLER = 'SELLER',
  PRODUCT = 'PRODUCT',
}
registerEnumType(TotalsDimension, {
  name: 'TotalsDimension',
  description: 'What totals are grouped by.',
  valuesConfig: {
    MONTH: { description: "Month 'YYYY-MM' of the sale, or of the redemption in São Paulo." },
    NETWORK: { description: 'Network.' },
    STORE: { description: 'Store.' },
    SELLER: { description: 'Seller.' },
    PRODUCT: { description: 'Product; of sales only.' },
  },
});

export const TotalsFilter = inputType('TotalsFilter', 'Which rows are summed; all that are given hold.', {
  de: optional(DayScalar, 'First day.'),
  ate: optional(DayScalar, 'Last day.'),
  networkId: optional(IdScalar, 'Of one network.'),
  storeId: optional(IdScalar, 'Of one store.'),
  sellerId: optional(IdScalar, 'Of one seller.'),
  productId: optional(IdScalar, 'Of one product; of sales only.'),
});
export type TotalsFilter = InstanceType<typeof TotalsFilter>;

/** Fields are null for dimensions not grouped by. */
@ObjectType()
class TotalsGroup {
  @Field(() => String, { nullable: true, description: "Month, 'YYYY-MM'; null unless grouped by MONTH." })
  mes!: string | null;
  @Field(() => IdScalar, { nullable: true, description: 'Id of the network; null unless grouped by NETWORK.' })
  networkId!: number | null;
  @Field(() => String, { nullable: true, description: 'Name of the network.' })
  rede!: string | null;
  @Field(() => IdScalar, { nullable: true, description: 'Id of the store; null unless grouped by STORE.' })
  storeId!: number | null;
  @Field(() => String, { nullable: true, description: 'Name of the store.' })
  loja!: string | null;
  @Field(() => IdScalar, { nullable: true, description: 'Id of the seller; null unless grouped by SELLER.' })
  sellerId!: number | null;
  @Field(() => String, { nullable: true, description: 'Name of the seller.' })
  vendedor!: string | null;
  @Field(() => IdScalar, { nullable: true, description: 'Id of the product; null unless grouped by PRODUCT.' })
  productId!: number | null;
  @Field(() => String, { nullable: true, description: 'Code of the product.' })
  codigo!: string | null;
  @Field(() => String, { nullable: true, description: 'Name of the product.' })
  produto!: string | null;
}

@ObjectType('SalesTotal', { description: 'Approved sales of sellers, summed.', simpleResolvers: true })
export class SalesTotalType extends TotalsGroup implements SalesTotal {
  @Field(() => Int, { description: 'Number of sales.' })
  vendas!: number;
  @Field(() => DecimalScalar, { nullable: true, description: 'Units sold; only by or of a product.' })
  qtde!: string | null;
  @Field(() => DecimalScalar, { description: 'Value sold, in BRL.' })
  totalVenda!: string;
  @Field(() => DecimalScalar, { description: 'Points credited; by or of a product, those before the cap of the month.' })
  pontos!: string;
  @Field(() => DecimalScalar, { description: 'Cost of the points, in BRL.' })
  custo!: string;
}

@ObjectType('RedemptionTotal', { description: 'Redemptions of sellers that were not cancelled, summed.', simpleResolvers: true })
export class RedemptionTotalType extends TotalsGroup implements RedemptionTotal {
  @Field(() => Int, { description: 'Number of redemptions.' })
  resgates!: number;
  @Field(() => Int, { description: 'Prizes redeemed.' })
  qtde!: number;
  @Field(() => DecimalScalar, { description: 'Points spent.' })
  pontosGastos!: string;
}
