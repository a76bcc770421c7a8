/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RedemptionsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.RedemptionsFilter | null | undefined;
}>;


export type RedemptionsQuery = { redemptions: { total: number, capped: boolean, items: Array<{ id: string, redemptionCode: string, usuario: string, cpf: string, revenda: string, rede: string, cidade: string | null, premio: string, qtde: number, obs: string | null, saldoAnterior: string, pontosGastos: string, status: Types.RedemptionStatus, resgatadoEm: string, dataEntrega: string | null, prazoEntrega: string, versao: number }> } };

export type RedemptionHistoryQueryVariables = Exact<{
  id: string | number;
}>;


export type RedemptionHistoryQuery = { redemption: { id: string, premio: string, titular: string, resgatadoEm: string, causa: Types.ReversalReason | null, observacao: string | null, eventos: Array<{ id: string, tipo: Types.RedemptionEventKind, de: string | null, para: string | null, atorNome: string, criadoEm: string }> } };

export type ChangeRedemptionStatusMutationVariables = Exact<{
  id: string | number;
  status: Types.RedemptionStatus;
  versao?: number | null | undefined;
}>;


export type ChangeRedemptionStatusMutation = { changeRedemptionStatus: { id: string } };

export type BulkChangeRedemptionStatusMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
  status: Types.RedemptionStatus;
}>;


export type BulkChangeRedemptionStatusMutation = { bulkChangeRedemptionStatus: { alterados: number } };

export type SetDeliveryDateMutationVariables = Exact<{
  id: string | number;
  dataEntrega: string;
  versao?: number | null | undefined;
}>;


export type SetDeliveryDateMutation = { setDeliveryDate: { id: string } };

export type SetRedemptionNoteMutationVariables = Exact<{
  id: string | number;
  descricao?: string | null | undefined;
  versao?: number | null | undefined;
}>;


export type SetRedemptionNoteMutation = { setRedemptionNote: { id: string } };

export type CancelRedemptionMutationVariables = Exact<{
  id: string | number;
  versao?: number | null | undefined;
  causa?: Types.ReversalReason | null | undefined;
  observacao?: string | null | undefined;
}>;


export type CancelRedemptionMutation = { cancelRedemption: { id: string } };


export const RedemptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"redemptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RedemptionsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redemptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"redemptionCode"}},{"kind":"Field","name":{"kind":"Name","value":"usuario"}},{"kind":"Field","name":{"kind":"Name","value":"cpf"}},{"kind":"Field","name":{"kind":"Name","value":"revenda"}},{"kind":"Field","name":{"kind":"Name","value":"rede"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"premio"}},{"kind":"Field","name":{"kind":"Name","value":"qtde"}},{"kind":"Field","name":{"kind":"Name","value":"obs"}},{"kind":"Field","name":{"kind":"Name","value":"saldoAnterior"}},{"kind":"Field","name":{"kind":"Name","value":"pontosGastos"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"resgatadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"dataEntrega"}},{"kind":"Field","name":{"kind":"Name","value":"prazoEntrega"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<RedemptionsQuery, RedemptionsQueryVariables>;
export const RedemptionHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"redemptionHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redemption"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"premio"}},{"kind":"Field","name":{"kind":"Name","value":"titular"}},{"kind":"Field","name":{"kind":"Name","value":"resgatadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"causa"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}},{"kind":"Field","name":{"kind":"Name","value":"eventos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"de"}},{"kind":"Field","name":{"kind":"Name","value":"para"}},{"kind":"Field","name":{"kind":"Name","value":"atorNome"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}}]}}]}}]}}]} as unknown as DocumentNode<RedemptionHistoryQuery, RedemptionHistoryQueryVariables>;
export const ChangeRedemptionStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"changeRedemptionStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedemptionStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRedemptionStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ChangeRedemptionStatusMutation, ChangeRedemptionStatusMutationVariables>;
export const BulkChangeRedemptionStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"bulkChangeRedemptionStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedemptionStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkChangeRedemptionStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alterados"}}]}}]}}]} as unknown as DocumentNode<BulkChangeRedemptionStatusMutation, BulkChangeRedemptionStatusMutationVariables>;
export const SetDeliveryDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"setDeliveryDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dataEntrega"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDeliveryDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"dataEntrega"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dataEntrega"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetDeliveryDateMutation, SetDeliveryDateMutationVariables>;
export const SetRedemptionNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"setRedemptionNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descricao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRedemptionNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"descricao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descricao"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetRedemptionNoteMutation, SetRedemptionNoteMutationVariables>;
export const CancelRedemptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"cancelRedemption"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"causa"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReversalReason"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"observacao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelRedemption"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"causa"},"value":{"kind":"Variable","name":{"kind":"Name","value":"causa"}}},{"kind":"Argument","name":{"kind":"Name","value":"observacao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"observacao"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CancelRedemptionMutation, CancelRedemptionMutationVariables>;
export const useRedemptionsQuery = (options?: useQuery.Options<RedemptionsQuery, RedemptionsQueryVariables>) =>
  useQuery(RedemptionsDocument, options as never) as useQuery.Result<RedemptionsQuery, RedemptionsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useRedemptionHistoryQuery = (options: useQuery.Options<RedemptionHistoryQuery, RedemptionHistoryQueryVariables> & ({ variables: RedemptionHistoryQueryVariables } | { skip: true })) =>
  useQuery(RedemptionHistoryDocument, options as never) as useQuery.Result<RedemptionHistoryQuery, RedemptionHistoryQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useChangeRedemptionStatusMutation = (options?: useMutation.Options<ChangeRedemptionStatusMutation, ChangeRedemptionStatusMutationVariables>) =>
  useMutation(ChangeRedemptionStatusDocument, options as never) as useMutation.ResultTuple<ChangeRedemptionStatusMutation, ChangeRedemptionStatusMutationVariables>;
export const useBulkChangeRedemptionStatusMutation = (options?: useMutation.Options<BulkChangeRedemptionStatusMutation, BulkChangeRedemptionStatusMutationVariables>) =>
  useMutation(BulkChangeRedemptionStatusDocument, options as never) as useMutation.ResultTuple<BulkChangeRedemptionStatusMutation, BulkChangeRedemptionStatusMutationVariables>;
export const useSetDeliveryDateMutation = (options?: useMutation.Options<SetDeliveryDateMutation, SetDeliveryDateMutationVariables>) =>
  useMutation(SetDeliveryDateDocument, options as never) as useMutation.ResultTuple<SetDeliveryDateMutation, SetDeliveryDateMutationVariables>;
export const useSetRedemptionNoteMutation = (options?: useMutation.Options<SetRedemptionNoteMutation, SetRedemptionNoteMutationVariables>) =>
  useMutation(SetRedemptionNoteDocument, options as never) as useMutation.ResultTuple<SetRedemptionNoteMutation, SetRedemptionNoteMutationVariables>;
export const useCancelRedemptionMutation = (options?: useMutation.Options<CancelRedemptionMutation, CancelRedemptionMutationVariables>) =>
  useMutation(CancelRedemptionDocument, options as never) as useMutation.ResultTuple<CancelRedemptionMutation, CancelRedemptionMutationVariables>;