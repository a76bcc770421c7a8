/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReadingResultsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.ReadingResultsFilter | null | undefined;
}>;


export type ReadingResultsQuery = { readingResults: { total: number, capped: boolean, items: Array<{ id: string, mes: string, rede: string, loja: string, fonte: Types.ReceiptSource, decididas: number, semCorrecao: number, percentual: string, maisCorrigido: string | null, segundos: number | null, minutosPoupados: number | null }> } };

export type LearnedProductsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.LearnedProductsFilter | null | undefined;
}>;


export type LearnedProductsQuery = { learnedProducts: { total: number, capped: boolean, items: Array<{ id: string, descricao: string, codigo: string | null, codigoPadrao: string, nomePadrao: string, rede: string, loja: string | null, submissionId: string, decididoPor: string | null, decisoes: number, pessoas: number, notas: number, criadoEm: string }> } };

export type LearnedReceiptsQueryVariables = Exact<{
  learnedProductId: string | number;
  pageSize: number;
}>;


export type LearnedReceiptsQuery = { learnedReceipts: { total: number, items: Array<{ id: string, submissionId: string, identificador: string, loja: string | null, realizadoEm: string, totalPontos: string | null, cashback: string | null, decididoPor: string | null, decididoEm: string | null }> } };

export type TakeBackLearnedProductMutationVariables = Exact<{
  id: string | number;
  causa?: Types.ReversalReason | null | undefined;
  observacao?: string | null | undefined;
}>;


export type TakeBackLearnedProductMutation = { takeBackLearnedProduct: { id: string } };

export type RemoveLearnedProductMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveLearnedProductMutation = { removeLearnedProduct: { id: string } };


export const ReadingResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"readingResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReadingResultsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readingResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mes"}},{"kind":"Field","name":{"kind":"Name","value":"rede"}},{"kind":"Field","name":{"kind":"Name","value":"loja"}},{"kind":"Field","name":{"kind":"Name","value":"fonte"}},{"kind":"Field","name":{"kind":"Name","value":"decididas"}},{"kind":"Field","name":{"kind":"Name","value":"semCorrecao"}},{"kind":"Field","name":{"kind":"Name","value":"percentual"}},{"kind":"Field","name":{"kind":"Name","value":"maisCorrigido"}},{"kind":"Field","name":{"kind":"Name","value":"segundos"}},{"kind":"Field","name":{"kind":"Name","value":"minutosPoupados"}}]}}]}}]}}]} as unknown as DocumentNode<ReadingResultsQuery, ReadingResultsQueryVariables>;
export const LearnedProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"learnedProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LearnedProductsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"learnedProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"codigoPadrao"}},{"kind":"Field","name":{"kind":"Name","value":"nomePadrao"}},{"kind":"Field","name":{"kind":"Name","value":"rede"}},{"kind":"Field","name":{"kind":"Name","value":"loja"}},{"kind":"Field","name":{"kind":"Name","value":"submissionId"}},{"kind":"Field","name":{"kind":"Name","value":"decididoPor"}},{"kind":"Field","name":{"kind":"Name","value":"decisoes"}},{"kind":"Field","name":{"kind":"Name","value":"pessoas"}},{"kind":"Field","name":{"kind":"Name","value":"notas"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}}]}}]}}]}}]} as unknown as DocumentNode<LearnedProductsQuery, LearnedProductsQueryVariables>;
export const LearnedReceiptsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"learnedReceipts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"learnedProductId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"learnedReceipts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"learnedProductId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"learnedProductId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submissionId"}},{"kind":"Field","name":{"kind":"Name","value":"identificador"}},{"kind":"Field","name":{"kind":"Name","value":"loja"}},{"kind":"Field","name":{"kind":"Name","value":"realizadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"totalPontos"}},{"kind":"Field","name":{"kind":"Name","value":"cashback"}},{"kind":"Field","name":{"kind":"Name","value":"decididoPor"}},{"kind":"Field","name":{"kind":"Name","value":"decididoEm"}}]}}]}}]}}]} as unknown as DocumentNode<LearnedReceiptsQuery, LearnedReceiptsQueryVariables>;
export const TakeBackLearnedProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"takeBackLearnedProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"causa"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReversalReason"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"observacao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeBackLearnedProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"causa"},"value":{"kind":"Variable","name":{"kind":"Name","value":"causa"}}},{"kind":"Argument","name":{"kind":"Name","value":"observacao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"observacao"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<TakeBackLearnedProductMutation, TakeBackLearnedProductMutationVariables>;
export const RemoveLearnedProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removeLearnedProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeLearnedProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemoveLearnedProductMutation, RemoveLearnedProductMutationVariables>;
export const useReadingResultsQuery = (options?: useQuery.Options<ReadingResultsQuery, ReadingResultsQueryVariables>) =>
  useQuery(ReadingResultsDocument, options as never) as useQuery.Result<ReadingResultsQuery, ReadingResultsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useLearnedProductsQuery = (options?: useQuery.Options<LearnedProductsQuery, LearnedProductsQueryVariables>) =>
  useQuery(LearnedProductsDocument, options as never) as useQuery.Result<LearnedProductsQuery, LearnedProductsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useLearnedReceiptsQuery = (options: useQuery.Options<LearnedReceiptsQuery, LearnedReceiptsQueryVariables> & ({ variables: LearnedReceiptsQueryVariables } | { skip: true })) =>
  useQuery(LearnedReceiptsDocument, options as never) as useQuery.Result<LearnedReceiptsQuery, LearnedReceiptsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useTakeBackLearnedProductMutation = (options?: useMutation.Options<TakeBackLearnedProductMutation, TakeBackLearnedProductMutationVariables>) =>
  useMutation(TakeBackLearnedProductDocument, options as never) as useMutation.ResultTuple<TakeBackLearnedProductMutation, TakeBackLearnedProductMutationVariables>;
export const useRemoveLearnedProductMutation = (options?: useMutation.Options<RemoveLearnedProductMutation, RemoveLearnedProductMutationVariables>) =>
  useMutation(RemoveLearnedProductDocument, options as never) as useMutation.ResultTuple<RemoveLearnedProductMutation, RemoveLearnedProductMutationVariables>;