import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { jobStateSet } from '../../platform/jobs/job-state.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { countStock } from './actions/count-stock.ts';
import { generateReport, prepareReport } from './actions/generate-report.ts';
import { releaseAntifraud, setAntifraudNote, setMeasurementNote } from './actions/notes-and-releases.ts';
import type { ReportKind } from './report-kinds.rules.ts';
import {
  antifraudNotesQuery,
  antifraudReleasesQuery,
  measurementNotesQuery,
  type ReportLogEntry,
  stockCountsQuery,
} from './report-logs.query.ts';
import { reportKindSet } from './report-sets.ts';
import { type ReportState, reportStatesQuery } from './report-states.query.ts';

@ObjectType('ReportState', { description: 'How a report stands.', simpleResolvers: true })
class ReportStateType implements ReportState {
  @Field(() => reportKindSet)
  tipo!: ReportKind;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When the data that are shown were read; null when it was never made.' })
  geradoEm!: Date | null;
  @Field(() => Boolean, { description: 'Networks were added since: prepareReport makes their rows.' })
  faltamRedes!: boolean;
  @Field(() => jobStateSet, { nullable: true, description: 'Of the newest run.' })
  estado!: ReportState['estado'];
  @Field(() => Int, { description: 'Networks done by that run.' })
  feitas!: number;
  @Field(() => Int, { description: 'Networks of that run.' })
  total!: number;
}

@ObjectType('ReportLogEntry', { description: 'An earlier note, release or stock count.', simpleResolvers: true })
class ReportLogEntryType implements ReportLogEntry {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => String, { description: 'Who wrote it.' })
  nome!: string;
  @Field(() => DateTimeScalar)
  criadoEm!: Date;
  @Field(() => String, { nullable: true, description: 'The note.' })
  observacao?: string;
  @Field(() => DecimalScalar, { nullable: true, description: 'Units allowed.' })
  quantidade?: string;
  @Field(() => DecimalScalar, { nullable: true, description: 'Units counted.' })
  saldo?: string;
  @Field(() => DayScalar, { nullable: true, description: 'Day of the count.' })
  data?: string;
}

@ObjectType({ description: 'What became of the wish to make a report anew.', simpleResolvers: true })
class ReportRequested {
  @Field(() => IdScalar, { nullable: true, description: 'The run; null while another is under way.' })
  id!: number | null;
  @Field(() => String)
  mensagem!: string;
}

@InputType({ description: 'A report, and its month when it is of one.' })
class ReportChoiceInput {
  @Field(() => reportKindSet)
  tipo!: ReportKind;
  @Field(() => Int, { nullable: true })
  ano?: number;
  @Field(() => Int, { nullable: true, description: '1 to 12.' })
  mes?: number;
}

@InputType({ description: 'A product of a network.' })
class NetworkProductInput {
  @Field(() => String, { description: 'Name or id of the network.' })
  rede!: string;
  @Field(() => String, { description: 'Code of the product.' })
  codProduto!: string;
}

@InputType({ description: 'A note on a product of a network.' })
class AntifraudNoteInput extends NetworkProductInput {
  @Field(() => String)
  observacao!: string;
}

@InputType({ description: 'Units allowed beyond the purchases.' })
class AntifraudReleaseInput extends NetworkProductInput {
  @Field(() => DecimalScalar, { description: 'Negative to correct.' })
  quantidade!: string;
}

@InputType({ description: 'A stock count at the end of a day.' })
class StockCountInput extends NetworkProductInput {
  @Field(() => DecimalScalar, { description: 'Units counted.' })
  saldo!: string;
  @Field(() => DayScalar, { description: 'Day of the count; not in the future.' })
  data!: string;
}

@InputType({ description: 'A note on a network.' })
class MeasurementNoteInput {
  @Field(() => String, { description: 'Name or id of the network.' })
  rede!: string;
  @Field(() => String)
  obs!: string;
}

/** Mutations of reports, and their state. */
@Resolver()
export class ReportResolver {
  @Query(() => [ReportStateType], { description: 'How the reports stand, the monthly ones in that month.' })
  reportStates(@Arg('ano', () => Int) ano: number, @Arg('mes', () => Int) mes: number, @Ctx() ctx: AppContext): Promise<ReportState[]> {
    return runQuery(reportStatesQuery, ctx, { ano, mes });
  }

  @Query(() => [ReportLogEntryType], { description: 'Notes on a product of a network, newest first.' })
  antifraudNotes(@Arg('of', () => NetworkProductInput) of: NetworkProductInput, @Ctx() ctx: AppContext): Promise<ReportLogEntry[]> {
    return runQuery(antifraudNotesQuery, ctx, { ...of });
  }

  @Query(() => [ReportLogEntryType], { description: 'Releases of a product of a network, newest first.' })
  antifraudReleases(@Arg('of', () => NetworkProductInput) of: NetworkProductInput, @Ctx() ctx: AppContext): Promise<ReportLogEntry[]> {
    return runQuery(antifraudReleasesQuery, ctx, { ...of });
  }

  @Query(() => [ReportLogEntryType], { description: 'Stock counts of a product of a network, newest first.' })
  stockCounts(@Arg('of', () => NetworkProductInput) of: NetworkProductInput, @Ctx() ctx: AppContext): Promise<ReportLogEntry[]> {
    return runQuery(stockCountsQuery, ctx, { ...of });
  }

  @Query(() => [ReportLogEntryType], { description: 'Notes on a network, by its name or id, newest first.' })
  measurementNotes(@Arg('rede', () => String) rede: string, @Ctx() ctx: AppContext): Promise<ReportLogEntry[]> {
    return runQuery(measurementNotesQuery, ctx, { rede });
  }

  @Mutation(() => ReportRequested, { description: 'Makes a report anew in the background.' })
  generateReport(@Arg('input', () => ReportChoiceInput) input: ReportChoiceInput, @Ctx() ctx: AppContext): Promise<ReportRequested> {
    return runAction(generateReport, ctx, { ...input });
  }

  @Mutation(() => Boolean, { description: 'Makes the first rows of a report that was never made.' })
  prepareReport(@Arg('input', () => ReportChoiceInput) input: ReportChoiceInput, @Ctx() ctx: AppContext): Promise<boolean> {
    return runAction(prepareReport, ctx, { ...input });
  }

  @Mutation(() => Changed, { description: 'Writes a note on a product of a network.' })
  setAntifraudNote(@Arg('input', () => AntifraudNoteInput) input: AntifraudNoteInput, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(setAntifraudNote, ctx, { ...input });
  }

  @Mutation(() => Changed, { description: 'Allows a network units beyond its purchases.' })
  releaseAntifraud(@Arg('input', () => AntifraudReleaseInput) input: AntifraudReleaseInput, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(releaseAntifraud, ctx, { ...input });
  }

  @Mutation(() => Changed, { description: 'Inserts a stock count.' })
  countStock(@Arg('input', () => StockCountInput) input: StockCountInput, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(countStock, ctx, { ...input });
  }

  @Mutation(() => Changed, { description: 'Writes a note on a network.' })
  setMeasurementNote(@Arg('input', () => MeasurementNoteInput) input: MeasurementNoteInput, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(setMeasurementNote, ctx, { ...input });
  }
}
