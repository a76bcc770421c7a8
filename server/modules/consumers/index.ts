export { Consumer } from './consumer.entity.ts';
