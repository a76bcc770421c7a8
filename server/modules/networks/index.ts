export { Network } from './network.entity.ts';
