import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { z } from 'zod';
import type { Action } from '../../platform/actions/action.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { field, inputType, optional } from '../../platform/graphql/object-type.ts';
import { personFields } from '../../platform/graphql/person-fields.ts';
import { Registered } from '../../platform/graphql/registered.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import type { List } from '../../platform/lists/list.ts';
import { type Query as ReadQuery, runQuery } from '../../platform/queries/query.ts';
import { StatusChangeType } from './status-change.types.ts';
import type { StatusChangeEntry } from './status-changes.ts';

type WriteOf<Result> = Action<z.ZodType, Result>;

/** The differences between the GraphQL operations of sellers and of consumers. */
interface MemberTable {
  /** Singular in names: `seller` makes `sellerTaken` and `updateSeller`. */
  noun: 'seller' | 'consumer';
  list: List;
  /** Sentences of the input and of the edit. */
  inputDescription: string;
  updateDescription: string;
  /** Further fields of a person, of the panel's input and of a registration. */
  own: object;
  ofPanel: object;
  ofRegistration: object;
  taken: ReadQuery<z.ZodType<{ cpf: string }>, boolean>;
  statusChanges: ReadQuery<z.ZodType<{ id: number }>, StatusChangeEntry[]>;
  register: WriteOf<Registered>;
  updateOwnProfile: WriteOf<Changed>;
  update: WriteOf<Changed>;
  setActive: WriteOf<Changed>;
  remove: WriteOf<Changed>;
}

/** The operations that sellers and consumers share, and the panel's input of one of them. */
export function memberResolver(table: MemberTable): { resolver: Function; Input: new () => object } {
  const { noun, list } = table;
  const Noun = titleOf(noun);
  const { Input, Registration, Profile } = inputsOf(table);

  @Resolver()
  class MemberResolver {
    @Query(() => Boolean, { name: `${noun}Taken`, description: `Whether the CPF belongs to a ${noun}; public, a few times.` })
    taken(@Arg('cpf', () => String) cpf: string, @Ctx() ctx: AppContext): Promise<boolean> {
      return runQuery(table.taken, ctx, { cpf });
    }

    @Query(() => [StatusChangeType], {
      name: `${noun}StatusChanges`,
      description: `Activation history of a ${noun}, newest first.`,
    })
    statusChanges(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<StatusChangeEntry[]> {
      return runQuery(table.statusChanges, ctx, { id });
    }

    @Mutation(() => Registered, { name: `register${Noun}`, description: `A ${noun} registers on the storefront.` })
    register(@Arg('input', () => Registration) input: object, @Ctx() ctx: AppContext): Promise<Registered> {
      return runAction(table.register, ctx, { ...input });
    }

    @Mutation(() => Changed, { name: `updateOwn${Noun}Profile`, description: `Meu Perfil of a ${noun}.` })
    updateOwnProfile(
      @Arg('input', () => Profile) input: object,
      @AsRead() lido: FieldRead[] | undefined,
      @Ctx() ctx: AppContext,
    ): Promise<Changed> {
      return runAction(table.updateOwnProfile, ctx, { ...input }, { lido });
    }

    @ChangesRow(list, table.updateDescription, `update${Noun}`)
    update(
      @Arg('id', () => IdScalar) id: number,
      @Arg('input', () => Input) input: object,
      @AsRead() lido: FieldRead[] | undefined,
      @Ctx() ctx: AppContext,
    ): Promise<Changed> {
      return runAction(table.update, ctx, { ...input, id }, { lido });
    }

    @ChangesRow(list, `Activates or deactivates a ${noun}, with the reason.`, `set${Noun}Active`)
    setActive(
      @Arg('id', () => IdScalar) id: number,
      @Arg('ativo', () => Boolean) ativo: boolean,
      @Arg('justificativa', () => String) justificativa: string,
      @Ctx() ctx: AppContext,
    ): Promise<Changed> {
      return runAction(table.setActive, ctx, { id, ativo, justificativa });
    }

    @Mutation(() => Changed, { name: `delete${Noun}`, description: `Removes a ${noun} who has nothing open.` })
    remove(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<Changed> {
      return runAction(table.remove, ctx, { id });
    }
  }
  return { resolver: MemberResolver, Input };
}

const titleOf = (noun: MemberTable['noun']) => (noun === 'seller' ? 'Seller' : 'Consumer');

function inputsOf({ noun, own, ...table }: MemberTable) {
  const Noun = titleOf(noun);
  const Input = inputType(`${Noun}Input`, table.inputDescription, { ...personFields, ...own, ...table.ofPanel });
  const Registration = inputType(`${Noun}RegistrationInput`, `A ${noun}'s own registration on the storefront.`, {
    ...personFields,
    ...own,
    ...table.ofRegistration,
    senha: field(String),
    aceitouPoliticaPrivacidade: field(Boolean),
    quemIndicou: optional(String, "The referrer's name or code."),
    codigo_cadastro: optional(String, 'Registration code of the address.'),
  });
  const Profile = inputType(`${Noun}ProfileInput`, `A ${noun}'s own profile; an empty new password means no change.`, {
    ...personFields,
    ...own,
    senha: optional(String),
    senhaAntiga: optional(String),
  });
  return { Input, Registration, Profile };
}
