import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { AppContext } from '../../platform/context.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { type Dashboard, dashboardQuery, type TopSeller, type TopStore } from './dashboard.query.ts';
import { type SalesWeek, salesWeekQuery, type WeekSales } from './week.query.ts';

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

@ObjectType('WeekSales', { description: "Sellers' approved sales recorded in some days.", simpleResolvers: true })
class WeekSalesType implements WeekSales {
  @Field(() => DayScalar, { description: 'First day.' })
  de!: string;
  @Field(() => DayScalar, { description: 'Last day.' })
  ate!: string;
  @Field(() => Int, { description: 'How many sales.' })
  vendas!: number;
  @Field(() => DecimalScalar, { description: 'Points credited.' })
  pontos!: string;
  @Field(() => DecimalScalar, { description: 'Their amount in BRL.' })
  totalVenda!: string;
}

@ObjectType('SalesWeek', { description: 'This week beside what it is compared with.', simpleResolvers: true })
class SalesWeekType implements SalesWeek {
  @Field(() => WeekSalesType, { description: 'From Monday to today.' })
  atual!: WeekSalesType;
  @Field(() => WeekSalesType, { description: 'The same days of the week before.' })
  anterior!: WeekSalesType;
  @Field(() => WeekSalesType, { description: 'The same days of the week 52 weeks before.' })
  anoAnterior!: WeekSalesType;
}

@Resolver()
export class DashboardResolver {
  @Query(() => SalesWeekType, { description: 'Sales and points of this week, of all networks or of one by its name.' })
  salesWeek(@Arg('rede', () => String, { nullable: true }) rede: string | undefined, @Ctx() ctx: AppContext): Promise<SalesWeek> {
    return runQuery(salesWeekQuery, ctx, { rede });
  }

  @Query(() => DashboardType, { description: 'The dashboard, of all networks or of one by its name.' })
  dashboard(@Arg('rede', () => String, { nullable: true }) rede: string | undefined, @Ctx() ctx: AppContext): Promise<Dashboard> {
    return runQuery(dashboardQuery, ctx, { rede });
  }
}
