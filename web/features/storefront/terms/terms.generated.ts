/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CashbackTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type CashbackTermsQuery = { cashbackDashboard: { percentual: string, valorResgateLiberado: string, campanha: { dataInicio: string, dataFim: string, ultimoDiaResgate: string } | null } };


export const CashbackTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"cashbackTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashbackDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentual"}},{"kind":"Field","name":{"kind":"Name","value":"valorResgateLiberado"}},{"kind":"Field","name":{"kind":"Name","value":"campanha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"ultimoDiaResgate"}}]}}]}}]}}]} as unknown as DocumentNode<CashbackTermsQuery, CashbackTermsQueryVariables>;
export const useCashbackTermsQuery = (options?: useQuery.Options<CashbackTermsQuery, CashbackTermsQueryVariables>) =>
  useQuery(CashbackTermsDocument, options as never) as useQuery.Result<CashbackTermsQuery, CashbackTermsQueryVariables, 'empty' | 'complete' | 'streaming'>;