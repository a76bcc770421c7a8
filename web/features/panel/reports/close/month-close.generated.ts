/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MonthCloseQueryVariables = Exact<{
  ano: number;
  mes: number;
  rede?: string | null | undefined;
}>;


export type MonthCloseQuery = { monthClose: { de: string, ate: string, itens: Array<{ item: Types.MonthCloseItemKind, total: number | null, valor: string | null }> } };

export type ExportMonthCloseMutationVariables = Exact<{
  input: Types.MonthCloseInput;
}>;


export type ExportMonthCloseMutation = { exportMonthClose: { exportId: string, fileName: string } };

export type CloseExportQueryVariables = Exact<{
  id: string | number;
}>;


export type CloseExportQuery = { myExport: { id: string, estado: Types.ExportState, nomeArquivo: string, mensagem: string | null, linkArquivo: string | null } | null };


export const MonthCloseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"monthClose"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ano"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rede"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monthClose"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ano"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ano"}}},{"kind":"Argument","name":{"kind":"Name","value":"mes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mes"}}},{"kind":"Argument","name":{"kind":"Name","value":"rede"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rede"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"de"}},{"kind":"Field","name":{"kind":"Name","value":"ate"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}}]}}]}}]}}]} as unknown as DocumentNode<MonthCloseQuery, MonthCloseQueryVariables>;
export const ExportMonthCloseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"exportMonthClose"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MonthCloseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportMonthClose"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]} as unknown as DocumentNode<ExportMonthCloseMutation, ExportMonthCloseMutationVariables>;
export const CloseExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"closeExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"estado"}},{"kind":"Field","name":{"kind":"Name","value":"nomeArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}},{"kind":"Field","name":{"kind":"Name","value":"linkArquivo"}}]}}]}}]} as unknown as DocumentNode<CloseExportQuery, CloseExportQueryVariables>;
export const useMonthCloseQuery = (options: useQuery.Options<MonthCloseQuery, MonthCloseQueryVariables> & ({ variables: MonthCloseQueryVariables } | { skip: true })) =>
  useQuery(MonthCloseDocument, options as never) as useQuery.Result<MonthCloseQuery, MonthCloseQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useExportMonthCloseMutation = (options?: useMutation.Options<ExportMonthCloseMutation, ExportMonthCloseMutationVariables>) =>
  useMutation(ExportMonthCloseDocument, options as never) as useMutation.ResultTuple<ExportMonthCloseMutation, ExportMonthCloseMutationVariables>;
export const useCloseExportQuery = (options: useQuery.Options<CloseExportQuery, CloseExportQueryVariables> & ({ variables: CloseExportQueryVariables } | { skip: true })) =>
  useQuery(CloseExportDocument, options as never) as useQuery.Result<CloseExportQuery, CloseExportQueryVariables, 'empty' | 'complete' | 'streaming'>;