export { Product, ProductValue, StoreProduct } from './product.entity.ts';
