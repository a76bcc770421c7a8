/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HeldActionTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type HeldActionTypesQuery = { heldActionTypes: Array<{ tipo: string, titulo: string }> };


export const HeldActionTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"heldActionTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heldActionTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}}]}}]}}]} as unknown as DocumentNode<HeldActionTypesQuery, HeldActionTypesQueryVariables>;
export const useHeldActionTypesQuery = (options?: useQuery.Options<HeldActionTypesQuery, HeldActionTypesQueryVariables>) =>
  useQuery(HeldActionTypesDocument, options as never) as useQuery.Result<HeldActionTypesQuery, HeldActionTypesQueryVariables, 'empty' | 'complete' | 'streaming'>;