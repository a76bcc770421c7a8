import { Seller } from './seller.entity.ts';
import { SellerMemberResolver, SellerResolver, SellersListResolver } from './seller.resolver.ts';

export { createSeller } from './actions/create-seller.ts';
export { deleteSeller } from './actions/delete-seller.ts';
export { registerSeller } from './actions/register-seller.ts';
export { setOwnGoal } from './actions/set-own-goal.ts';
export { setSellerActive } from './actions/set-seller-active.ts';
export { updateOwnSellerProfile } from './actions/update-own-seller-profile.ts';
export { updateSeller } from './actions/update-seller.ts';
export { Seller } from './seller.entity.ts';
export { sellerStatusChangesQuery, sellerTakenQuery } from './seller-reads.ts';
export { sellersList } from './sellers.list.ts';
export { findSellerInScope, sellersScope } from './sellers-scope.ts';

export const entities = [Seller];
export const resolvers = [SellerMemberResolver, SellerResolver, SellersListResolver];
