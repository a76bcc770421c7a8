import { Product, ProductValue, StoreProduct } from './product.entity.ts';
import { ProductResolver, ProductsListResolver } from './product.resolver.ts';
import { StoreProductResolver, StoreProductsListResolver } from './store-product.resolver.ts';

export { createProduct } from './actions/create-product.ts';
export { createStoreProduct } from './actions/create-store-product.ts';
export { deleteProduct } from './actions/delete-product.ts';
export { deleteStoreProduct } from './actions/delete-store-product.ts';
export { setProductActive } from './actions/set-product-active.ts';
export { setStoreProductActive } from './actions/set-store-product-active.ts';
export { updateProduct } from './actions/update-product.ts';
export { updateStoreProduct } from './actions/update-store-product.ts';
export { Product, ProductValue, StoreProduct } from './product.entity.ts';

export { productsList } from './products.list.ts';
export { storeProductsList } from './store-products.list.ts';
export { storeProductsScope } from './store-products-scope.ts';
export { productByBarcodeQuery, productByCodeQuery, productsOfCodes, type TillProduct } from './till-product.ts';

export const entities = [Product, ProductValue, StoreProduct];
export const resolvers = [ProductResolver, ProductsListResolver, StoreProductResolver, StoreProductsListResolver];
