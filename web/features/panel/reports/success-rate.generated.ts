/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SuccessRateQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.SuccessRateFilter | null | undefined;
}>;


export type SuccessRateQuery = { successRate: { total: number, capped: boolean, items: Array<{ id: string, rede: string, produto: string, codProduto: string, valorUnitarioProduto: string, mes: number | null, ano: number | null, qtdVendidaAntes: string, mesesAtendidoAntes: number, mediaAntes: string | null, qtdVendida: string, aumentoVendas: string, aumentoVendasDinheiro: string, taxaSucesso: string | null }> } };

export type SuccessRateSummaryQueryVariables = Exact<{
  ano: number;
  mes: number;
  rede?: string | null | undefined;
}>;


export type SuccessRateSummaryQuery = { successRateSummary: { aumentoVendasDinheiro: string, produtos: number, produtosComAumento: number } };


export const SuccessRateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"successRate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SuccessRateFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"successRate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rede"}},{"kind":"Field","name":{"kind":"Name","value":"produto"}},{"kind":"Field","name":{"kind":"Name","value":"codProduto"}},{"kind":"Field","name":{"kind":"Name","value":"valorUnitarioProduto"}},{"kind":"Field","name":{"kind":"Name","value":"mes"}},{"kind":"Field","name":{"kind":"Name","value":"ano"}},{"kind":"Field","name":{"kind":"Name","value":"qtdVendidaAntes"}},{"kind":"Field","name":{"kind":"Name","value":"mesesAtendidoAntes"}},{"kind":"Field","name":{"kind":"Name","value":"mediaAntes"}},{"kind":"Field","name":{"kind":"Name","value":"qtdVendida"}},{"kind":"Field","name":{"kind":"Name","value":"aumentoVendas"}},{"kind":"Field","name":{"kind":"Name","value":"aumentoVendasDinheiro"}},{"kind":"Field","name":{"kind":"Name","value":"taxaSucesso"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<SuccessRateQuery, SuccessRateQueryVariables>;
export const SuccessRateSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"successRateSummary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ano"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rede"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"successRateSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ano"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ano"}}},{"kind":"Argument","name":{"kind":"Name","value":"mes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mes"}}},{"kind":"Argument","name":{"kind":"Name","value":"rede"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rede"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aumentoVendasDinheiro"}},{"kind":"Field","name":{"kind":"Name","value":"produtos"}},{"kind":"Field","name":{"kind":"Name","value":"produtosComAumento"}}]}}]}}]} as unknown as DocumentNode<SuccessRateSummaryQuery, SuccessRateSummaryQueryVariables>;
export const useSuccessRateQuery = (options?: useQuery.Options<SuccessRateQuery, SuccessRateQueryVariables>) =>
  useQuery(SuccessRateDocument, options as never) as useQuery.Result<SuccessRateQuery, SuccessRateQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useSuccessRateSummaryQuery = (options: useQuery.Options<SuccessRateSummaryQuery, SuccessRateSummaryQueryVariables> & ({ variables: SuccessRateSummaryQueryVariables } | { skip: true })) =>
  useQuery(SuccessRateSummaryDocument, options as never) as useQuery.Result<SuccessRateSummaryQuery, SuccessRateSummaryQueryVariables, 'empty' | 'complete' | 'streaming'>;