/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HasTwoApproversQueryVariables = Exact<{ [key: string]: never; }>;


export type HasTwoApproversQuery = { hasTwoApprovers: boolean };


export const HasTwoApproversDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"hasTwoApprovers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasTwoApprovers"}}]}}]} as unknown as DocumentNode<HasTwoApproversQuery, HasTwoApproversQueryVariables>;
export const useHasTwoApproversQuery = (options?: useQuery.Options<HasTwoApproversQuery, HasTwoApproversQueryVariables>) =>
  useQuery(HasTwoApproversDocument, options as never) as useQuery.Result<HasTwoApproversQuery, HasTwoApproversQueryVariables, 'empty' | 'complete' | 'streaming'>;