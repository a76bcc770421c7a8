import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import { jobStateSet } from '../../platform/jobs/job-state.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { countStock } from './actions/count-stock.ts';
import { generateReport, prepareReport } from './actions/generate-report.ts';
import { releaseAntifraud, setAntifraudNote, setMeasurementNote } from './actions/notes-and-releases.ts';
import {
  antifraudNotesQuery,
  antifraudReleasesQuery,
  measurementNotesQuery,
  type ReportLogEntry,
  stockCountsQuery,
} from './report-logs.query.ts';
import { reportKindSet } from './report-sets.ts';
import { type ReportState, reportStatesQuery } from './report-states.query.ts';

export const ReportStateType = objectType('ReportState', 'How a report stands.', {
  tipo: field(reportKindSet),
  geradoEm: optional(DateTimeScalar, 'When the data that are shown were read; null when it was never made.'),
  faltamRedes: field(Boolean, 'Networks were added since: prepareReport makes their rows.'),
  estado: optional(jobStateSet, 'Of the newest run.'),
  feitas: field(Int, 'Networks done by that run.'),
  total: field(Int, 'Networks of that run.'),
} satisfies FieldsOf<ReportState>);

const ReportLogEntryType = objectType('ReportLogEntry', 'An earlier note, release or stock count.', {
  id: field(IdScalar),
  nome: field(String, 'Who wrote it.'),
  criadoEm: field(DateTimeScalar),
  observacao: optional(String, 'The note.'),
  quantidade: optional(DecimalScalar, 'Units allowed.'),
  saldo: optional(DecimalScalar, 'Units counted.'),
  data: optional(DayScalar, 'Day of the count.'),
} satisfies FieldsOf<ReportLogEntry>);

const ReportRequested = objectType('ReportRequested', 'The outcome of a request to rebuild a report.', {
  id: optional(IdScalar, 'The run; null while another is under way.'),
  mensagem: field(String),
});
type ReportRequested = InstanceType<typeof ReportRequested>;

const ReportChoiceInput = inputType('ReportChoiceInput', 'A report, and its month when it is of one.', {
  tipo: field(reportKindSet),
  ano: optional(Int),
  mes: optional(Int, '1 to 12.'),
});
type ReportChoiceInput = InstanceType<typeof ReportChoiceInput>;

const NetworkProductInput = inputType('NetworkProductInput', 'A product of a network.', {
  rede: field(String, 'Name or id of the network.'),
  codProduto: field(String, 'Code of the product.'),
});
type NetworkProductInput = InstanceType<typeof NetworkProductInput>;

const AntifraudNoteInput = inputType(
  'AntifraudNoteInput',
  'A note on a product of a network.',
  {
    observacao: field(String),
  },
  NetworkProductInput,
);
type AntifraudNoteInput = InstanceType<typeof AntifraudNoteInput>;

const AntifraudReleaseInput = inputType(
  'AntifraudReleaseInput',
  'Units allowed beyond the purchases.',
  {
    quantidade: field(DecimalScalar, 'Negative to correct.'),
  },
  NetworkProductInput,
);
type AntifraudReleaseInput = InstanceType<typeof AntifraudReleaseInput>;

const StockCountInput = inputType(
  'StockCountInput',
  'A stock count at the end of a day.',
  {
    saldo: field(DecimalScalar, 'Units counted.'),
    data: field(DayScalar, 'Day of the count; not in the future.'),
  },
  NetworkProductInput,
);
type StockCountInput = InstanceType<typeof StockCountInput>;

const MeasurementNoteInput = inputType('MeasurementNoteInput', 'A note on a network.', {
  rede: field(String, 'Name or id of the network.'),
  obs: field(String),
});
type MeasurementNoteInput = InstanceType<typeof MeasurementNoteInput>;

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

  @Mutation(() => ReportRequested, { description: 'Rebuilds a report in the background.' })
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
