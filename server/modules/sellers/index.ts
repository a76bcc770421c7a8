export { Seller } from './seller.entity.ts';
