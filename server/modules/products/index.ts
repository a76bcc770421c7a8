import { Product, ProductValue, StoreProduct } from './product.entity.ts';
import { ProductResolver, ProductsListResolver } from './product.resolver.ts';
import { StoreProductResolver, StoreProductsListResolver } from './store-product.resolver.ts';

export { createProduct } from './actions/create-product.ts';
export { createStoreProduct } from './actions/create-store-product.ts';
export { deleteProduct } from './actions/delete-product.ts';
export { deleteStoreProduct } from './actions/delete-store-product.ts';
export { editProduct } from './actions/edit-product.ts';
export { editStoreProduct } from './actions/edit-store-product.ts';
export { toggleProduct } from './actions/toggle-product.ts';
export { toggleStoreProduct } from './actions/toggle-store-product.ts';
export { Product, ProductValue, StoreProduct } from './product.entity.ts';

export { productsList } from './products.list.ts';
export { storeProductsList } from './store-products.list.ts';
export { productByBarcodeQuery, productByCodeQuery, productsOfCodes, type TillProduct } from './till-product.ts';

export const entities = [Product, ProductValue, StoreProduct];
export const resolvers = [ProductResolver, ProductsListResolver, StoreProductResolver, StoreProductsListResolver];
