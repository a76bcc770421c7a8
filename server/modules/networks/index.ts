import { Network } from './network.entity.ts';
import { NetworkResolver, NetworksListResolver } from './network.resolver.ts';

export { createNetwork } from './actions/create-network.ts';
export { deleteNetwork } from './actions/delete-network.ts';
export { setNetworkActive } from './actions/set-network-active.ts';
export { updateNetwork } from './actions/update-network.ts';
export { Network } from './network.entity.ts';
export { networksList } from './networks.list.ts';
export { networkScope } from './networks-scope.ts';

export const entities = [Network];
export const resolvers = [NetworkResolver, NetworksListResolver];
