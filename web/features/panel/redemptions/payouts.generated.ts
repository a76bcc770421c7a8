/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConsumerRedemptionsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.ConsumerRedemptionsFilter | null | undefined;
}>;


export type ConsumerRedemptionsQuery = { consumerRedemptions: { total: number, capped: boolean, items: Array<{ id: string, redemptionCode: string, cliente: string, cpfCliente: string, cidadeCliente: string | null, idCliente: string, premio: string, qtde: number, obs: string | null, saldoAnterior: string, pontosGastos: string, campanhaInicio: string | null, tipoChavePix: Types.PixKeyType | null, chavePix: string | null, status: Types.RedemptionStatus, estado: Types.PayoutState | null, retidoAte: string | null, lote: string | null, motivo: string | null, estornoMotivo: string | null, duasPessoas: boolean | null, proprio: boolean, aprovadoPorId: string | null, pagoPorId: string | null, estornoPorId: string | null, resgatadoEm: string, prazoEntrega: string, dataEntrega: string | null, versao: number }> } };

export type PayoutStagesQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: Types.ConsumerRedemptionsFilter | null | undefined;
  decides: boolean;
}>;


export type PayoutStagesQuery = { payoutStages: Array<{ etapa: Types.PayoutStage | null, quantidade: number, valor: string }>, payoutDesk?: { lote: { quantidade: number, total: string, deixados: number, recusa: string | null }, impedimentos: Array<{ pessoaId: string | null, motivo: string }> } };

export type PayoutLifeQueryVariables = Exact<{
  id: string | number;
}>;


export type PayoutLifeQuery = { payoutLife: Array<{ estado: Types.PayoutState, em: string, quem: string, lote: string | null, linha: number | null, motivo: string | null, endToEndId: string | null }> };

export type PayoutBatchesQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
}>;


export type PayoutBatchesQuery = { payoutBatches: { items: Array<{ id: string, quantidade: number, total: string, abertos: number, geradoEm: string, geradoPor: string }> } };

export type ApprovePayoutsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type ApprovePayoutsMutation = { approvePayouts: { alterados: number } };

export type CreatePayoutBatchMutationVariables = Exact<{ [key: string]: never; }>;


export type CreatePayoutBatchMutation = { createPayoutBatch: { id: string, quantidade: number, total: string, deixados: number } };

export type DownloadPayoutBatchMutationVariables = Exact<{
  id: string | number;
}>;


export type DownloadPayoutBatchMutation = { downloadPayoutBatch: { fileName: string, conteudo: string } };

export type ReadBankReturnMutationVariables = Exact<{
  file: File;
}>;


export type ReadBankReturnMutation = { readBankReturn: { pagos: number, devolvidos: number, repetidos: number, erros: Array<{ linha: number, mensagem: string }> } };

export type RevealPixKeyMutationVariables = Exact<{
  id: string | number;
}>;


export type RevealPixKeyMutation = { revealPixKey: { id: string, tipoChavePix: Types.PixKeyType, chavePix: string } };

export type AskPayoutReversalMutationVariables = Exact<{
  id: string | number;
  motivo: string;
}>;


export type AskPayoutReversalMutation = { askPayoutReversal: { id: string } };

export type ConfirmPayoutReversalMutationVariables = Exact<{
  id: string | number;
}>;


export type ConfirmPayoutReversalMutation = { confirmPayoutReversal: { id: string } };

export type DropPayoutReversalMutationVariables = Exact<{
  id: string | number;
}>;


export type DropPayoutReversalMutation = { dropPayoutReversal: { id: string } };


