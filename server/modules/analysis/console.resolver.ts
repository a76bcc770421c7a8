import { Arg, Ctx, Mutation, Resolver, registerEnumType } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { createAccessToken } from './actions/create-access-token.ts';
import { createSavedQuery } from './actions/create-saved-query.ts';
import { deleteSavedQuery } from './actions/delete-saved-query.ts';
import { revokeAccessToken } from './actions/revoke-access-token.ts';
import { updateSavedQuery } from './actions/update-saved-query.ts';
import { accessTokensList, savedQueriesList } from './analysis.lists.ts';

export enum TokenScope {
  CADASTROS = 'CADASTROS',
  VENDAS = 'VENDAS',
  RESGATES = 'RESGATES',
  CASHBACK = 'CASHBACK',
  MODERACAO = 'MODERACAO',
  EXTRATO = 'EXTRATO',
  RELATORIOS = 'RELATORIOS',
  DADOS_PESSOAIS = 'DADOS_PESSOAIS',
}
registerEnumType(TokenScope, {
  name: 'TokenScope',
  description: 'What an access token may read; never more than its owner.',
  valuesConfig: {
    CADASTROS: { description: 'Networks, stores, sellers and products.' },
    VENDAS: { description: 'Sales, their items and the movements of balances.' },
    RESGATES: { description: 'Redemptions of sellers.' },
    CASHBACK: { description: 'Consumers and their cashback.' },
    MODERACAO: { description: 'Receipts, contests, dual approval and anti-fraud findings.' },
    EXTRATO: { description: 'Movements, balances and what is owed.' },
    RELATORIOS: { description: 'Reports and experiments.' },
    DADOS_PESSOAIS: { description: 'CPF, telephones and e-mail in full; without it they are masked.' },
  },
});

const AccessTokenInput = inputType('AccessTokenInput', 'A new read-only access token.', {
  nome: field(String, 'What it is for.'),
  escopos: field([TokenScope], 'What it may read.'),
  expiraEm: field(DayScalar, 'Its last day, at most a year away.'),
});
type AccessTokenInput = InstanceType<typeof AccessTokenInput>;

const CreatedAccessToken = objectType('CreatedAccessToken', 'A token just made.', {
  id: field(IdScalar, 'Its id.'),
  token: field(String, 'Its text, shown this once: header `Authorization: Bearer …`.'),
});
type CreatedAccessToken = InstanceType<typeof CreatedAccessToken>;

const SavedQueryInput = inputType('SavedQueryInput', "A question of the analysts' console to keep.", {
  nome: field(String, 'What it asks.'),
  consulta: field(String, 'The GraphQL query.'),
  variaveis: optional(String, 'Variables as JSON text.'),
  compartilhada: optional(Boolean, 'Whether all who have the console see it; default false.'),
});
type SavedQueryInput = InstanceType<typeof SavedQueryInput>;

const given = ({ variaveis, compartilhada, ...input }: SavedQueryInput) => ({
  ...input,
  variaveis: variaveis ?? '',
  compartilhada: compartilhada ?? false,
});

@Resolver()
export class ConsoleResolver {
  @Mutation(() => CreatedAccessToken, { description: 'Makes a read-only access token in the name of the viewer.' })
  createAccessToken(@Arg('input', () => AccessTokenInput) input: AccessTokenInput, @Ctx() ctx: AppContext): Promise<CreatedAccessToken> {
    return runAction(createAccessToken, ctx, { ...input });
  }

  @Mutation(() => Changed, { description: 'Ends an access token at once.' })
  revokeAccessToken(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(revokeAccessToken, ctx, { id });
  }

  @ChangesRow(savedQueriesList, 'Keeps a question of the console.')
  createSavedQuery(@Arg('input', () => SavedQueryInput) input: SavedQueryInput, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(createSavedQuery, ctx, given(input));
  }

  @ChangesRow(savedQueriesList, "Changes a question of one's own.")
  updateSavedQuery(
    @Arg('id', () => IdScalar) id: number,
    @Arg('input', () => SavedQueryInput) input: SavedQueryInput,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(updateSavedQuery, ctx, { ...given(input), id });
  }

  @Mutation(() => Changed, { description: "Removes a question of one's own." })
  deleteSavedQuery(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(deleteSavedQuery, ctx, { id });
  }
}

export const { resolver: AccessTokensListResolver } = listDoor(accessTokensList);
export const { resolver: SavedQueriesListResolver } = listDoor(savedQueriesList);
