/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExpiringLotsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExpiringLotsQuery = { ownExpiry: { em30: string, em60: string, em90: string, proximaData: string | null, proximoValor: string, lotes: Array<{ lote: number, restante: string, venceEm: string, origem: Types.EntryType }> } };

export type PrizesWithinQueryVariables = Exact<{
  points: number;
}>;


export type PrizesWithinQuery = { prizes: { total: number, items: Array<{ id: string, codigo: string, nome: string, pontos: string }> } };


export const ExpiringLotsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"expiringLots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownExpiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"em30"}},{"kind":"Field","name":{"kind":"Name","value":"em60"}},{"kind":"Field","name":{"kind":"Name","value":"em90"}},{"kind":"Field","name":{"kind":"Name","value":"proximaData"}},{"kind":"Field","name":{"kind":"Name","value":"proximoValor"}},{"kind":"Field","name":{"kind":"Name","value":"lotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lote"}},{"kind":"Field","name":{"kind":"Name","value":"restante"}},{"kind":"Field","name":{"kind":"Name","value":"venceEm"}},{"kind":"Field","name":{"kind":"Name","value":"origem"}}]}}]}}]}}]} as unknown as DocumentNode<ExpiringLotsQuery, ExpiringLotsQueryVariables>;
export const PrizesWithinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"prizesWithin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"points"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prizes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"3"}},{"kind":"ObjectField","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"pontos","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pontosAte"},"value":{"kind":"Variable","name":{"kind":"Name","value":"points"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"pontos"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<PrizesWithinQuery, PrizesWithinQueryVariables>;
export const useExpiringLotsQuery = (options?: useQuery.Options<ExpiringLotsQuery, ExpiringLotsQueryVariables>) =>
  useQuery(ExpiringLotsDocument, options as never) as useQuery.Result<ExpiringLotsQuery, ExpiringLotsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const usePrizesWithinQuery = (options: useQuery.Options<PrizesWithinQuery, PrizesWithinQueryVariables> & ({ variables: PrizesWithinQueryVariables } | { skip: true })) =>
  useQuery(PrizesWithinDocument, options as never) as useQuery.Result<PrizesWithinQuery, PrizesWithinQueryVariables, 'empty' | 'complete' | 'streaming'>;