/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HeldActionKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type HeldActionKindsQuery = { heldActionKinds: Array<{ tipo: string, titulo: string }> };


export const HeldActionKindsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"heldActionKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heldActionKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}}]}}]}}]} as unknown as DocumentNode<HeldActionKindsQuery, HeldActionKindsQueryVariables>;
export const useHeldActionKindsQuery = (options?: useQuery.Options<HeldActionKindsQuery, HeldActionKindsQueryVariables>) =>
  useQuery(HeldActionKindsDocument, options as never) as useQuery.Result<HeldActionKindsQuery, HeldActionKindsQueryVariables, 'empty' | 'complete' | 'streaming'>;