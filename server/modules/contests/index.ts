export { Contest } from './contest.entity.ts';
