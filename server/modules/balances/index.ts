export { balanceEntriesList } from './entries.list.ts';
