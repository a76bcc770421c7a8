/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FailedJobsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.FailedJobsFilter | null | undefined;
}>;


export type FailedJobsQuery = { failedJobs: { total: number, capped: boolean, items: Array<{ id: string, fila: string, falhouEm: string, tentativas: number, erro: string }> } };

export type OperationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OperationsQuery = { operations: { versao: string, node: string, conferidoEm: string, partes: Array<{ assunto: Types.OperationTopic, estado: Types.OperationState, resumo: string, orientacao: string | null }>, filas: Array<{ fila: string, aguardando: number, agendadas: number, executando: number, maisAntiga: string | null }> } };

export type SetMoneyPauseMutationVariables = Exact<{
  input: Types.MoneyPauseInput;
}>;


export type SetMoneyPauseMutation = { setMoneyPause: { ativa: boolean, emAndamento: boolean } };

export type RetryFailedJobMutationVariables = Exact<{
  id: string;
}>;


export type RetryFailedJobMutation = { retryFailedJob: boolean };

export type DiscardFailedJobMutationVariables = Exact<{
  id: string;
}>;


export type DiscardFailedJobMutation = { discardFailedJob: boolean };


export const FailedJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"failedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FailedJobsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fila"}},{"kind":"Field","name":{"kind":"Name","value":"falhouEm"}},{"kind":"Field","name":{"kind":"Name","value":"tentativas"}},{"kind":"Field","name":{"kind":"Name","value":"erro"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<FailedJobsQuery, FailedJobsQueryVariables>;
export const OperationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"operations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"node"}},{"kind":"Field","name":{"kind":"Name","value":"conferidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"partes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assunto"}},{"kind":"Field","name":{"kind":"Name","value":"estado"}},{"kind":"Field","name":{"kind":"Name","value":"resumo"}},{"kind":"Field","name":{"kind":"Name","value":"orientacao"}}]}},{"kind":"Field","name":{"kind":"Name","value":"filas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fila"}},{"kind":"Field","name":{"kind":"Name","value":"aguardando"}},{"kind":"Field","name":{"kind":"Name","value":"agendadas"}},{"kind":"Field","name":{"kind":"Name","value":"executando"}},{"kind":"Field","name":{"kind":"Name","value":"maisAntiga"}}]}}]}}]}}]} as unknown as DocumentNode<OperationsQuery, OperationsQueryVariables>;
export const SetMoneyPauseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"setMoneyPause"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyPauseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMoneyPause"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ativa"}},{"kind":"Field","name":{"kind":"Name","value":"emAndamento"}}]}}]}}]} as unknown as DocumentNode<SetMoneyPauseMutation, SetMoneyPauseMutationVariables>;
export const RetryFailedJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"retryFailedJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryFailedJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RetryFailedJobMutation, RetryFailedJobMutationVariables>;
export const DiscardFailedJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"discardFailedJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardFailedJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DiscardFailedJobMutation, DiscardFailedJobMutationVariables>;
export const useFailedJobsQuery = (options?: useQuery.Options<FailedJobsQuery, FailedJobsQueryVariables>) =>
  useQuery(FailedJobsDocument, options as never) as useQuery.Result<FailedJobsQuery, FailedJobsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useOperationsQuery = (options?: useQuery.Options<OperationsQuery, OperationsQueryVariables>) =>
  useQuery(OperationsDocument, options as never) as useQuery.Result<OperationsQuery, OperationsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useSetMoneyPauseMutation = (options?: useMutation.Options<SetMoneyPauseMutation, SetMoneyPauseMutationVariables>) =>
  useMutation(SetMoneyPauseDocument, options as never) as useMutation.ResultTuple<SetMoneyPauseMutation, SetMoneyPauseMutationVariables>;
export const useRetryFailedJobMutation = (options?: useMutation.Options<RetryFailedJobMutation, RetryFailedJobMutationVariables>) =>
  useMutation(RetryFailedJobDocument, options as never) as useMutation.ResultTuple<RetryFailedJobMutation, RetryFailedJobMutationVariables>;
export const useDiscardFailedJobMutation = (options?: useMutation.Options<DiscardFailedJobMutation, DiscardFailedJobMutationVariables>) =>
  useMutation(DiscardFailedJobDocument, options as never) as useMutation.ResultTuple<DiscardFailedJobMutation, DiscardFailedJobMutationVariables>;