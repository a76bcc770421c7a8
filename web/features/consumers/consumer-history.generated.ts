/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConsumerSalesQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.ConsumerSalesFilter | null | undefined;
}>;


export type ConsumerSalesQuery = { consumerSales: { total: number, capped: boolean, items: Array<{ id: number, identificador: string, loja: string, totalVenda: string, valorProdutosSW: string | null, realizadoEm: string, pontuadoEm: string }> } };

export type ConsumerLotsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.ConsumerLotsFilter | null | undefined;
}>;


export type ConsumerLotsQuery = { consumerLots: { total: number, capped: boolean, items: Array<{ id: number, tipo: string, documento: string, valor: string, restante: string, campanhaInicio: string | null, venceEm: string | null, criadoEm: string }> } };

export type RedemptionsOfConsumerQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.RedemptionsOfConsumerFilter | null | undefined;
}>;


export type RedemptionsOfConsumerQuery = { redemptionsOfConsumer: { total: number, capped: boolean, items: Array<{ id: number, redemptionCode: string, premio: string, valor: string, status: number, resgatadoEm: string, dataEntrega: string | null }> } };


export const ConsumerSalesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"consumerSales"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsumerSalesFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consumerSales"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identificador"}},{"kind":"Field","name":{"kind":"Name","value":"loja"}},{"kind":"Field","name":{"kind":"Name","value":"totalVenda"}},{"kind":"Field","name":{"kind":"Name","value":"valorProdutosSW"}},{"kind":"Field","name":{"kind":"Name","value":"realizadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"pontuadoEm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<ConsumerSalesQuery, ConsumerSalesQueryVariables>;
export const ConsumerLotsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"consumerLots"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsumerLotsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consumerLots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"documento"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"restante"}},{"kind":"Field","name":{"kind":"Name","value":"campanhaInicio"}},{"kind":"Field","name":{"kind":"Name","value":"venceEm"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<ConsumerLotsQuery, ConsumerLotsQueryVariables>;
export const RedemptionsOfConsumerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"redemptionsOfConsumer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RedemptionsOfConsumerFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redemptionsOfConsumer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"redemptionCode"}},{"kind":"Field","name":{"kind":"Name","value":"premio"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"resgatadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"dataEntrega"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<RedemptionsOfConsumerQuery, RedemptionsOfConsumerQueryVariables>;
export const useConsumerSalesQuery = (options?: useQuery.Options<ConsumerSalesQuery, ConsumerSalesQueryVariables>) =>
  useQuery(ConsumerSalesDocument, options as never) as useQuery.Result<ConsumerSalesQuery, ConsumerSalesQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useConsumerLotsQuery = (options?: useQuery.Options<ConsumerLotsQuery, ConsumerLotsQueryVariables>) =>
  useQuery(ConsumerLotsDocument, options as never) as useQuery.Result<ConsumerLotsQuery, ConsumerLotsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useRedemptionsOfConsumerQuery = (options?: useQuery.Options<RedemptionsOfConsumerQuery, RedemptionsOfConsumerQueryVariables>) =>
  useQuery(RedemptionsOfConsumerDocument, options as never) as useQuery.Result<RedemptionsOfConsumerQuery, RedemptionsOfConsumerQueryVariables, 'empty' | 'complete' | 'streaming'>;