import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { AppContext } from '../../platform/context.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, objectType } from '../../platform/graphql/object-type.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { type SearchHit, searchQuery } from './search.query.ts';
import { searchKindSet } from './search-kind-set.ts';

const SearchHitType = objectType('SearchHit', 'A row that a search over everything found.', {
  kind: field(searchKindSet, 'What was found.'),
  id: field(IdScalar, 'Id of the row among those of its kind.'),
  titulo: field(String, 'What it is called: a name, the number of a note, the prize of a redemption.'),
  detalhe: field(String, 'What tells it from others of the same title, in one line of Portuguese; may be empty.'),
  referencia: field(
    String,
    'What its screen is opened or searched by: CPF of a seller or member of staff, CNPJ, name, code, number, otherwise the id.',
  ),
  exato: field(Boolean, 'Whether it has exactly the searched number.'),
} satisfies FieldsOf<SearchHit>);

@Resolver()
export class SearchResolver {
  @Query(() => [SearchHitType], {
    description:
      'Finds people, stores, sales, receipts, redemptions and the catalogue among what this person may list: at most five of each kind, those first that the term names exactly; rows with exactly the searched number precede all others.',
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
