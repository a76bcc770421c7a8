export { sealLogJob } from './actions/seal-log.ts';
export { logTypesQuery } from './log.queries.ts';
export { logsList } from './logs.list.ts';
