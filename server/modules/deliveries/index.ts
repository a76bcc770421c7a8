import {
  DeliveriesResolver,
  DeliverySchedulesListResolver,
  ScheduleRunsListResolver,
  SpreadsheetAddressesListResolver,
} from './deliveries.resolver.ts';
import { QuerySchedule } from './query-schedule.entity.ts';
import { ScheduleRun } from './schedule-run.entity.ts';
import { SpreadsheetAddress } from './spreadsheet-address.entity.ts';

import './run-schedule.job.ts';
import './start-due-schedules.job.ts';

export { QuerySchedule } from './query-schedule.entity.ts';
export { ScheduleRun } from './schedule-run.entity.ts';
export { SpreadsheetAddress } from './spreadsheet-address.entity.ts';
export { spreadsheetsRouter } from './spreadsheets-router.ts';

export const entities = [SpreadsheetAddress, QuerySchedule, ScheduleRun];
export const resolvers = [DeliveriesResolver, SpreadsheetAddressesListResolver, DeliverySchedulesListResolver, ScheduleRunsListResolver];
