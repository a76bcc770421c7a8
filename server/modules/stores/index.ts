export { Store, StoreFactor } from './store.entity.ts';
