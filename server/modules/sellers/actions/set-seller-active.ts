import { statusAction } from '../../audiences/index.ts';
import '../seller.errors.ts';
import { setSellerActiveRules } from '../seller.rules.ts';
import { sellersList } from '../sellers.list.ts';

export const setSellerActive = statusAction('SELLER', {
  name: 'setSellerActive',
  title: 'Ativação de vendedor',
  permission: 'seller:set-active',
  edits: { of: sellersList, fields: ['ativo'], members: true },
  input: setSellerActiveRules,
});
