import { statusAction } from '../../audiences/index.ts';
import '../seller.errors.ts';
import { toggleSellerStatusRules } from '../seller.rules.ts';

export const toggleSellerStatus = statusAction('SELLER', {
  name: 'toggleSellerStatus',
  title: 'Ativação de vendedor',
  permission: 'seller:toggle',
  input: toggleSellerStatusRules,
});
