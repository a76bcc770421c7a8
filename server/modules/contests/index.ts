export { decideContest } from './actions/decide-contest.ts';
export { openContest } from './actions/open-contest.ts';
export { Contest } from './contest.entity.ts';
export { contestsList } from './contests.list.ts';
