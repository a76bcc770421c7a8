/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MoneyPauseQueryVariables = Exact<{ [key: string]: never; }>;


export type MoneyPauseQuery = { moneyPause: { motivo: string, pausadaEm: string, pausadaPor: string } | null };


export const MoneyPauseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"moneyPause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moneyPause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"pausadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"pausadaPor"}}]}}]}}]} as unknown as DocumentNode<MoneyPauseQuery, MoneyPauseQueryVariables>;
export const useMoneyPauseQuery = (options?: useQuery.Options<MoneyPauseQuery, MoneyPauseQueryVariables>) =>
  useQuery(MoneyPauseDocument, options as never) as useQuery.Result<MoneyPauseQuery, MoneyPauseQueryVariables, 'empty' | 'complete' | 'streaming'>;