/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StoreFilterChoicesQueryVariables = Exact<{
  search?: string | null | undefined;
  networkId?: string | number | null | undefined;
}>;


export type StoreFilterChoicesQuery = { stores: { items: Array<{ id: string, cnpj: string, nomeFantasia: string }> } };

export type StoreFilterChosenQueryVariables = Exact<{
  id: string | number;
}>;


export type StoreFilterChosenQuery = { store: { id: string, cnpj: string, nomeFantasia: string } | null };


export const StoreFilterChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"storeFilterChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"networkId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stores"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"30"}},{"kind":"ObjectField","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"nomeFantasia","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"networkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"networkId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cnpj"}},{"kind":"Field","name":{"kind":"Name","value":"nomeFantasia"}}]}}]}}]}}]} as unknown as DocumentNode<StoreFilterChoicesQuery, StoreFilterChoicesQueryVariables>;
export const StoreFilterChosenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"storeFilterChosen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"store"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cnpj"}},{"kind":"Field","name":{"kind":"Name","value":"nomeFantasia"}}]}}]}}]} as unknown as DocumentNode<StoreFilterChosenQuery, StoreFilterChosenQueryVariables>;
export const useStoreFilterChoicesQuery = (options?: useQuery.Options<StoreFilterChoicesQuery, StoreFilterChoicesQueryVariables>) =>
  useQuery(StoreFilterChoicesDocument, options as never) as useQuery.Result<StoreFilterChoicesQuery, StoreFilterChoicesQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useStoreFilterChosenQuery = (options: useQuery.Options<StoreFilterChosenQuery, StoreFilterChosenQueryVariables> & ({ variables: StoreFilterChosenQueryVariables } | { skip: true })) =>
  useQuery(StoreFilterChosenDocument, options as never) as useQuery.Result<StoreFilterChosenQuery, StoreFilterChosenQueryVariables, 'empty' | 'complete' | 'streaming'>;