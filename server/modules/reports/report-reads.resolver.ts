import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { AppContext } from '../../platform/context.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
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

@ObjectType('MeasurementRow', { description: 'A network before and after its first day in the programme.', simpleResolvers: true })
class MeasurementRowType implements MeasurementRow {
  @Field(() => IdScalar)
  networkId!: number;
  @Field(() => String)
  rede!: string;
  @Field(() => Int, { description: 'Months with purchases or sales, of the twelve before the programme.' })
  mesesAtendidosAntes!: number;
  @Field(() => DecimalScalar, { nullable: true, description: 'Mean of those months, BRL.' })
  mediaMensal!: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'totalVendidoPos ÷ mesesAtendidosPos, BRL.' })
  mediaMensalPos!: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Growth of the monthly mean in percent.' })
  resultadoMensal!: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'mediaMensal × 12 ÷ 52, BRL.' })
  mediaSemanal!: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'totalVendidoPos ÷ weeks elapsed, BRL.' })
  mediaSemanalPos!: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Growth of the weekly mean in percent.' })
  resultadoSemanal!: string | null;
  @Field(() => DecimalScalar, { description: 'Approved sales since the first day, BRL.' })
  totalVendidoPos!: string;
  @Field(() => Int, { description: 'Months with sales since the first day.' })
  mesesAtendidosPos!: number;
  @Field(() => DayScalar, { description: 'First day in the programme.' })
  dataCadastro!: string;
  @Field(() => String, { nullable: true, description: 'The latest note.' })
  observacao!: string | null;
}

@ObjectType('OverviewMonth', { description: 'Sales of one month.', simpleResolvers: true })
class OverviewMonthType implements OverviewMonth {
  @Field(() => DayScalar, { description: 'First day.' })
  mes!: string;
  @Field(() => Int, { description: 'Approved sales.' })
  vendas!: number;
  @Field(() => Int, { description: 'Sellers with an approved sale.' })
  vendedores!: number;
  @Field(() => DecimalScalar, { description: 'Value sold, in BRL.' })
  totalVenda!: string;
  @Field(() => DecimalScalar, { description: 'Points earned.' })
  totalPontos!: string;
  @Field(() => DecimalScalar, { description: 'Cost of the points, BRL.' })
  valorCusto!: string;
}

@ObjectType('OverviewNetwork', { description: 'The month of one network beside the month before.', simpleResolvers: true })
class OverviewNetworkType implements OverviewNetwork {
  @Field(() => IdScalar)
  networkId!: number;
  @Field(() => String)
  rede!: string;
  @Field(() => DecimalScalar, { description: 'Value sold, in BRL.' })
  totalVenda!: string;
  @Field(() => DecimalScalar, { description: 'Of the month before, BRL.' })
  totalVendaAnterior!: string;
  @Field(() => DecimalScalar)
  totalPontos!: string;
}

@ObjectType('ReportOverview', {
  description: "The page Relatório: an outside dashboard's address, or our own figures.",
  simpleResolvers: true,
})
class ReportOverviewType implements ReportOverview {
  @Field(() => String, { nullable: true, description: 'Address of the outside dashboard.' })
  endereco!: string | null;
  @Field(() => [OverviewMonthType], { description: 'Thirteen months, the chosen one last.' })
  meses!: OverviewMonthType[];
  @Field(() => [OverviewNetworkType], { description: 'The networks in the chosen month.' })
  redes!: OverviewNetworkType[];
}

@ObjectType('SuccessRateSummary', { description: 'Taxa de Sucesso of a month in one line.', simpleResolvers: true })
class SuccessRateSummaryType implements SuccessRateSummary {
  @Field(() => DecimalScalar, { description: 'Sum of the growth of sales, BRL.' })
  aumentoVendasDinheiro!: string;
  @Field(() => Int, { description: 'Products of the networks.' })
  produtos!: number;
  @Field(() => Int, { description: 'Those that sold more than before.' })
  produtosComAumento!: number;
}

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
