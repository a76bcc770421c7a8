export { balanceEntriesList, ownEntriesList } from './entries.list.ts';
