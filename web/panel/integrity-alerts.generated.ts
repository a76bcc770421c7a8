/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type IntegrityAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type IntegrityAlertsQuery = { integrityProofs: { total: number } };


export const IntegrityAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"integrityAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrityProofs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"situacao"},"value":{"kind":"EnumValue","value":"FALHA"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<IntegrityAlertsQuery, IntegrityAlertsQueryVariables>;
export const useIntegrityAlertsQuery = (options?: useQuery.Options<IntegrityAlertsQuery, IntegrityAlertsQueryVariables>) =>
  useQuery(IntegrityAlertsDocument, options as never) as useQuery.Result<IntegrityAlertsQuery, IntegrityAlertsQueryVariables, 'empty' | 'complete' | 'streaming'>;