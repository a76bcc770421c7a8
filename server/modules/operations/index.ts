import { Backup } from './backup.entity.ts';
import { MoneyPause } from './money-pause.entity.ts';
import { FailedJobsListResolver, OperationsResolver } from './operations.resolver.ts';

export { collectOperations } from './operation-metrics.ts';

export const entities = [Backup, MoneyPause];
export const resolvers = [FailedJobsListResolver, OperationsResolver];
