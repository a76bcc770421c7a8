/**
 * graphql-codegen plugin: one typed hook per operation over the documents that typed-document-node emits.
 * The stock hooks plugin does not compile with Apollo Client 4.
 */
const { visit } = require('graphql');

const pascal = (name) => name[0].toUpperCase() + name.slice(1);

function queryHook(base, required) {
  const types = `${base}Query, ${base}QueryVariables`;
  const options = `useQuery.Options<${types}>`;
  const signature = required ? `options: ${options} & ({ variables: ${base}QueryVariables } | { skip: true })` : `options?: ${options}`;
  // Apollo's overloads cannot be forwarded; the cast names the states a hook without returnPartialData can be in.
  return `export const use${base}Query = (${signature}) =>
  useQuery(${base}Document, options as never) as useQuery.Result<${types}, 'empty' | 'complete' | 'streaming'>;`;
}

const mutationHook = (
  base,
) => `export const use${base}Mutation = (options?: useMutation.Options<${base}Mutation, ${base}MutationVariables>) =>
  useMutation(${base}Document, options as never) as useMutation.ResultTuple<${base}Mutation, ${base}MutationVariables>;`;

module.exports.plugin = (_schema, documents) => {
  const hooks = [];
  const imports = new Set();
  for (const { document } of documents) {
    visit(document, {
      OperationDefinition({ operation, name, variableDefinitions }) {
        const required = variableDefinitions.some((variable) => variable.type.kind === 'NonNullType' && !variable.defaultValue);
        imports.add(operation === 'query' ? 'useQuery' : 'useMutation');
        hooks.push(operation === 'query' ? queryHook(pascal(name.value), required) : mutationHook(pascal(name.value)));
      },
    });
  }
  return {
    prepend: imports.size ? [`import { ${[...imports].sort().join(', ')} } from '@apollo/client/react';`] : [],
    content: hooks.join('\n'),
  };
};
