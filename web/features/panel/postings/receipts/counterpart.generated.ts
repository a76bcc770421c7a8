/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SubmissionCounterpartQueryVariables = Exact<{
  id: string | number;
}>;


export type SubmissionCounterpartQuery = { submissionCounterpart: { audience: Types.Audience, submissionId: string | null, postingId: string | null, status: Types.CounterpartStatus, loja: string | null, cnpj: string | null, realizadoEm: string | null, totalVenda: string | null, produtosSW: string | null, pontos: number, divergencias: Array<string>, frase: string } | null };


export const SubmissionCounterpartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"submissionCounterpart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissionCounterpart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"submissionId"}},{"kind":"Field","name":{"kind":"Name","value":"postingId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"loja"}},{"kind":"Field","name":{"kind":"Name","value":"cnpj"}},{"kind":"Field","name":{"kind":"Name","value":"realizadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"totalVenda"}},{"kind":"Field","name":{"kind":"Name","value":"produtosSW"}},{"kind":"Field","name":{"kind":"Name","value":"pontos"}},{"kind":"Field","name":{"kind":"Name","value":"divergencias"}},{"kind":"Field","name":{"kind":"Name","value":"frase"}}]}}]}}]} as unknown as DocumentNode<SubmissionCounterpartQuery, SubmissionCounterpartQueryVariables>;
export const useSubmissionCounterpartQuery = (options: useQuery.Options<SubmissionCounterpartQuery, SubmissionCounterpartQueryVariables> & ({ variables: SubmissionCounterpartQueryVariables } | { skip: true })) =>
  useQuery(SubmissionCounterpartDocument, options as never) as useQuery.Result<SubmissionCounterpartQuery, SubmissionCounterpartQueryVariables, 'empty' | 'complete' | 'streaming'>;