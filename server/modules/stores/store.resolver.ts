import { Arg, Ctx, Int, Mutation, Query, Resolver, registerEnumType } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import { addressFields } from '../../platform/graphql/person-fields.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { createStore } from './actions/create-store.ts';
import { deleteStore } from './actions/delete-store.ts';
import { setStoreActive } from './actions/set-store-active.ts';
import { updateStore } from './actions/update-store.ts';
import { type StoreOption, storeOptionsQuery } from './store-options.ts';
import { storeTakenQuery } from './store-reads.ts';
import { storesList } from './stores.list.ts';

enum StoreAudience {
  SELLERS = 'SELLERS',
  CONSUMERS = 'CONSUMERS',
}
registerEnumType(StoreAudience, { name: 'StoreAudience', description: 'Whom a store is chosen for.' });

const StoreOptionType = objectType('StoreOption', 'A store to choose: all that is public about it.', {
  id: field(IdScalar),
  cnpj: field(String),
  nomeFantasia: field(String),
} satisfies FieldsOf<StoreOption>);

const StoreInput = inputType('StoreInput', 'A store to register.', {
  ...addressFields,
  networkId: field(IdScalar),
  tipoPontuacao: field(Int, '0 Sistema, 1 Digitação, 2 Foto.'),
  fatorPontuacao: optional(Int, '1 to 10; default 1.'),
  codigo: field(String),
  cnpj: field(String),
  cnpjCddRevendaMaster: field(String),
  nomeFantasia: field(String),
  razaoSocial: field(String),
  responsavel: field(String),
  email: optional(String),
  celular: field(String),
  telefone: optional(String),
});
type StoreInput = InstanceType<typeof StoreInput>;

const UpdateStoreInput = inputType(
  'UpdateStoreInput',
  'New values of a store.',
  {
    cenario: field(Int, '0 Inicial, 1 A, 2 B, 3 C: which terms its sellers read.'),
    fatorVigenteEm: optional(DayScalar, 'First day of a new factor,; default today.'),
  },
  StoreInput,
);
type UpdateStoreInput = InstanceType<typeof UpdateStoreInput>;

const StoreSwitchesInput = inputType('StoreSwitchesInput', 'Switches of a store; those left out stay as they are.', {
  ativo: optional(Boolean),
  ativoClientes: optional(Boolean, 'Open to consumers.'),
  resgateLiberado: optional(Boolean, 'Whether its sellers may redeem.'),
});
type StoreSwitchesInput = InstanceType<typeof StoreSwitchesInput>;

@Resolver()
export class StoreResolver {
  @Query(() => [StoreOptionType], { description: 'Active stores that match what was typed, for pickers; public.' })
  storeOptions(
    @Arg('search', () => String, { nullable: true }) search: string | null,
    @Arg('networkId', () => IdScalar, { nullable: true }) networkId: number | null,
    @Arg('audience', () => StoreAudience, { nullable: true }) audience: StoreAudience | null,
    @Ctx() ctx: AppContext,
  ): Promise<StoreOption[]> {
    return runQuery(storeOptionsQuery, ctx, { search, networkId, audience });
  }

  @Query(() => Boolean, { description: 'Whether the code or the CNPJ belongs to another store.' })
  storeTaken(
    @Arg('codigo', () => String, { nullable: true }) codigo: string | null,
    @Arg('cnpj', () => String, { nullable: true }) cnpj: string | null,
    @Arg('exceptId', () => IdScalar, { nullable: true }) exceptId: number | null,
    @Ctx() ctx: AppContext,
  ): Promise<boolean> {
    return runQuery(storeTakenQuery, ctx, { codigo, cnpj, exceptId });
  }

  @ChangesRow(storesList, 'Registers a store.')
  createStore(@Arg('input', () => StoreInput) input: StoreInput, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(createStore, ctx, { ...input });
  }

  @ChangesRow(storesList, 'Changes a store.')
  updateStore(
    @Arg('id', () => IdScalar) id: number,
    @Arg('input', () => UpdateStoreInput) input: UpdateStoreInput,
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(updateStore, ctx, { ...input, id }, { lido });
  }

  @ChangesRow(storesList, 'Turns switches of a store.')
  setStoreActive(
    @Arg('id', () => IdScalar) id: number,
    @Arg('input', () => StoreSwitchesInput) input: StoreSwitchesInput,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(setStoreActive, ctx, { ...input, id });
  }

  @Mutation(() => Changed, { description: 'Removes a store that nothing depends on.' })
  deleteStore(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(deleteStore, ctx, { id });
  }
}

export const { resolver: StoresListResolver } = listDoor(storesList, { single: 'store' });
