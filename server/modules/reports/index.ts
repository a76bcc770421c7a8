import { listDoor } from '../../platform/lists/list-door.ts';
import { antifraudList } from './antifraud.list.ts';
import { corroborationList } from './corroboration.list.ts';
import { LiabilityLotsListResolver, LiabilityResolver } from './liability.resolver.ts';
import { ReportNote, ReportRun } from './report.entity.ts';
import { ReportResolver } from './report.resolver.ts';
import { ReportReadsResolver } from './report-reads.resolver.ts';
import { soldProductsList } from './sold-products.list.ts';
import { stockReportList } from './stock-report.list.ts';
import { successRateList } from './success-rate.list.ts';

export { countStock } from './actions/count-stock.ts';
export { generateReport, prepareReport } from './actions/generate-report.ts';
export { releaseAntifraud, setAntifraudNote, setMeasurementNote } from './actions/notes-and-releases.ts';
export { historyQuery, historyStartQuery } from './history.query.ts';
export { liabilityQuery } from './liability.query.ts';
export { liabilityLotsList } from './liability-lots.list.ts';
export { measurementQuery } from './measurement.query.ts';
export { reportOverviewQuery } from './overview.query.ts';
export { ReportNote, ReportRun } from './report.entity.ts';
export { ReportStateType } from './report.resolver.ts';
export { networkMonthRules } from './report.rules.ts';
export { type ReportKind, reportKinds } from './report-kinds.rules.ts';
export {
  antifraudNotesQuery,
  antifraudReleasesQuery,
  measurementNotesQuery,
  type ReportLogEntry,
  stockCountsQuery,
} from './report-logs.query.ts';
export { networkToRead, reportNetworks } from './report-scope.ts';
export { type ReportState, reportStatesQuery } from './report-states.query.ts';
export { reportTruths } from './report-truths.ts';

export { antifraudList, corroborationList, soldProductsList, stockReportList, successRateList };

export const entities = [ReportNote, ReportRun];
export const resolvers = [
  LiabilityLotsListResolver,
  LiabilityResolver,
  ...[antifraudList, corroborationList, soldProductsList, stockReportList, successRateList].map((list) => listDoor(list).resolver),
  ReportReadsResolver,
  ReportResolver,
];