export const ConsumerRedemptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"consumerRedemptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsumerRedemptionsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consumerRedemptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"redemptionCode"}},{"kind":"Field","name":{"kind":"Name","value":"cliente"}},{"kind":"Field","name":{"kind":"Name","value":"cpfCliente"}},{"kind":"Field","name":{"kind":"Name","value":"cidadeCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"premio"}},{"kind":"Field","name":{"kind":"Name","value":"qtde"}},{"kind":"Field","name":{"kind":"Name","value":"obs"}},{"kind":"Field","name":{"kind":"Name","value":"saldoAnterior"}},{"kind":"Field","name":{"kind":"Name","value":"pontosGastos"}},{"kind":"Field","name":{"kind":"Name","value":"campanhaInicio"}},{"kind":"Field","name":{"kind":"Name","value":"tipoChavePix"}},{"kind":"Field","name":{"kind":"Name","value":"chavePix"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"estado"}},{"kind":"Field","name":{"kind":"Name","value":"retidoAte"}},{"kind":"Field","name":{"kind":"Name","value":"lote"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"estornoMotivo"}},{"kind":"Field","name":{"kind":"Name","value":"duasPessoas"}},{"kind":"Field","name":{"kind":"Name","value":"proprio"}},{"kind":"Field","name":{"kind":"Name","value":"aprovadoPorId"}},{"kind":"Field","name":{"kind":"Name","value":"pagoPorId"}},{"kind":"Field","name":{"kind":"Name","value":"estornoPorId"}},{"kind":"Field","name":{"kind":"Name","value":"resgatadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"prazoEntrega"}},{"kind":"Field","name":{"kind":"Name","value":"dataEntrega"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]}}]} as unknown as DocumentNode<ConsumerRedemptionsQuery, ConsumerRedemptionsQueryVariables>;
export const PayoutStagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"payoutStages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsumerRedemptionsFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"decides"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payoutStages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"etapa"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payoutDesk"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"decides"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantidade"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"deixados"}},{"kind":"Field","name":{"kind":"Name","value":"recusa"}}]}},{"kind":"Field","name":{"kind":"Name","value":"impedimentos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pessoaId"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}}]}}]}}]}}]} as unknown as DocumentNode<PayoutStagesQuery, PayoutStagesQueryVariables>;
export const PayoutLifeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"payoutLife"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payoutLife"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estado"}},{"kind":"Field","name":{"kind":"Name","value":"em"}},{"kind":"Field","name":{"kind":"Name","value":"quem"}},{"kind":"Field","name":{"kind":"Name","value":"lote"}},{"kind":"Field","name":{"kind":"Name","value":"linha"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"endToEndId"}}]}}]}}]} as unknown as DocumentNode<PayoutLifeQuery, PayoutLifeQueryVariables>;
export const PayoutBatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"payoutBatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payoutBatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"abertos"}},{"kind":"Field","name":{"kind":"Name","value":"geradoEm"}},{"kind":"Field","name":{"kind":"Name","value":"geradoPor"}}]}}]}}]}}]} as unknown as DocumentNode<PayoutBatchesQuery, PayoutBatchesQueryVariables>;
export const ApprovePayoutsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"approvePayouts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvePayouts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alterados"}}]}}]}}]} as unknown as DocumentNode<ApprovePayoutsMutation, ApprovePayoutsMutationVariables>;
export const CreatePayoutBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createPayoutBatch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPayoutBatch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"deixados"}}]}}]}}]} as unknown as DocumentNode<CreatePayoutBatchMutation, CreatePayoutBatchMutationVariables>;
export const DownloadPayoutBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"downloadPayoutBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"downloadPayoutBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"conteudo"}}]}}]}}]} as unknown as DocumentNode<DownloadPayoutBatchMutation, DownloadPayoutBatchMutationVariables>;
export const ReadBankReturnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"readBankReturn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readBankReturn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pagos"}},{"kind":"Field","name":{"kind":"Name","value":"devolvidos"}},{"kind":"Field","name":{"kind":"Name","value":"repetidos"}},{"kind":"Field","name":{"kind":"Name","value":"erros"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linha"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}}]}}]}}]}}]} as unknown as DocumentNode<ReadBankReturnMutation, ReadBankReturnMutationVariables>;
export const RevealPixKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"revealPixKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revealPixKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tipoChavePix"}},{"kind":"Field","name":{"kind":"Name","value":"chavePix"}}]}}]}}]} as unknown as DocumentNode<RevealPixKeyMutation, RevealPixKeyMutationVariables>;
export const AskPayoutReversalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"askPayoutReversal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"motivo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askPayoutReversal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"motivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"motivo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AskPayoutReversalMutation, AskPayoutReversalMutationVariables>;
export const ConfirmPayoutReversalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"confirmPayoutReversal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmPayoutReversal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConfirmPayoutReversalMutation, ConfirmPayoutReversalMutationVariables>;
export const DropPayoutReversalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"dropPayoutReversal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dropPayoutReversal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DropPayoutReversalMutation, DropPayoutReversalMutationVariables>;
export const useConsumerRedemptionsQuery = (options?: useQuery.Options<ConsumerRedemptionsQuery, ConsumerRedemptionsQueryVariables>) =>
  useQuery(ConsumerRedemptionsDocument, options as never) as useQuery.Result<ConsumerRedemptionsQuery, ConsumerRedemptionsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const usePayoutStagesQuery = (options: useQuery.Options<PayoutStagesQuery, PayoutStagesQueryVariables> & ({ variables: PayoutStagesQueryVariables } | { skip: true })) =>
  useQuery(PayoutStagesDocument, options as never) as useQuery.Result<PayoutStagesQuery, PayoutStagesQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const usePayoutLifeQuery = (options: useQuery.Options<PayoutLifeQuery, PayoutLifeQueryVariables> & ({ variables: PayoutLifeQueryVariables } | { skip: true })) =>
  useQuery(PayoutLifeDocument, options as never) as useQuery.Result<PayoutLifeQuery, PayoutLifeQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const usePayoutBatchesQuery = (options?: useQuery.Options<PayoutBatchesQuery, PayoutBatchesQueryVariables>) =>
  useQuery(PayoutBatchesDocument, options as never) as useQuery.Result<PayoutBatchesQuery, PayoutBatchesQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useApprovePayoutsMutation = (options?: useMutation.Options<ApprovePayoutsMutation, ApprovePayoutsMutationVariables>) =>
  useMutation(ApprovePayoutsDocument, options as never) as useMutation.ResultTuple<ApprovePayoutsMutation, ApprovePayoutsMutationVariables>;
