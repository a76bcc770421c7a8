import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { AppContext } from '../../platform/context.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { type FieldsOf, field, objectType, optional } from '../../platform/graphql/object-type.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { type Dashboard, dashboardQuery, type TopSeller, type TopStore } from './dashboard.query.ts';
import { type WaitingAge, waitingAgesQuery } from './waiting-ages.query.ts';
import { type ComparedWeek, type SalesWeek, salesTrendQuery, salesWeekQuery, type WeekSales } from './week.query.ts';

const TopStoreType = objectType('TopStore', 'A store of the Top 10.', {
  nomeFantasia: field(String),
  totalPontos: field(DecimalScalar, 'Points earned, cancellations excluded.'),
  totalVendido: field(DecimalScalar, 'Approved sales in BRL.'),
} satisfies FieldsOf<TopStore>);

@ObjectType('TopSeller', { description: 'A seller of the Top 10.', simpleResolvers: true })
class TopSellerType extends TopStoreType implements TopSeller {
  @Field(() => String)
  nome!: string;
}

const DashboardType = objectType('Dashboard', 'Counters and Top 10 of the networks that this person may see.', {
  parceirosCadastrados: field(Int, 'Active sellers.'),
  revendasCadastradas: field(Int, 'Active stores.'),
  parceirosPontuados: field(Int, 'Active sellers with an approved posting.'),
  revendasPontuadas: field(Int, 'Active stores with an approved posting.'),
  topParceirosPontuados: field([TopSellerType]),
  topRevendasPontuadas: field([TopStoreType]),
} satisfies FieldsOf<Dashboard>);

const WeekSalesType = objectType('WeekSales', "Sellers' approved sales recorded in some days.", {
  de: field(DayScalar, 'First day.'),
  ate: field(DayScalar, 'Last day.'),
  vendas: field(Int, 'How many sales.'),
  pontos: field(DecimalScalar, 'Points credited.'),
  totalVenda: field(DecimalScalar, 'Their amount in BRL.'),
} satisfies FieldsOf<WeekSales>);

const SalesWeekType = objectType('SalesWeek', 'This week beside what it is compared with.', {
  atual: field(WeekSalesType, 'From Monday to today.'),
  anterior: field(WeekSalesType, 'The same days of the week before.'),
  anoAnterior: field(WeekSalesType, 'The same days of the week 52 weeks before.'),
} satisfies FieldsOf<SalesWeek>);

const ComparedWeekType = objectType('ComparedWeek', 'A week beside the same days of the year before.', {
  atual: field(WeekSalesType, 'From Monday to Sunday; the current week to today.'),
  anoAnterior: field(WeekSalesType, 'The same days of the week 52 weeks before.'),
} satisfies FieldsOf<ComparedWeek>);

const WaitingAgeType = objectType('WaitingAge', 'Receipts that wait for review, by the days in which they were sent.', {
  de: optional(DayScalar, 'First day; null for the oldest receipts.'),
  ate: field(DayScalar, 'Last day.'),
  vendedores: field(Int, 'Receipts of sellers.'),
  consumidores: optional(Int, 'Receipts of consumers; null for one network, because they belong to none before approval.'),
} satisfies FieldsOf<WaitingAge>);

@Resolver()
export class DashboardResolver {
  @Query(() => [ComparedWeekType], { description: 'Sales and points of the last thirteen weeks, of all networks or of one by its name.' })
  salesTrend(@Arg('rede', () => String, { nullable: true }) rede: string | undefined, @Ctx() ctx: AppContext): Promise<ComparedWeek[]> {
    return runQuery(salesTrendQuery, ctx, { rede });
  }

  @Query(() => [WaitingAgeType], { description: 'Waiting receipts by age, newest first, of all networks or of one by its name.' })
  waitingAges(@Arg('rede', () => String, { nullable: true }) rede: string | undefined, @Ctx() ctx: AppContext): Promise<WaitingAge[]> {
    return runQuery(waitingAgesQuery, ctx, { rede });
  }

  @Query(() => SalesWeekType, { description: 'Sales and points of this week, of all networks or of one by its name.' })
  salesWeek(@Arg('rede', () => String, { nullable: true }) rede: string | undefined, @Ctx() ctx: AppContext): Promise<SalesWeek> {
    return runQuery(salesWeekQuery, ctx, { rede });
  }

  @Query(() => DashboardType, { description: 'The dashboard, of all networks or of one by its name.' })
  dashboard(@Arg('rede', () => String, { nullable: true }) rede: string | undefined, @Ctx() ctx: AppContext): Promise<Dashboard> {
    return runQuery(dashboardQuery, ctx, { rede });
  }
}
