import { statusChangesQuery, takenQuery } from '../audiences/index.ts';
import './seller.errors.ts';
import { sellerIdRules } from './seller.rules.ts';
import { findSellerInScope } from './sellers-scope.ts';

export const sellerTakenQuery = takenQuery('SELLER', 'sellerTaken');

export const sellerStatusChangesQuery = statusChangesQuery('SELLER', {
  name: 'sellerStatusChanges',
  permission: 'seller:list',
  input: sellerIdRules,
  findInScope: findSellerInScope,
});
