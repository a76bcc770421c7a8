/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CashbackVoucherQueryVariables = Exact<{ [key: string]: never; }>;


export type CashbackVoucherQuery = { cashbackVoucher: { codigo: string, valor: string, ultimoDiaResgate: string | null, chaveCpfDoTitular: boolean } | null, cashbackDashboard: { jaResgatouCashback: boolean, mostrarCardFaltam: boolean, faltamParaCashback: string, saldoCashback: string } };

export type RedeemCashbackMutationVariables = Exact<{
  input: Types.RedeemCashbackInput;
  idempotencyKey?: string | null | undefined;
}>;


export type RedeemCashbackMutation = { redeemCashback: { id: string, valor: string, prazoEntrega: string } };

export type OwnConsumerRedemptionsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
}>;


export type OwnConsumerRedemptionsQuery = { ownConsumerRedemptions: { total: number, capped: boolean, items: Array<{ id: string, redemptionCode: string, premio: string, pontosGastos: string, status: Types.RedemptionStatus, estado: Types.PayoutState | null, chavePix: string | null, motivo: string | null, causa: Types.ReversalReason | null, observacao: string | null, resgatadoEm: string, dataEntrega: string | null, prazoEntrega: string }> } };


export const CashbackVoucherDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"cashbackVoucher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashbackVoucher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"ultimoDiaResgate"}},{"kind":"Field","name":{"kind":"Name","value":"chaveCpfDoTitular"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cashbackDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jaResgatouCashback"}},{"kind":"Field","name":{"kind":"Name","value":"mostrarCardFaltam"}},{"kind":"Field","name":{"kind":"Name","value":"faltamParaCashback"}},{"kind":"Field","name":{"kind":"Name","value":"saldoCashback"}}]}}]}}]} as unknown as DocumentNode<CashbackVoucherQuery, CashbackVoucherQueryVariables>;
export const RedeemCashbackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"redeemCashback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeemCashbackInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeemCashback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"prazoEntrega"}}]}}]}}]} as unknown as DocumentNode<RedeemCashbackMutation, RedeemCashbackMutationVariables>;
export const OwnConsumerRedemptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownConsumerRedemptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownConsumerRedemptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"redemptionCode"}},{"kind":"Field","name":{"kind":"Name","value":"premio"}},{"kind":"Field","name":{"kind":"Name","value":"pontosGastos"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"estado"}},{"kind":"Field","name":{"kind":"Name","value":"chavePix"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"causa"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}},{"kind":"Field","name":{"kind":"Name","value":"resgatadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"dataEntrega"}},{"kind":"Field","name":{"kind":"Name","value":"prazoEntrega"}}]}}]}}]}}]} as unknown as DocumentNode<OwnConsumerRedemptionsQuery, OwnConsumerRedemptionsQueryVariables>;
export const useCashbackVoucherQuery = (options?: useQuery.Options<CashbackVoucherQuery, CashbackVoucherQueryVariables>) =>
  useQuery(CashbackVoucherDocument, options as never) as useQuery.Result<CashbackVoucherQuery, CashbackVoucherQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useRedeemCashbackMutation = (options?: useMutation.Options<RedeemCashbackMutation, RedeemCashbackMutationVariables>) =>
  useMutation(RedeemCashbackDocument, options as never) as useMutation.ResultTuple<RedeemCashbackMutation, RedeemCashbackMutationVariables>;
export const useOwnConsumerRedemptionsQuery = (options?: useQuery.Options<OwnConsumerRedemptionsQuery, OwnConsumerRedemptionsQueryVariables>) =>
  useQuery(OwnConsumerRedemptionsDocument, options as never) as useQuery.Result<OwnConsumerRedemptionsQuery, OwnConsumerRedemptionsQueryVariables, 'empty' | 'complete' | 'streaming'>;