import { statusChangesQuery, takenQuery } from '../audiences/index.ts';
import './consumer.errors.ts';
import { consumerIdRules } from './consumer.rules.ts';
import { findConsumerInScope } from './consumers-scope.ts';

export const consumerTakenQuery = takenQuery('CONSUMER', 'consumerTaken');

export const consumerStatusChangesQuery = statusChangesQuery('CONSUMER', {
  name: 'consumerStatusChanges',
  permission: 'consumer:list',
  input: consumerIdRules,
  findInScope: findConsumerInScope,
});
