import { Arg, Ctx, Field, InputType, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Changed } from '../../platform/graphql/changed.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { inputType, optional } from '../../platform/graphql/object-type.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { createClientProduct } from './actions/create-client-product.ts';
import { createParticipatingStore } from './actions/create-participating-store.ts';
import { updateClientProduct } from './actions/update-client-product.ts';
import { updateParticipatingStore } from './actions/update-participating-store.ts';
import { activeClientProductsList, activeParticipatingStoresList, clientProductsList, participatingStoresList } from './content.lists.ts';

@InputType({ description: 'A participating store to register.' })
class ParticipatingStoreInput {
  @Field(() => String)
  nome!: string;
  @Field(() => Boolean, { defaultValue: true })
  ativo!: boolean;
}

const UpdateParticipatingStoreInput = inputType(
  'UpdateParticipatingStoreInput',
  'What changes of a participating store; what is absent stays.',
  {
    nome: optional(String),
    ativo: optional(Boolean),
  },
);
type UpdateParticipatingStoreInput = InstanceType<typeof UpdateParticipatingStoreInput>;

const ClientProductInput = inputType(
  'ClientProductInput',
  'A client product to register.',
  {
    descricao: optional(String),
  },
  ParticipatingStoreInput,
);
type ClientProductInput = InstanceType<typeof ClientProductInput>;

const UpdateClientProductInput = inputType(
  'UpdateClientProductInput',
  'What changes of a client product; what is absent stays.',
  {
    descricao: optional(String),
  },
  UpdateParticipatingStoreInput,
);
type UpdateClientProductInput = InstanceType<typeof UpdateClientProductInput>;

@Resolver()
export class ContentResolver {
  @ChangesRow(participatingStoresList, 'Registers a participating store.')
  createParticipatingStore(
    @Arg('input', () => ParticipatingStoreInput) input: ParticipatingStoreInput,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(createParticipatingStore, ctx, { ...input });
  }

  @ChangesRow(participatingStoresList, 'Changes a participating store.')
  updateParticipatingStore(
    @Arg('id', () => IdScalar) id: number,
    @Arg('input', () => UpdateParticipatingStoreInput) input: UpdateParticipatingStoreInput,
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(updateParticipatingStore, ctx, { ...input, id }, { lido });
  }

  @ChangesRow(clientProductsList, 'Registers a client product.')
  createClientProduct(@Arg('input', () => ClientProductInput) input: ClientProductInput, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(createClientProduct, ctx, { ...input });
  }

  @ChangesRow(clientProductsList, 'Changes a client product.')
  updateClientProduct(
    @Arg('id', () => IdScalar) id: number,
    @Arg('input', () => UpdateClientProductInput) input: UpdateClientProductInput,
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(updateClientProduct, ctx, { ...input, id }, { lido });
  }
}

export const { resolver: ParticipatingStoresListResolver } = listDoor(participatingStoresList);
export const { resolver: ClientProductsListResolver } = listDoor(clientProductsList);
export const { resolver: ActiveParticipatingStoresListResolver } = listDoor(activeParticipatingStoresList);
export const { resolver: ActiveClientProductsListResolver } = listDoor(activeClientProductsList);
