import { listDoor } from '../../platform/lists/list-door.ts';
import { consumersList } from './consumers.list.ts';

export const { resolver: ConsumersListResolver } = listDoor(consumersList, { single: 'consumer' });
