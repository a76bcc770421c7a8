export { ClientProduct } from './client-product.entity.ts';
export { ParticipatingStore } from './participating-store.entity.ts';
