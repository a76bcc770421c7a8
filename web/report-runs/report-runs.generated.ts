/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReportStatesQueryVariables = Exact<{
  ano: number;
  mes: number;
}>;


export type ReportStatesQuery = { reportStates: Array<{ tipo: Types.ReportKind, geradoEm: string | null, faltamRedes: boolean, estado: Types.JobState | null, feitas: number, total: number }> };

export type GenerateReportMutationVariables = Exact<{
  input: Types.ReportChoiceInput;
}>;


export type GenerateReportMutation = { generateReport: { id: string | null, mensagem: string } };

export type PrepareReportMutationVariables = Exact<{
  input: Types.ReportChoiceInput;
}>;


export type PrepareReportMutation = { prepareReport: boolean };


export const ReportStatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"reportStates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ano"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportStates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ano"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ano"}}},{"kind":"Argument","name":{"kind":"Name","value":"mes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"geradoEm"}},{"kind":"Field","name":{"kind":"Name","value":"faltamRedes"}},{"kind":"Field","name":{"kind":"Name","value":"estado"}},{"kind":"Field","name":{"kind":"Name","value":"feitas"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<ReportStatesQuery, ReportStatesQueryVariables>;
export const GenerateReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"generateReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportChoiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}}]}}]}}]} as unknown as DocumentNode<GenerateReportMutation, GenerateReportMutationVariables>;
export const PrepareReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"prepareReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportChoiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepareReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<PrepareReportMutation, PrepareReportMutationVariables>;
export const useReportStatesQuery = (options: useQuery.Options<ReportStatesQuery, ReportStatesQueryVariables> & ({ variables: ReportStatesQueryVariables } | { skip: true })) =>
  useQuery(ReportStatesDocument, options as never) as useQuery.Result<ReportStatesQuery, ReportStatesQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useGenerateReportMutation = (options?: useMutation.Options<GenerateReportMutation, GenerateReportMutationVariables>) =>
  useMutation(GenerateReportDocument, options as never) as useMutation.ResultTuple<GenerateReportMutation, GenerateReportMutationVariables>;
export const usePrepareReportMutation = (options?: useMutation.Options<PrepareReportMutation, PrepareReportMutationVariables>) =>
  useMutation(PrepareReportDocument, options as never) as useMutation.ResultTuple<PrepareReportMutation, PrepareReportMutationVariables>;