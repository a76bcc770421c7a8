/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RehearseSalesImportMutationVariables = Exact<{
  arquivo?: File | null | undefined;
}>;


export type RehearseSalesImportMutation = { rehearseSalesImport: { linhas: number, vendas: number, validas: number, invalidas: number, duplicadas: number, pontosPrevistos: string, importacaoAnterior: string | null, colunasIndicadas: boolean, erros: Array<{ linha: number, coluna: string, valor: string, mensagem: string }> } };

export type StartSalesImportMutationVariables = Exact<{
  arquivo?: File | null | undefined;
  enviarMensagem: boolean;
}>;


export type StartSalesImportMutation = { startSalesImport: { id: string, repetido: boolean } };

export type RehearseImportMutationVariables = Exact<{
  tipo: Types.ImportKind;
  arquivo?: File | null | undefined;
  escolhas: Types.ImportChoices;
}>;


export type RehearseImportMutation = { rehearseImport: { linhas: number, validas: number, invalidas: number, novas: number, alteradas: number, iguais: number, importacaoAnterior: string | null, colunasIndicadas: boolean, erros: Array<{ linha: number, coluna: string, valor: string, mensagem: string }> } };

export type StartImportMutationVariables = Exact<{
  tipo: Types.ImportKind;
  arquivo?: File | null | undefined;
  escolhas: Types.ImportChoices;
}>;


export type StartImportMutation = { startImport: { id: string, repetido: boolean } };

export type ReadImportHeaderMutationVariables = Exact<{
  tipo: Types.ImportKind;
  arquivo?: File | null | undefined;
}>;


export type ReadImportHeaderMutation = { readImportHeader: { cabecalho: string, titulos: Array<{ posicao: number, titulo: string, exemplos: Array<string> }>, colunas: Array<{ coluna: string, titulo: string, obrigatoria: boolean, posicao: number | null, duvida: string | null }> } };

export type SetImportColumnsMutationVariables = Exact<{
  tipo: Types.ImportKind;
  cabecalho: string;
  colunas: Array<Types.ColumnPlace> | Types.ColumnPlace;
}>;


export type SetImportColumnsMutation = { setImportColumns: Array<{ coluna: string, posicao: number | null }> };

export type UndoImportMutationVariables = Exact<{
  id: string | number;
  causa?: Types.ReversalReason | null | undefined;
  observacao?: string | null | undefined;
}>;


export type UndoImportMutation = { undoImport: { id: string } };

export type UploadQueryVariables = Exact<{
  id: string | number;
}>;


export type UploadQuery = { import: { id: string, tipo: Types.ImportKind, nomeArquivo: string, estado: Types.ImportState, linhas: number, processadas: number, total: number, erros: number, desfeitas: number, mensagem: string | null, linkErros: string | null, desfazerAte: string | null, desfeitaEm: string | null, desfeitaPor: string | null, causa: Types.ReversalReason | null, observacao: string | null } | null };

export type UploadErrorsQueryVariables = Exact<{
  id: string | number;
}>;


export type UploadErrorsQuery = { importErrors: { total: number, items: Array<{ id: string, linha: number, coluna: string | null, valor: string | null, mensagem: string }> } };

export type UploadsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.ImportsFilter | null | undefined;
}>;


export type UploadsQuery = { imports: { total: number, capped: boolean, items: Array<{ id: string, tipo: Types.ImportKind, nomeArquivo: string, estado: Types.ImportState, linhas: number, processadas: number, total: number, erros: number, responsavel: string | null, criadoEm: string, desfazerAte: string | null, linkArquivo: string | null, linkErros: string | null }> } };

export type UploadTemplateQueryVariables = Exact<{
  tipo: Types.ImportKind;
}>;


export type UploadTemplateQuery = { importTemplate: { url: string, fileName: string } };


