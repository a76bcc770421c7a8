import { Network } from './network.entity.ts';
import { NetworkResolver, NetworksListResolver } from './network.resolver.ts';

export { createNetwork } from './actions/create-network.ts';
export { deleteNetwork } from './actions/delete-network.ts';
export { editNetwork } from './actions/edit-network.ts';
export { toggleNetwork } from './actions/toggle-network.ts';
export { Network } from './network.entity.ts';
export { networksList } from './networks.list.ts';

export const entities = [Network];
export const resolvers = [NetworkResolver, NetworksListResolver];
