/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StockReportQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.StockReportFilter | null | undefined;
}>;


export type StockReportQuery = { stockReport: { total: number, capped: boolean, items: Array<{ id: string, networkId: string, rede: string, codProduto: string, produto: string, dataUltimoPedido: string | null, qtdUltimoPedido: string | null, dataPenultimoPedido: string | null, qtdPenultimoPedido: string | null, qtdVendida: string, qtdPontuada: string, saldoEstoqueRegional: string | null, saldoEstoque: string }> } };

export type StockCountsQueryVariables = Exact<{
  of: Types.NetworkProductInput;
}>;


export type StockCountsQuery = { stockCounts: Array<{ id: string, nome: string, criadoEm: string, saldo: string | null, data: string | null }> };

export type CountStockMutationVariables = Exact<{
  input: Types.StockCountInput;
}>;


export type CountStockMutation = { countStock: { id: string } };


export const StockReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"stockReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StockReportFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"networkId"}},{"kind":"Field","name":{"kind":"Name","value":"rede"}},{"kind":"Field","name":{"kind":"Name","value":"codProduto"}},{"kind":"Field","name":{"kind":"Name","value":"produto"}},{"kind":"Field","name":{"kind":"Name","value":"dataUltimoPedido"}},{"kind":"Field","name":{"kind":"Name","value":"qtdUltimoPedido"}},{"kind":"Field","name":{"kind":"Name","value":"dataPenultimoPedido"}},{"kind":"Field","name":{"kind":"Name","value":"qtdPenultimoPedido"}},{"kind":"Field","name":{"kind":"Name","value":"qtdVendida"}},{"kind":"Field","name":{"kind":"Name","value":"qtdPontuada"}},{"kind":"Field","name":{"kind":"Name","value":"saldoEstoqueRegional"}},{"kind":"Field","name":{"kind":"Name","value":"saldoEstoque"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<StockReportQuery, StockReportQueryVariables>;
export const StockCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"stockCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NetworkProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}},{"kind":"Field","name":{"kind":"Name","value":"data"}}]}}]}}]} as unknown as DocumentNode<StockCountsQuery, StockCountsQueryVariables>;
export const CountStockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"countStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StockCountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CountStockMutation, CountStockMutationVariables>;
export const useStockReportQuery = (options?: useQuery.Options<StockReportQuery, StockReportQueryVariables>) =>
  useQuery(StockReportDocument, options as never) as useQuery.Result<StockReportQuery, StockReportQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useStockCountsQuery = (options: useQuery.Options<StockCountsQuery, StockCountsQueryVariables> & ({ variables: StockCountsQueryVariables } | { skip: true })) =>
  useQuery(StockCountsDocument, options as never) as useQuery.Result<StockCountsQuery, StockCountsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useCountStockMutation = (options?: useMutation.Options<CountStockMutation, CountStockMutationVariables>) =>
  useMutation(CountStockDocument, options as never) as useMutation.ResultTuple<CountStockMutation, CountStockMutationVariables>;