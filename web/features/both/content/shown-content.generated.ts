/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ActiveParticipatingStoresQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
}>;


export type ActiveParticipatingStoresQuery = { activeParticipatingStores: { total: number, items: Array<{ id: string, nome: string }> } };

export type ActiveClientProductsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
}>;


export type ActiveClientProductsQuery = { activeClientProducts: { total: number, items: Array<{ id: string, nome: string, descricao: string | null }> } };


export const ActiveParticipatingStoresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"activeParticipatingStores"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeParticipatingStores"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<ActiveParticipatingStoresQuery, ActiveParticipatingStoresQueryVariables>;
export const ActiveClientProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"activeClientProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeClientProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<ActiveClientProductsQuery, ActiveClientProductsQueryVariables>;
export const useActiveParticipatingStoresQuery = (options?: useQuery.Options<ActiveParticipatingStoresQuery, ActiveParticipatingStoresQueryVariables>) =>
  useQuery(ActiveParticipatingStoresDocument, options as never) as useQuery.Result<ActiveParticipatingStoresQuery, ActiveParticipatingStoresQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useActiveClientProductsQuery = (options?: useQuery.Options<ActiveClientProductsQuery, ActiveClientProductsQueryVariables>) =>
  useQuery(ActiveClientProductsDocument, options as never) as useQuery.Result<ActiveClientProductsQuery, ActiveClientProductsQueryVariables, 'empty' | 'complete' | 'streaming'>;