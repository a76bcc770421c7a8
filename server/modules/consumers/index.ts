export { Consumer } from './consumer.entity.ts';
export { consumersList } from './consumers.list.ts';
