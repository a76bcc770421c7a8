import { ClientProduct } from './client-product.entity.ts';
import {
  ActiveClientProductsListResolver,
  ActiveParticipatingStoresListResolver,
  ClientProductsListResolver,
  ContentResolver,
  ParticipatingStoresListResolver,
} from './content.resolver.ts';
import { ParticipatingStore } from './participating-store.entity.ts';

export { createClientProduct } from './actions/create-client-product.ts';
export { createParticipatingStore } from './actions/create-participating-store.ts';
export { updateClientProduct } from './actions/update-client-product.ts';
export { updateParticipatingStore } from './actions/update-participating-store.ts';
export { ClientProduct } from './client-product.entity.ts';
export {
  activeClientProductsList,
  activeParticipatingStoresList,
  clientProductsList,
  participatingStoresList,
} from './content.lists.ts';
export { ParticipatingStore } from './participating-store.entity.ts';

export const entities = [ClientProduct, ParticipatingStore];
export const resolvers = [
  ActiveClientProductsListResolver,
  ActiveParticipatingStoresListResolver,
  ClientProductsListResolver,
  ContentResolver,
  ParticipatingStoresListResolver,
];
