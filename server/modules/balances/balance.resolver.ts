import { listDoor } from '../../platform/lists/list-door.ts';
import { balanceEntriesList, ownEntriesList } from './entries.list.ts';

export const { resolver: OwnEntriesListResolver } = listDoor(ownEntriesList);
export const { resolver: BalanceEntriesListResolver } = listDoor(balanceEntriesList);
