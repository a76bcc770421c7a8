/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SubmissionEventsQueryVariables = Exact<{
  id: string | number;
}>;


export type SubmissionEventsQuery = { submissionEvents: Array<{ id: string, statusAnterior: Types.SubmissionStep | null, statusNovo: Types.SubmissionStep, causa: Types.ReversalReason | null, motivo: string | null, observacao: string | null, atorNome: string, criadoEm: string }> };

export type PostingEditsQueryVariables = Exact<{
  id: string | number;
}>;


export type PostingEditsQuery = { postingEdits: Array<{ id: string, mudanca: string, causa: Types.ReversalReason | null, motivo: string, nome: string, criadoEm: string }> };


export const SubmissionEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"submissionEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissionEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusAnterior"}},{"kind":"Field","name":{"kind":"Name","value":"statusNovo"}},{"kind":"Field","name":{"kind":"Name","value":"causa"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}},{"kind":"Field","name":{"kind":"Name","value":"atorNome"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}}]}}]}}]} as unknown as DocumentNode<SubmissionEventsQuery, SubmissionEventsQueryVariables>;
export const PostingEditsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"postingEdits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postingEdits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mudanca"}},{"kind":"Field","name":{"kind":"Name","value":"causa"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}}]}}]}}]} as unknown as DocumentNode<PostingEditsQuery, PostingEditsQueryVariables>;
export const useSubmissionEventsQuery = (options: useQuery.Options<SubmissionEventsQuery, SubmissionEventsQueryVariables> & ({ variables: SubmissionEventsQueryVariables } | { skip: true })) =>
  useQuery(SubmissionEventsDocument, options as never) as useQuery.Result<SubmissionEventsQuery, SubmissionEventsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const usePostingEditsQuery = (options: useQuery.Options<PostingEditsQuery, PostingEditsQueryVariables> & ({ variables: PostingEditsQueryVariables } | { skip: true })) =>
  useQuery(PostingEditsDocument, options as never) as useQuery.Result<PostingEditsQuery, PostingEditsQueryVariables, 'empty' | 'complete' | 'streaming'>;