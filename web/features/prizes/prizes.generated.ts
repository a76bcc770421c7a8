/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PrizesQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.PrizesFilter | null | undefined;
}>;


export type PrizesQuery = { prizes: { total: number, items: Array<{ id: number, codigo: string, nome: string, tipo: string, pontos: string, miniatura: string | null }> } };

export type PrizeQueryVariables = Exact<{
  codigo: string;
}>;


export type PrizeQuery = { prizes: { items: Array<{ id: number, codigo: string, nome: string, descricao: string, tipo: string, parceiroComercial: string | null, pontos: string, pontosAlternativo: string | null, pedeNome: boolean, foto: string | null }> } };

export type RedeemRewardMutationVariables = Exact<{
  input: Types.RedeemRewardInput;
  idempotencyKey?: string | null | undefined;
}>;


export type RedeemRewardMutation = { redeemReward: { id: number, saldoNovo: string } };

export type OwnRedemptionsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
}>;


export type OwnRedemptionsQuery = { ownRedemptions: { total: number, items: Array<{ id: number, redemptionCode: string, premio: string, qtde: number, obs: string | null, pontosGastos: string, status: number, resgatadoEm: string, dataEntrega: string | null, prazoEntrega: string }> } };

export type VoucherQueryVariables = Exact<{
  id: number;
}>;


export type VoucherQuery = { redemption: { id: number, redemptionCode: string, titular: string, email: string | null, premio: string, descricao: string | null, parceiroComercial: string | null, revenda: string | null, cidade: string | null, qtde: number, obs: string | null, status: number, resgatadoEm: string, prazoEntrega: string } };


export const PrizesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"prizes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PrizesFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prizes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"pontos"}},{"kind":"Field","name":{"kind":"Name","value":"miniatura"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<PrizesQuery, PrizesQueryVariables>;
export const PrizeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"prize"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prizes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"codigo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"parceiroComercial"}},{"kind":"Field","name":{"kind":"Name","value":"pontos"}},{"kind":"Field","name":{"kind":"Name","value":"pontosAlternativo"}},{"kind":"Field","name":{"kind":"Name","value":"pedeNome"}},{"kind":"Field","name":{"kind":"Name","value":"foto"}}]}}]}}]}}]} as unknown as DocumentNode<PrizeQuery, PrizeQueryVariables>;
export const RedeemRewardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"redeemReward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeemRewardInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeemReward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"saldoNovo"}}]}}]}}]} as unknown as DocumentNode<RedeemRewardMutation, RedeemRewardMutationVariables>;
export const OwnRedemptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownRedemptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownRedemptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"redemptionCode"}},{"kind":"Field","name":{"kind":"Name","value":"premio"}},{"kind":"Field","name":{"kind":"Name","value":"qtde"}},{"kind":"Field","name":{"kind":"Name","value":"obs"}},{"kind":"Field","name":{"kind":"Name","value":"pontosGastos"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"resgatadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"dataEntrega"}},{"kind":"Field","name":{"kind":"Name","value":"prazoEntrega"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<OwnRedemptionsQuery, OwnRedemptionsQueryVariables>;
export const VoucherDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"voucher"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redemption"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"redemptionCode"}},{"kind":"Field","name":{"kind":"Name","value":"titular"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"premio"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"parceiroComercial"}},{"kind":"Field","name":{"kind":"Name","value":"revenda"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"qtde"}},{"kind":"Field","name":{"kind":"Name","value":"obs"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"resgatadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"prazoEntrega"}}]}}]}}]} as unknown as DocumentNode<VoucherQuery, VoucherQueryVariables>;
export const usePrizesQuery = (options?: useQuery.Options<PrizesQuery, PrizesQueryVariables>) =>
  useQuery(PrizesDocument, options as never) as useQuery.Result<PrizesQuery, PrizesQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const usePrizeQuery = (options: useQuery.Options<PrizeQuery, PrizeQueryVariables> & ({ variables: PrizeQueryVariables } | { skip: true })) =>
  useQuery(PrizeDocument, options as never) as useQuery.Result<PrizeQuery, PrizeQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useRedeemRewardMutation = (options?: useMutation.Options<RedeemRewardMutation, RedeemRewardMutationVariables>) =>
  useMutation(RedeemRewardDocument, options as never) as useMutation.ResultTuple<RedeemRewardMutation, RedeemRewardMutationVariables>;
export const useOwnRedemptionsQuery = (options?: useQuery.Options<OwnRedemptionsQuery, OwnRedemptionsQueryVariables>) =>
  useQuery(OwnRedemptionsDocument, options as never) as useQuery.Result<OwnRedemptionsQuery, OwnRedemptionsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useVoucherQuery = (options: useQuery.Options<VoucherQuery, VoucherQueryVariables> & ({ variables: VoucherQueryVariables } | { skip: true })) =>
  useQuery(VoucherDocument, options as never) as useQuery.Result<VoucherQuery, VoucherQueryVariables, 'empty' | 'complete' | 'streaming'>;