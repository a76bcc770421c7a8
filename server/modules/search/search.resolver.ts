import { Arg, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { AppContext } from '../../platform/context.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { type SearchHit, searchQuery } from './search.query.ts';
import { type SearchKind, searchKindSet } from './search-kind-set.ts';

@ObjectType('SearchHit', { description: 'A row that a search over everything found.', simpleResolvers: true })
class SearchHitType implements SearchHit {
  @Field(() => searchKindSet, { description: 'What was found.' })
  kind!: SearchKind;
  @Field(() => IdScalar, { description: 'Id of the row among those of its kind.' })
  id!: number;
  @Field(() => String, { description: 'What it is called: a name, the number of a note, the prize of a redemption.' })
  titulo!: string;
  @Field(() => String, { description: 'What tells it from others of the same title, in one line of Portuguese; may be empty.' })
  detalhe!: string;
  @Field(() => String, {
    description:
      'What its screen is opened or searched by: CPF of a seller or member of staff, CNPJ, name, code, number, otherwise the id.',
  })
  referencia!: string;
}

@Resolver()
export class SearchResolver {
  @Query(() => [SearchHitType], {
    description:
      'Finds people, stores, sales, receipts, redemptions and the catalogue among what this person may list: at most five of each kind, those first that the term names exactly.',
  })
  search(
    @Arg('term', () => String, {
      description: 'A name, document, code or number, of at least two characters; documents with or without punctuation.',
    })
    term: string,
    @Ctx() ctx: AppContext,
  ): Promise<SearchHit[]> {
    return runQuery(searchQuery, ctx, { term });
  }
}
