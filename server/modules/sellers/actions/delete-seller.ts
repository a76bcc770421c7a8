import { deletionAction } from '../../audiences/index.ts';
import '../seller.errors.ts';
import { sellerIdRules } from '../seller.rules.ts';

export const deleteSeller = deletionAction('SELLER', {
  name: 'deleteSeller',
  title: 'Exclusão de vendedor',
  permission: 'seller:delete',
  input: sellerIdRules,
});
