import { Consumer } from './consumer.entity.ts';
import {
  ConsumerLotsListResolver,
  ConsumerMemberResolver,
  ConsumerResolver,
  ConsumerSalesListResolver,
  ConsumersListResolver,
  RedemptionsOfConsumerListResolver,
} from './consumer.resolver.ts';

export { deleteConsumer } from './actions/delete-consumer.ts';
export { registerConsumer } from './actions/register-consumer.ts';
export { setConsumerActive } from './actions/set-consumer-active.ts';
export { updateConsumer } from './actions/update-consumer.ts';
export { updateOwnConsumerProfile } from './actions/update-own-consumer-profile.ts';
export { Consumer } from './consumer.entity.ts';
export { consumerLotsList, consumerSalesList, redemptionsOfConsumerList } from './consumer-history.lists.ts';
export { consumerStatusChangesQuery, consumerTakenQuery } from './consumer-reads.ts';
export { consumersList } from './consumers.list.ts';
export { buyersScope, consumersScope, findConsumerInScope } from './consumers-scope.ts';

export const entities = [Consumer];
export const resolvers = [
  ConsumerLotsListResolver,
  ConsumerMemberResolver,
  ConsumerResolver,
  ConsumerSalesListResolver,
  ConsumersListResolver,
  RedemptionsOfConsumerListResolver,
];
