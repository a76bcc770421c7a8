import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { AppContext } from '../../platform/context.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { type Dashboard, dashboardQuery, type TopSeller, type TopStore } from './dashboard.query.ts';

@ObjectType('TopStore', { description: 'A store of the Top 10.', simpleResolvers: true })
class TopStoreType implements TopStore {
  @Field(() => String)
  nomeFantasia!: string;
  @Field(() => DecimalScalar, { description: 'Points earned, cancellations excluded.' })
  totalPontos!: string;
  @Field(() => DecimalScalar, { description: 'Approved sales in BRL.' })
  totalVendido!: string;
}

@ObjectType('TopSeller', { description: 'A seller of the Top 10.', simpleResolvers: true })
class TopSellerType extends TopStoreType implements TopSeller {
  @Field(() => String)
  nome!: string;
}

@ObjectType('Dashboard', { description: 'Counters and Top 10 of the networks that this person may see.', simpleResolvers: true })
class DashboardType implements Dashboard {
  @Field(() => Int, { description: 'Active sellers.' })
  parceirosCadastrados!: number;
  @Field(() => Int, { description: 'Active stores.' })
  revendasCadastradas!: number;
  @Field(() => Int, { description: 'Active sellers with an approved posting.' })
  parceirosPontuados!: number;
  @Field(() => Int, { description: 'Active stores with an approved posting.' })
  revendasPontuadas!: number;
  @Field(() => [TopSellerType])
  topParceirosPontuados!: TopSellerType[];
  @Field(() => [TopStoreType])
  topRevendasPontuadas!: TopStoreType[];
}

@Resolver()
export class DashboardResolver {
  @Query(() => DashboardType, { description: 'The dashboard, of all networks or of one by its name.' })
  dashboard(@Arg('rede', () => String, { nullable: true }) rede: string | undefined, @Ctx() ctx: AppContext): Promise<Dashboard> {
    return runQuery(dashboardQuery, ctx, { rede });
  }
}
