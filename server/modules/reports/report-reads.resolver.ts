import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { AppContext } from '../../platform/context.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, objectType, optional } from '../../platform/graphql/object-type.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { type HistoryRow, historyQuery, historyStartQuery } from './history.query.ts';
import { type MeasurementRow, measurementQuery } from './measurement.query.ts';
import { type OverviewMonth, type OverviewNetwork, type ReportOverview, reportOverviewQuery } from './overview.query.ts';
import { type SuccessRateSummary, successRateSummaryQuery } from './success-rate-summary.query.ts';

@ObjectType('HistoryRow', { description: "One network's year in Histórico, in BRL.", simpleResolvers: true })
class HistoryRowType implements HistoryRow {
  @Field(() => IdScalar)
  networkId!: number;
  @Field(() => String)
  rede!: string;
  @Field(() => [DecimalScalar], { nullable: 'items', description: 'January to December; null for months the year does not have yet.' })
  valores!: (string | null)[];
  @Field(() => [Boolean], { description: 'Which months are purchases of an upload; the others are approved sales.' })
  comprados!: boolean[];
  @Field(() => DecimalScalar)
  total!: string;
  @Field(() => DecimalScalar, { description: 'The same months of the year before.' })
  totalAnterior!: string;
}

const MeasurementRowType = objectType('MeasurementRow', 'A network before and after its first day in the programme.', {
  networkId: field(IdScalar),
  rede: field(String),
  mesesAtendidosAntes: field(Int, 'Months with purchases or sales, of the twelve before the programme.'),
  mediaMensal: optional(DecimalScalar, 'Mean of those months, BRL.'),
  mediaMensalPos: optional(DecimalScalar, 'totalVendidoPos ÷ mesesAtendidosPos, BRL.'),
  resultadoMensal: optional(DecimalScalar, 'Growth of the monthly mean in percent.'),
  mediaSemanal: optional(DecimalScalar, 'mediaMensal × 12 ÷ 52, BRL.'),
  mediaSemanalPos: optional(DecimalScalar, 'totalVendidoPos ÷ weeks elapsed, BRL.'),
  resultadoSemanal: optional(DecimalScalar, 'Growth of the weekly mean in percent.'),
  totalVendidoPos: field(DecimalScalar, 'Approved sales since the first day, BRL.'),
  mesesAtendidosPos: field(Int, 'Months with sales since the first day.'),
  dataCadastro: field(DayScalar, 'First day in the programme.'),
  observacao: optional(String, 'The latest note.'),
} satisfies FieldsOf<MeasurementRow>);

const OverviewMonthType = objectType('OverviewMonth', 'Sales of one month.', {
  mes: field(DayScalar, 'First day.'),
  vendas: field(Int, 'Approved sales.'),
  vendedores: field(Int, 'Sellers with an approved sale.'),
  totalVenda: field(DecimalScalar, 'Value sold, in BRL.'),
  totalPontos: field(DecimalScalar, 'Points earned.'),
  valorCusto: field(DecimalScalar, 'Cost of the points, BRL.'),
} satisfies FieldsOf<OverviewMonth>);

const OverviewNetworkType = objectType('OverviewNetwork', 'The month of one network beside the month before.', {
  networkId: field(IdScalar),
  rede: field(String),
  totalVenda: field(DecimalScalar, 'Value sold, in BRL.'),
  totalVendaAnterior: field(DecimalScalar, 'Of the month before, BRL.'),
  totalPontos: field(DecimalScalar),
} satisfies FieldsOf<OverviewNetwork>);

const ReportOverviewType = objectType('ReportOverview', "The page Relatório: an outside dashboard's address, or our own figures.", {
  endereco: optional(String, 'Address of the outside dashboard.'),
  meses: field([OverviewMonthType], 'Thirteen months, the chosen one last.'),
  redes: field([OverviewNetworkType], 'The networks in the chosen month.'),
} satisfies FieldsOf<ReportOverview>);

const SuccessRateSummaryType = objectType('SuccessRateSummary', 'Taxa de Sucesso of a month in one line.', {
  aumentoVendasDinheiro: field(DecimalScalar, 'Sum of the growth of sales, BRL.'),
  produtos: field(Int, 'Products of the networks.'),
  produtosComAumento: field(Int, 'Those that sold more than before.'),
} satisfies FieldsOf<SuccessRateSummary>);

/** Reports that are not lists. */
@Resolver()
export class ReportReadsResolver {
  @Query(() => [HistoryRowType], { description: 'Monthly values of each network in a year.' })
  history(
    @Arg('ano', () => Int) ano: number,
    @Arg('rede', () => String, { nullable: true }) rede: string | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<HistoryRow[]> {
    return runQuery(historyQuery, ctx, { ano, rede });
  }

  @Query(() => DayScalar, { nullable: true, description: 'First day with data.' })
  historyStart(@Ctx() ctx: AppContext): Promise<string | null> {
    return runQuery(historyStartQuery, ctx);
  }

  @Query(() => [MeasurementRowType], { description: 'Each network before and after its first day in the programme.' })
  measurement(@Arg('rede', () => String, { nullable: true }) rede: string | undefined, @Ctx() ctx: AppContext): Promise<MeasurementRow[]> {
    return runQuery(measurementQuery, ctx, { rede });
  }

  @Query(() => ReportOverviewType, { description: 'Key figures of a month and the twelve before it.' })
  reportOverview(
    @Arg('ano', () => Int) ano: number,
    @Arg('mes', () => Int) mes: number,
    @Arg('rede', () => String, { nullable: true }) rede: string | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<ReportOverview> {
    return runQuery(reportOverviewQuery, ctx, { ano, mes, rede });
  }

  @Query(() => SuccessRateSummaryType, { description: 'Taxa de Sucesso of a month in one line.' })
  successRateSummary(
    @Arg('ano', () => Int) ano: number,
    @Arg('mes', () => Int) mes: number,
    @Arg('rede', () => String, { nullable: true }) rede: string | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<SuccessRateSummary> {
    return runQuery(successRateSummaryQuery, ctx, { ano, mes, rede });
  }
}
