import { Store, StoreFactor, StoreScenario } from './store.entity.ts';
import { StoreResolver, StoresListResolver } from './store.resolver.ts';

export { createStore } from './actions/create-store.ts';
export { deleteStore } from './actions/delete-store.ts';
export { setStoreActive } from './actions/set-store-active.ts';
export { updateStore } from './actions/update-store.ts';
export { Store, StoreFactor, StoreScenario } from './store.entity.ts';
export { storeOptionsList } from './store-options.ts';
export { findStoreToJoin, storeTermsQuery } from './store-reads.ts';
export { startScenario } from './store-scenarios.ts';
export { storesList } from './stores.list.ts';
export { seesOnlyActive, storesScope } from './stores-scope.ts';

export const entities = [Store, StoreFactor, StoreScenario];
export const resolvers = [StoreResolver, StoresListResolver];
