import path from 'node:path';
import type { Plugin } from 'vite';

const EXPLORER = path.join('node_modules', 'graphiql-explorer');
const OWN = '\0graphql-of-the-explorer';
/** From the files themselves: by its index, all of graphql would come along. */
const USED = {
  'type/definition': `GraphQLObjectType getNamedType isEnumType isInputObjectType isInterfaceType isLeafType isNonNullType isObjectType
    isRequiredInputField isScalarType isUnionType isWrappingType`,
  'language/parser': 'parse parseType',
  'language/printer': 'print',
  'language/visitor': 'visit',
};

/**
 * Gives GraphiQL's explorer only the parts of graphql that it uses. It is CommonJS and requires all of graphql: the bundler then keeps all of
 * it, in the chunk that every page loads (40 kB more).
 */
export const explorerGraphql = (): Plugin => ({
  name: 'explorer-graphql',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^graphql$/ },
    handler: (_id, importer) => (importer && path.normalize(importer).includes(EXPLORER) ? OWN : null),
  },
  load: {
    filter: { id: /graphql-of-the-explorer$/ },
    handler: () =>
      Object.entries(USED)
        .map(([file, names]) => `export { ${names.split(/\s+/).join(', ')} } from 'graphql/${file}.mjs';`)
        .join('\n'),
  },
});
