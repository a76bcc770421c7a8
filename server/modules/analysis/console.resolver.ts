import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Resolver, registerEnumType } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { createAccessToken } from './actions/create-access-token.ts';
import { createSavedQuery } from './actions/create-saved-query.ts';
import { deleteSavedQuery } from './actions/delete-saved-query.ts';
import { revokeAccessToken } from './actions/revoke-access-token.ts';
import { updateSavedQuery } from './actions/update-saved-query.ts';
import { accessTokensList, savedQueriesList } from './analysis.lists.ts';

enum TokenScope {
  CADASTROS = 'CADASTROS',
  VENDAS = 'VENDAS',
  RESGATES = 'RESGATES',
  CASHBACK = 'CASHBACK',
}
registerEnumType(TokenScope, {
  name: 'TokenScope',
  description: 'What an access token may read; never more than its owner.',
  valuesConfig: {
    CADASTROS: { description: 'Networks, stores, sellers and products.' },
    VENDAS: { description: 'Sales, their items and the movements of balances.' },
    RESGATES: { description: 'Redemptions of sellers.' },
    CASHBACK: { description: 'Consumers and their cashback.' },
  },
});

@InputType({ description: 'A new read-only access token.' })
class AccessTokenInput {
  @Field(() => String, { description: 'What it is for.' })
  nome!: string;
  @Field(() => [TokenScope], { description: 'What it may read.' })
  escopos!: TokenScope[];
  @Field(() => DayScalar, { description: 'Its last day, at most a year away.' })
  expiraEm!: string;
}

@ObjectType({ description: 'A token just made.', simpleResolvers: true })
class CreatedAccessToken {
  @Field(() => IdScalar, { description: 'Its id.' })
  id!: number;
  @Field(() => String, { description: 'Its text, shown this once: header `Authorization: Bearer …`.' })
  token!: string;
}

@InputType({ description: "A question of the analysts' console to keep." })
class SavedQueryInput {
  @Field(() => String, { description: 'What it asks.' })
  nome!: string;
  @Field(() => String, { description: 'The GraphQL query.' })
  consulta!: string;
  @Field(() => String, { nullable: true, description: 'Variables as JSON text.' })
  variaveis?: string;
  @Field(() => Boolean, { nullable: true, description: 'Whether all who have the console see it; default false.' })
  compartilhada?: boolean;
}

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
