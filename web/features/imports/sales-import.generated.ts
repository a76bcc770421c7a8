/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RehearseSalesImportMutationVariables = Exact<{
  arquivo?: File | null | undefined;
}>;


export type RehearseSalesImportMutation = { rehearseSalesImport: { linhas: number, vendas: number, validas: number, invalidas: number, duplicadas: number, pontosPrevistos: string, importacaoAnterior: number | null, erros: Array<{ linha: number, coluna: string, valor: string, mensagem: string }> } };

export type StartSalesImportMutationVariables = Exact<{
  arquivo?: File | null | undefined;
  enviarMensagem: boolean;
}>;


export type StartSalesImportMutation = { startSalesImport: { id: number, repetido: boolean } };

export type SalesImportQueryVariables = Exact<{
  id: number;
}>;


export type SalesImportQuery = { salesImport: { id: number, nomeArquivo: string, estado: string, linhas: number, processadas: number, total: number, erros: number, mensagem: string | null, linkErros: string | null } | null };

export type SalesImportErrorsQueryVariables = Exact<{
  id: number;
}>;


export type SalesImportErrorsQuery = { importErrors: { total: number, items: Array<{ id: number, linha: number, coluna: string | null, valor: string | null, mensagem: string }> } };

export type SalesImportsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.ImportsFilter | null | undefined;
}>;


export type SalesImportsQuery = { imports: { total: number, capped: boolean, items: Array<{ id: number, nomeArquivo: string, estado: string, linhas: number, processadas: number, total: number, erros: number, responsavel: string | null, criadoEm: string, linkErros: string | null }> } };

export type SalesImportTemplateQueryVariables = Exact<{ [key: string]: never; }>;


export type SalesImportTemplateQuery = { salesImportTemplate: { url: string, fileName: string } };


export const RehearseSalesImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"rehearseSalesImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rehearseSalesImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"arquivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linhas"}},{"kind":"Field","name":{"kind":"Name","value":"vendas"}},{"kind":"Field","name":{"kind":"Name","value":"validas"}},{"kind":"Field","name":{"kind":"Name","value":"invalidas"}},{"kind":"Field","name":{"kind":"Name","value":"duplicadas"}},{"kind":"Field","name":{"kind":"Name","value":"pontosPrevistos"}},{"kind":"Field","name":{"kind":"Name","value":"importacaoAnterior"}},{"kind":"Field","name":{"kind":"Name","value":"erros"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linha"}},{"kind":"Field","name":{"kind":"Name","value":"coluna"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}}]}}]}}]}}]} as unknown as DocumentNode<RehearseSalesImportMutation, RehearseSalesImportMutationVariables>;
export const StartSalesImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"startSalesImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enviarMensagem"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startSalesImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"arquivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}}},{"kind":"Argument","name":{"kind":"Name","value":"enviarMensagem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enviarMensagem"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"repetido"}}]}}]}}]} as unknown as DocumentNode<StartSalesImportMutation, StartSalesImportMutationVariables>;
export const SalesImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"salesImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salesImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nomeArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"estado"}},{"kind":"Field","name":{"kind":"Name","value":"linhas"}},{"kind":"Field","name":{"kind":"Name","value":"processadas"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"erros"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}},{"kind":"Field","name":{"kind":"Name","value":"linkErros"}}]}}]}}]} as unknown as DocumentNode<SalesImportQuery, SalesImportQueryVariables>;
export const SalesImportErrorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"salesImportErrors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importErrors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"importId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"200"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"linha"}},{"kind":"Field","name":{"kind":"Name","value":"coluna"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<SalesImportErrorsQuery, SalesImportErrorsQueryVariables>;
export const SalesImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"salesImports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nomeArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"estado"}},{"kind":"Field","name":{"kind":"Name","value":"linhas"}},{"kind":"Field","name":{"kind":"Name","value":"processadas"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"erros"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"linkErros"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<SalesImportsQuery, SalesImportsQueryVariables>;
export const SalesImportTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"salesImportTemplate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salesImportTemplate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]} as unknown as DocumentNode<SalesImportTemplateQuery, SalesImportTemplateQueryVariables>;
export const useRehearseSalesImportMutation = (options?: useMutation.Options<RehearseSalesImportMutation, RehearseSalesImportMutationVariables>) =>
  useMutation(RehearseSalesImportDocument, options as never) as useMutation.ResultTuple<RehearseSalesImportMutation, RehearseSalesImportMutationVariables>;
export const useStartSalesImportMutation = (options?: useMutation.Options<StartSalesImportMutation, StartSalesImportMutationVariables>) =>
  useMutation(StartSalesImportDocument, options as never) as useMutation.ResultTuple<StartSalesImportMutation, StartSalesImportMutationVariables>;
export const useSalesImportQuery = (options: useQuery.Options<SalesImportQuery, SalesImportQueryVariables> & ({ variables: SalesImportQueryVariables } | { skip: true })) =>
  useQuery(SalesImportDocument, options as never) as useQuery.Result<SalesImportQuery, SalesImportQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useSalesImportErrorsQuery = (options: useQuery.Options<SalesImportErrorsQuery, SalesImportErrorsQueryVariables> & ({ variables: SalesImportErrorsQueryVariables } | { skip: true })) =>
  useQuery(SalesImportErrorsDocument, options as never) as useQuery.Result<SalesImportErrorsQuery, SalesImportErrorsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useSalesImportsQuery = (options?: useQuery.Options<SalesImportsQuery, SalesImportsQueryVariables>) =>
  useQuery(SalesImportsDocument, options as never) as useQuery.Result<SalesImportsQuery, SalesImportsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useSalesImportTemplateQuery = (options?: useQuery.Options<SalesImportTemplateQuery, SalesImportTemplateQueryVariables>) =>
  useQuery(SalesImportTemplateDocument, options as never) as useQuery.Result<SalesImportTemplateQuery, SalesImportTemplateQueryVariables, 'empty' | 'complete' | 'streaming'>;