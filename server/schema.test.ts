import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { undescribed } from './descriptions/describe-schema.ts';
import { allLists } from './platform/lists/list.ts';
import { productSchema } from './schema.ts';

describe('the GraphQL schema', () => {
  it('describes every type, field, argument and enum value', async () => {
    expect(undescribed(await productSchema())).toEqual([]);
  });

  it('would tell of a field that nobody described', () => {
    const query = new GraphQLObjectType({ name: 'Query', description: 'Reads.', fields: { mystery: { type: GraphQLString } } });
    expect(undescribed(new GraphQLSchema({ query }))).toEqual(['Query.mystery']);
  });

  // What a picker shows as one types follows its audience.
  const pickers = new Set(['storeOptions']);

  it('gives every list the same arguments: options, and a filter of its own where it has filters', async () => {
    const fields = (await productSchema()).getQueryType()!.getFields();
    const wrong = allLists()
      .filter(({ name }) => fields[name] && !pickers.has(name))
      .filter(({ name, filters }) => {
        const given = fields[name]!.args.map((argument) => `${argument.name}: ${String(argument.type)}`).join(', ');
        const filter = `${name[0]!.toUpperCase()}${name.slice(1)}Filter`;
        return given !== ['options: ListOptions', ...(Object.keys(filters ?? {}).length ? [`filter: ${filter}`] : [])].join(', ');
      })
      .map(({ name }) => name);
    expect(wrong).toEqual([]);
  });
});
