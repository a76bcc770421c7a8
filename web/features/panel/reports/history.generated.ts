/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HistoryQueryVariables = Exact<{
  ano: number;
  rede?: string | null | undefined;
}>;


export type HistoryQuery = { history: Array<{ networkId: string, rede: string, valores: Array<string | null>, comprados: Array<boolean>, total: string, totalAnterior: string }> };

export type HistoryStartQueryVariables = Exact<{ [key: string]: never; }>;


export type HistoryStartQuery = { historyStart: string | null };


export const HistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"history"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ano"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rede"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ano"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ano"}}},{"kind":"Argument","name":{"kind":"Name","value":"rede"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rede"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"networkId"}},{"kind":"Field","name":{"kind":"Name","value":"rede"}},{"kind":"Field","name":{"kind":"Name","value":"valores"}},{"kind":"Field","name":{"kind":"Name","value":"comprados"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalAnterior"}}]}}]}}]} as unknown as DocumentNode<HistoryQuery, HistoryQueryVariables>;
export const HistoryStartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"historyStart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"historyStart"}}]}}]} as unknown as DocumentNode<HistoryStartQuery, HistoryStartQueryVariables>;
export const useHistoryQuery = (options: useQuery.Options<HistoryQuery, HistoryQueryVariables> & ({ variables: HistoryQueryVariables } | { skip: true })) =>
  useQuery(HistoryDocument, options as never) as useQuery.Result<HistoryQuery, HistoryQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useHistoryStartQuery = (options?: useQuery.Options<HistoryStartQuery, HistoryStartQueryVariables>) =>
  useQuery(HistoryStartDocument, options as never) as useQuery.Result<HistoryStartQuery, HistoryStartQueryVariables, 'empty' | 'complete' | 'streaming'>;