export const RehearseSalesImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"rehearseSalesImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rehearseSalesImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"arquivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linhas"}},{"kind":"Field","name":{"kind":"Name","value":"vendas"}},{"kind":"Field","name":{"kind":"Name","value":"validas"}},{"kind":"Field","name":{"kind":"Name","value":"invalidas"}},{"kind":"Field","name":{"kind":"Name","value":"duplicadas"}},{"kind":"Field","name":{"kind":"Name","value":"pontosPrevistos"}},{"kind":"Field","name":{"kind":"Name","value":"importacaoAnterior"}},{"kind":"Field","name":{"kind":"Name","value":"colunasIndicadas"}},{"kind":"Field","name":{"kind":"Name","value":"erros"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linha"}},{"kind":"Field","name":{"kind":"Name","value":"coluna"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}}]}}]}}]}}]} as unknown as DocumentNode<RehearseSalesImportMutation, RehearseSalesImportMutationVariables>;
export const StartSalesImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"startSalesImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enviarMensagem"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startSalesImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"arquivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}}},{"kind":"Argument","name":{"kind":"Name","value":"enviarMensagem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enviarMensagem"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"repetido"}}]}}]}}]} as unknown as DocumentNode<StartSalesImportMutation, StartSalesImportMutationVariables>;
export const RehearseImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"rehearseImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tipo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"escolhas"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportChoices"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rehearseImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tipo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tipo"}}},{"kind":"Argument","name":{"kind":"Name","value":"arquivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}}},{"kind":"Argument","name":{"kind":"Name","value":"escolhas"},"value":{"kind":"Variable","name":{"kind":"Name","value":"escolhas"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linhas"}},{"kind":"Field","name":{"kind":"Name","value":"validas"}},{"kind":"Field","name":{"kind":"Name","value":"invalidas"}},{"kind":"Field","name":{"kind":"Name","value":"novas"}},{"kind":"Field","name":{"kind":"Name","value":"alteradas"}},{"kind":"Field","name":{"kind":"Name","value":"iguais"}},{"kind":"Field","name":{"kind":"Name","value":"importacaoAnterior"}},{"kind":"Field","name":{"kind":"Name","value":"colunasIndicadas"}},{"kind":"Field","name":{"kind":"Name","value":"erros"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linha"}},{"kind":"Field","name":{"kind":"Name","value":"coluna"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}}]}}]}}]}}]} as unknown as DocumentNode<RehearseImportMutation, RehearseImportMutationVariables>;
export const StartImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"startImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tipo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"escolhas"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportChoices"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tipo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tipo"}}},{"kind":"Argument","name":{"kind":"Name","value":"arquivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}}},{"kind":"Argument","name":{"kind":"Name","value":"escolhas"},"value":{"kind":"Variable","name":{"kind":"Name","value":"escolhas"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"repetido"}}]}}]}}]} as unknown as DocumentNode<StartImportMutation, StartImportMutationVariables>;
export const ReadImportHeaderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"readImportHeader"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tipo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readImportHeader"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tipo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tipo"}}},{"kind":"Argument","name":{"kind":"Name","value":"arquivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cabecalho"}},{"kind":"Field","name":{"kind":"Name","value":"titulos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"posicao"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"exemplos"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colunas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coluna"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"obrigatoria"}},{"kind":"Field","name":{"kind":"Name","value":"posicao"}},{"kind":"Field","name":{"kind":"Name","value":"duvida"}}]}}]}}]}}]} as unknown as DocumentNode<ReadImportHeaderMutation, ReadImportHeaderMutationVariables>;
export const SetImportColumnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"setImportColumns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tipo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cabecalho"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"colunas"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ColumnPlace"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setImportColumns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tipo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tipo"}}},{"kind":"Argument","name":{"kind":"Name","value":"cabecalho"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cabecalho"}}},{"kind":"Argument","name":{"kind":"Name","value":"colunas"},"value":{"kind":"Variable","name":{"kind":"Name","value":"colunas"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coluna"}},{"kind":"Field","name":{"kind":"Name","value":"posicao"}}]}}]}}]} as unknown as DocumentNode<SetImportColumnsMutation, SetImportColumnsMutationVariables>;
export const UndoImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"undoImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"causa"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReversalReason"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"observacao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"causa"},"value":{"kind":"Variable","name":{"kind":"Name","value":"causa"}}},{"kind":"Argument","name":{"kind":"Name","value":"observacao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"observacao"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UndoImportMutation, UndoImportMutationVariables>;
export const UploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"upload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"nomeArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"estado"}},{"kind":"Field","name":{"kind":"Name","value":"linhas"}},{"kind":"Field","name":{"kind":"Name","value":"processadas"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"erros"}},{"kind":"Field","name":{"kind":"Name","value":"desfeitas"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}},{"kind":"Field","name":{"kind":"Name","value":"linkErros"}},{"kind":"Field","name":{"kind":"Name","value":"desfazerAte"}},{"kind":"Field","name":{"kind":"Name","value":"desfeitaEm"}},{"kind":"Field","name":{"kind":"Name","value":"desfeitaPor"}},{"kind":"Field","name":{"kind":"Name","value":"causa"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}}]}}]}}]} as unknown as DocumentNode<UploadQuery, UploadQueryVariables>;
export const UploadErrorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"uploadErrors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importErrors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"importId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"200"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"linha"}},{"kind":"Field","name":{"kind":"Name","value":"coluna"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<UploadErrorsQuery, UploadErrorsQueryVariables>;
export const UploadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"uploads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"nomeArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"estado"}},{"kind":"Field","name":{"kind":"Name","value":"linhas"}},{"kind":"Field","name":{"kind":"Name","value":"processadas"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"erros"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"desfazerAte"}},{"kind":"Field","name":{"kind":"Name","value":"linkArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"linkErros"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<UploadsQuery, UploadsQueryVariables>;
export const UploadTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"uploadTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tipo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tipo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tipo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]} as unknown as DocumentNode<UploadTemplateQuery, UploadTemplateQueryVariables>;
export const useRehearseSalesImportMutation = (options?: useMutation.Options<RehearseSalesImportMutation, RehearseSalesImportMutationVariables>) =>
  useMutation(RehearseSalesImportDocument, options as never) as useMutation.ResultTuple<RehearseSalesImportMutation, RehearseSalesImportMutationVariables>;
export const useStartSalesImportMutation = (options?: useMutation.Options<StartSalesImportMutation, StartSalesImportMutationVariables>) =>
  useMutation(StartSalesImportDocument, options as never) as useMutation.ResultTuple<StartSalesImportMutation, StartSalesImportMutationVariables>;
export const useRehearseImportMutation = (options?: useMutation.Options<RehearseImportMutation, RehearseImportMutationVariables>) =>
  useMutation(RehearseImportDocument, options as never) as useMutation.ResultTuple<RehearseImportMutation, RehearseImportMutationVariables>;
export const useStartImportMutation = (options?: useMutation.Options<StartImportMutation, StartImportMutationVariables>) =>
  useMutation(StartImportDocument, options as never) as useMutation.ResultTuple<StartImportMutation, StartImportMutationVariables>;
export const useReadImportHeaderMutation = (options?: useMutation.Options<ReadImportHeaderMutation, ReadImportHeaderMutationVariables>) =>
  useMutation(ReadImportHeaderDocument, options as never) as useMutation.ResultTuple<ReadImportHeaderMutation, ReadImportHeaderMutationVariables>;
export const useSetImportColumnsMutation = (options?: useMutation.Options<SetImportColumnsMutation, SetImportColumnsMutationVariables>) =>
  useMutation(SetImportColumnsDocument, options as never) as useMutation.ResultTuple<SetImportColumnsMutation, SetImportColumnsMutationVariables>;
export const useUndoImportMutation = (options?: useMutation.Options<UndoImportMutation, UndoImportMutationVariables>) =>
  useMutation(UndoImportDocument, options as never) as useMutation.ResultTuple<UndoImportMutation, UndoImportMutationVariables>;
export const useUploadQuery = (options: useQuery.Options<UploadQuery, UploadQueryVariables> & ({ variables: UploadQueryVariables } | { skip: true })) =>
  useQuery(UploadDocument, options as never) as useQuery.Result<UploadQuery, UploadQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useUploadErrorsQuery = (options: useQuery.Options<UploadErrorsQuery, UploadErrorsQueryVariables> & ({ variables: UploadErrorsQueryVariables } | { skip: true })) =>
  useQuery(UploadErrorsDocument, options as never) as useQuery.Result<UploadErrorsQuery, UploadErrorsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useUploadsQuery = (options?: useQuery.Options<UploadsQuery, UploadsQueryVariables>) =>
  useQuery(UploadsDocument, options as never) as useQuery.Result<UploadsQuery, UploadsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useUploadTemplateQuery = (options: useQuery.Options<UploadTemplateQuery, UploadTemplateQueryVariables> & ({ variables: UploadTemplateQueryVariables } | { skip: true })) =>
  useQuery(UploadTemplateDocument, options as never) as useQuery.Result<UploadTemplateQuery, UploadTemplateQueryVariables, 'empty' | 'complete' | 'streaming'>;