import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import { PersonInput } from '../../platform/graphql/person-input.ts';
import { Registered } from '../../platform/graphql/registered.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { type StatusChangeEntry, StatusChangeType } from '../audiences/index.ts';
import { deleteConsumer } from './actions/delete-consumer.ts';
import { registerConsumer } from './actions/register-consumer.ts';
import { type RevealedConsumer, revealConsumer } from './actions/reveal-consumer.ts';
import { setConsumerActive } from './actions/set-consumer-active.ts';
import { updateConsumer } from './actions/update-consumer.ts';
import { updateOwnConsumerProfile } from './actions/update-own-consumer-profile.ts';
import { consumerLotsList, consumerSalesList, redemptionsOfConsumerList } from './consumer-history.lists.ts';
import { consumerStatusChangesQuery, consumerTakenQuery } from './consumer-reads.ts';
import { consumersList } from './consumers.list.ts';

const ConsumerInput = inputType('ConsumerInput', 'Personal data of a consumer.', {}, PersonInput);
type ConsumerInput = InstanceType<typeof ConsumerInput>;

const ConsumerRegistrationInput = inputType(
  'ConsumerRegistrationInput',
  "A consumer's own registration on the storefront.",
  {
    senha: field(String),
    aceitouPoliticaPrivacidade: field(Boolean),
    quemIndicou: optional(String, "The referrer's name or code."),
    codigo_cadastro: optional(String, 'Registration code of the address.'),
  },
  ConsumerInput,
);
type ConsumerRegistrationInput = InstanceType<typeof ConsumerRegistrationInput>;

const ConsumerProfileInput = inputType(
  'ConsumerProfileInput',
  "A consumer's own profile; an empty new password means no change.",
  {
    senha: optional(String),
    senhaAntiga: optional(String),
  },
  ConsumerInput,
);
type ConsumerProfileInput = InstanceType<typeof ConsumerProfileInput>;

const RevealedConsumerType = objectType('RevealedConsumer', 'What lists mask of a consumer, in full.', {
  id: field(IdScalar),
  cpf: field(String, '11 digits.'),
  celular: optional(String),
  telefone: optional(String),
  email: optional(String),
} satisfies FieldsOf<RevealedConsumer>);

@Resolver()
export class ConsumerResolver {
  @Query(() => Boolean, { description: 'Whether the CPF belongs to a consumer; public, a few times.' })
  consumerTaken(@Arg('cpf', () => String) cpf: string, @Ctx() ctx: AppContext): Promise<boolean> {
    return runQuery(consumerTakenQuery, ctx, { cpf });
  }

  @Query(() => [StatusChangeType], { description: 'Activation history of a consumer, newest first.' })
  consumerStatusChanges(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<StatusChangeEntry[]> {
    return runQuery(consumerStatusChangesQuery, ctx, { id });
  }

  @Mutation(() => Registered, { description: 'A consumer registers on the storefront.' })
  registerConsumer(
    @Arg('input', () => ConsumerRegistrationInput) input: ConsumerRegistrationInput,
    @Ctx() ctx: AppContext,
  ): Promise<Registered> {
    return runAction(registerConsumer, ctx, { ...input });
  }

  @Mutation(() => Changed, { description: 'Meu Perfil of a consumer.' })
  updateOwnConsumerProfile(
    @Arg('input', () => ConsumerProfileInput) input: ConsumerProfileInput,
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(updateOwnConsumerProfile, ctx, { ...input }, { lido });
  }

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

  @ChangesRow(consumersList, "Changes a consumer's data.")
  updateConsumer(
    @Arg('id', () => IdScalar) id: number,
    @Arg('input', () => ConsumerInput) input: ConsumerInput,
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(updateConsumer, ctx, { ...input, id }, { lido });
  }

  @ChangesRow(consumersList, 'Activates or deactivates a consumer, with the reason.')
  setConsumerActive(
    @Arg('id', () => IdScalar) id: number,
    @Arg('ativo', () => Boolean) ativo: boolean,
    @Arg('justificativa', () => String) justificativa: string,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(setConsumerActive, ctx, { id, ativo, justificativa });
  }

  @Mutation(() => Changed, { description: 'Removes a consumer who has nothing open.' })
  deleteConsumer(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(deleteConsumer, ctx, { id });
  }
}

export const { resolver: ConsumersListResolver } = listDoor(consumersList, { single: 'consumer' });
export const { resolver: ConsumerSalesListResolver } = listDoor(consumerSalesList);
export const { resolver: ConsumerLotsListResolver } = listDoor(consumerLotsList);
export const { resolver: RedemptionsOfConsumerListResolver } = listDoor(redemptionsOfConsumerList);
