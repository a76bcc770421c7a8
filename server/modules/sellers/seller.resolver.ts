import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { field, inputType, optional } from '../../platform/graphql/object-type.ts';
import { PersonInput } from '../../platform/graphql/person-input.ts';
import { Registered } from '../../platform/graphql/registered.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { type StatusChangeEntry, StatusChangeType } from '../audiences/index.ts';
import { createSeller } from './actions/create-seller.ts';
import { deleteSeller } from './actions/delete-seller.ts';
import { registerSeller } from './actions/register-seller.ts';
import { setSellerActive } from './actions/set-seller-active.ts';
import { updateOwnSellerProfile } from './actions/update-own-seller-profile.ts';
import { updateSeller } from './actions/update-seller.ts';
import { sellerStatusChangesQuery, sellerTakenQuery } from './seller-reads.ts';
import { sellersList } from './sellers.list.ts';

const SellerDataInput = inputType(
  'SellerDataInput',
  'Personal data of a seller.',
  {
    hobby: optional(String),
  },
  PersonInput,
);

const SellerInput = inputType(
  'SellerInput',
  'A seller to register or new values of one.',
  {
    cnpjRevenda: field(String, 'CNPJ of the store.'),
  },
  SellerDataInput,
);
type SellerInput = InstanceType<typeof SellerInput>;

const SellerRegistrationInput = inputType(
  'SellerRegistrationInput',
  "A seller's own registration on the storefront.",
  {
    idRevenda: optional(IdScalar, 'The store of the link; or give cnpjRevenda.'),
    cnpjRevenda: optional(String),
    senha: field(String),
    aceitouPoliticaPrivacidade: field(Boolean),
    quemIndicou: optional(String, "The referrer's name or code."),
    codigo_cadastro: optional(String, 'Registration code of the address.'),
  },
  SellerDataInput,
);
type SellerRegistrationInput = InstanceType<typeof SellerRegistrationInput>;

const SellerProfileInput = inputType(
  'SellerProfileInput',
  "A seller's own profile; an empty new password means no change.",
  {
    senha: optional(String),
    senhaAntiga: optional(String),
  },
  SellerDataInput,
);
type SellerProfileInput = InstanceType<typeof SellerProfileInput>;

@Resolver()
export class SellerResolver {
  @Query(() => Boolean, { description: 'Whether the CPF belongs to a seller; public, a few times.' })
  sellerTaken(@Arg('cpf', () => String) cpf: string, @Ctx() ctx: AppContext): Promise<boolean> {
    return runQuery(sellerTakenQuery, ctx, { cpf });
  }

  @Query(() => [StatusChangeType], { description: 'Activation history of a seller, newest first.' })
  sellerStatusChanges(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<StatusChangeEntry[]> {
    return runQuery(sellerStatusChangesQuery, ctx, { id });
  }

  @Mutation(() => Changed, { description: 'Registers a seller from the panel.' })
  createSeller(@Arg('input', () => SellerInput) input: SellerInput, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(createSeller, ctx, { ...input });
  }

  @Mutation(() => Registered, { description: 'A seller registers on the storefront.' })
  registerSeller(@Arg('input', () => SellerRegistrationInput) input: SellerRegistrationInput, @Ctx() ctx: AppContext): Promise<Registered> {
    return runAction(registerSeller, ctx, { ...input });
  }

  @Mutation(() => Changed, { description: 'Meu Perfil of a seller.' })
  updateOwnSellerProfile(
    @Arg('input', () => SellerProfileInput) input: SellerProfileInput,
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(updateOwnSellerProfile, ctx, { ...input }, { lido });
  }

  @ChangesRow(sellersList, "Changes a seller's data and store.")
  updateSeller(
    @Arg('id', () => IdScalar) id: number,
    @Arg('input', () => SellerInput) input: SellerInput,
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(updateSeller, ctx, { ...input, id }, { lido });
  }

  @ChangesRow(sellersList, 'Activates or deactivates a seller, with the reason.')
  setSellerActive(
    @Arg('id', () => IdScalar) id: number,
    @Arg('ativo', () => Boolean) ativo: boolean,
    @Arg('justificativa', () => String) justificativa: string,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(setSellerActive, ctx, { id, ativo, justificativa });
  }

  @Mutation(() => Changed, { description: 'Removes a seller who has nothing open.' })
  deleteSeller(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(deleteSeller, ctx, { id });
  }
}

export const { resolver: SellersListResolver } = listDoor(sellersList, { single: 'seller' });
