import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, objectType, optional } from '../../platform/graphql/object-type.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { memberResolver } from '../audiences/index.ts';
import { deleteConsumer } from './actions/delete-consumer.ts';
import { registerConsumer } from './actions/register-consumer.ts';
import { type RevealedConsumer, revealConsumer } from './actions/reveal-consumer.ts';
import { setConsumerActive } from './actions/set-consumer-active.ts';
import { updateConsumer } from './actions/update-consumer.ts';
import { updateOwnConsumerProfile } from './actions/update-own-consumer-profile.ts';
import { consumerLotsList, consumerSalesList, redemptionsOfConsumerList } from './consumer-history.lists.ts';
import { consumerStatusChangesQuery, consumerTakenQuery } from './consumer-reads.ts';
import { consumersList } from './consumers.list.ts';

export const { resolver: ConsumerMemberResolver } = memberResolver({
  noun: 'consumer',
  list: consumersList,
  inputDescription: 'Personal data of a consumer.',
  updateDescription: "Changes a consumer's data.",
  own: {},
  ofPanel: {},
  ofRegistration: {},
  taken: consumerTakenQuery,
  statusChanges: consumerStatusChangesQuery,
  register: registerConsumer,
  updateOwnProfile: updateOwnConsumerProfile,
  update: updateConsumer,
  setActive: setConsumerActive,
  remove: deleteConsumer,
});

const RevealedConsumerType = objectType('RevealedConsumer', 'What lists mask of a consumer, in full.', {
  id: field(IdScalar),
  cpf: field(String, '11 digits.'),
  celular: optional(String),
  telefone: optional(String),
  email: optional(String),
} satisfies FieldsOf<RevealedConsumer>);

@Resolver()
export class ConsumerResolver {
  @Mutation(() => RevealedConsumerType, {
    description: 'Shows what lists mask of one consumer; the log keeps who asked, whose data and the reason.',
  })
  revealConsumer(
    @Arg('id', () => IdScalar) id: number,
    @Arg('motivo', () => String, { description: 'Why, in 10 to 200 letters, without naming anybody.' }) motivo: string,
    @Ctx() ctx: AppContext,
  ): Promise<RevealedConsumer> {
    return runAction(revealConsumer, ctx, { id, motivo });
  }
}

export const { resolver: ConsumersListResolver } = listDoor(consumersList, { single: 'consumer' });
export const { resolver: ConsumerSalesListResolver } = listDoor(consumerSalesList);
export const { resolver: ConsumerLotsListResolver } = listDoor(consumerLotsList);
export const { resolver: RedemptionsOfConsumerListResolver } = listDoor(redemptionsOfConsumerList);
