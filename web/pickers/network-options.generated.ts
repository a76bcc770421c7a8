/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NetworkOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type NetworkOptionsQuery = { networkOptions: Array<{ id: string, nome: string }> };


export const NetworkOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"networkOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"networkOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}}]}}]} as unknown as DocumentNode<NetworkOptionsQuery, NetworkOptionsQueryVariables>;
export const useNetworkOptionsQuery = (options?: useQuery.Options<NetworkOptionsQuery, NetworkOptionsQueryVariables>) =>
  useQuery(NetworkOptionsDocument, options as never) as useQuery.Result<NetworkOptionsQuery, NetworkOptionsQueryVariables, 'empty' | 'complete' | 'streaming'>;