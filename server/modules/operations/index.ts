export { collectOperations } from './operation-metrics.ts';