export const useCreatePayoutBatchMutation = (options?: useMutation.Options<CreatePayoutBatchMutation, CreatePayoutBatchMutationVariables>) =>
  useMutation(CreatePayoutBatchDocument, options as never) as useMutation.ResultTuple<CreatePayoutBatchMutation, CreatePayoutBatchMutationVariables>;
export const useDownloadPayoutBatchMutation = (options?: useMutation.Options<DownloadPayoutBatchMutation, DownloadPayoutBatchMutationVariables>) =>
  useMutation(DownloadPayoutBatchDocument, options as never) as useMutation.ResultTuple<DownloadPayoutBatchMutation, DownloadPayoutBatchMutationVariables>;
export const useReadBankReturnMutation = (options?: useMutation.Options<ReadBankReturnMutation, ReadBankReturnMutationVariables>) =>
  useMutation(ReadBankReturnDocument, options as never) as useMutation.ResultTuple<ReadBankReturnMutation, ReadBankReturnMutationVariables>;
export const useRevealPixKeyMutation = (options?: useMutation.Options<RevealPixKeyMutation, RevealPixKeyMutationVariables>) =>
  useMutation(RevealPixKeyDocument, options as never) as useMutation.ResultTuple<RevealPixKeyMutation, RevealPixKeyMutationVariables>;
export const useAskPayoutReversalMutation = (options?: useMutation.Options<AskPayoutReversalMutation, AskPayoutReversalMutationVariables>) =>
  useMutation(AskPayoutReversalDocument, options as never) as useMutation.ResultTuple<AskPayoutReversalMutation, AskPayoutReversalMutationVariables>;
export const useConfirmPayoutReversalMutation = (options?: useMutation.Options<ConfirmPayoutReversalMutation, ConfirmPayoutReversalMutationVariables>) =>
  useMutation(ConfirmPayoutReversalDocument, options as never) as useMutation.ResultTuple<ConfirmPayoutReversalMutation, ConfirmPayoutReversalMutationVariables>;
export const useDropPayoutReversalMutation = (options?: useMutation.Options<DropPayoutReversalMutation, DropPayoutReversalMutationVariables>) =>
  useMutation(DropPayoutReversalDocument, options as never) as useMutation.ResultTuple<DropPayoutReversalMutation, DropPayoutReversalMutationVariables>;