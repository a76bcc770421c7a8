/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnExpiryQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnExpiryQuery = { ownExpiry: { em30: string, em60: string, em90: string, proximaData: string | null, proximoValor: string } };


export const OwnExpiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownExpiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownExpiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"em30"}},{"kind":"Field","name":{"kind":"Name","value":"em60"}},{"kind":"Field","name":{"kind":"Name","value":"em90"}},{"kind":"Field","name":{"kind":"Name","value":"proximaData"}},{"kind":"Field","name":{"kind":"Name","value":"proximoValor"}}]}}]}}]} as unknown as DocumentNode<OwnExpiryQuery, OwnExpiryQueryVariables>;
export const useOwnExpiryQuery = (options?: useQuery.Options<OwnExpiryQuery, OwnExpiryQueryVariables>) =>
  useQuery(OwnExpiryDocument, options as never) as useQuery.Result<OwnExpiryQuery, OwnExpiryQueryVariables, 'empty' | 'complete' | 'streaming'>;