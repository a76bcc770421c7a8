/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PendingSubmissionsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.PendingSubmissionsFilter | null | undefined;
}>;


export type PendingSubmissionsQuery = { pendingSubmissions: { total: number, capped: boolean, items: Array<{ id: string, parceiro: string, cpf: string, codRevenda: string | null, revenda: string | null, cnpj: string | null, rede: string | null, criadoEm: string, versao: number, linkArquivo: string, linkMiniatura: string | null, tipoArquivo: string, reservadoPor: string | null, avisos: number, preValidada: boolean, prioridade: boolean, aguardaAprovacao: string | null }> } };

export type UpcomingSubmissionsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
}>;


export type UpcomingSubmissionsQuery = { pendingSubmissions: { items: Array<{ id: string, linkArquivo: string, tipoArquivo: string, reservadoPor: string | null }> } };

export type ClosedSubmissionsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.ClosedSubmissionsFilter | null | undefined;
}>;


export type ClosedSubmissionsQuery = { closedSubmissions: { total: number, capped: boolean, items: Array<{ id: string, parceiro: string, cpf: string, codRevenda: string | null, revenda: string | null, cnpj: string | null, rede: string | null, criadoEm: string, atualizadoEm: string, status: Types.SubmissionStatus, reprovadoPor: string | null, reprovadoMotivo: string | null, reprovadoObservacao: string | null, linkArquivo: string, linkMiniatura: string | null, tipoArquivo: string }> } };

export type SubmissionReviewQueryVariables = Exact<{
  id: string | number;
}>;


export type SubmissionReviewQuery = { submissionReview: { id: string, audience: Types.Audience, status: Types.SubmissionStatus, versao: number, parceiro: string, cpf: string, revenda: string | null, cnpj: string | null, codRevenda: string | null, criadoEm: string, linkArquivo: string, tipoArquivo: string, nomeArquivo: string, chaveFiscal: string | null, numero: string | null, lida: boolean, reservadoPor: string | null, prioridade: boolean, pendentes: number, findings: Array<{ code: Types.FindingCode, severity: Types.FindingSeverity, message: string, submissionId: string | null, postingId: string | null }> } | null };

export type OwnReviewPaceQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnReviewPaceQuery = { ownReviewPace: { decididas: number, segundosPorNota: number | null } };

export type ClaimSubmissionMutationVariables = Exact<{
  id: string | number;
}>;


export type ClaimSubmissionMutation = { claimSubmission: { id: string, versao: number, reservadoAte: string } };

export type ClaimNextSubmissionMutationVariables = Exact<{
  skip?: Array<string | number> | string | number | null | undefined;
  audience?: Types.Audience | null | undefined;
}>;


export type ClaimNextSubmissionMutation = { claimNextSubmission: { id: string } | null };

export type ReleaseSubmissionMutationVariables = Exact<{
  id: string | number;
}>;


export type ReleaseSubmissionMutation = { releaseSubmission: { id: string } };

export type RejectSubmissionMutationVariables = Exact<{
  id: string | number;
  versao?: number | null | undefined;
  motivo: string;
  observacao?: string | null | undefined;
}>;


export type RejectSubmissionMutation = { rejectSubmission: { id: string } };

export type CloseSubmissionMutationVariables = Exact<{
  id: string | number;
  versao?: number | null | undefined;
}>;


export type CloseSubmissionMutation = { closeSubmission: { id: string } };

export type ReturnSubmissionToPendingMutationVariables = Exact<{
  id: string | number;
}>;


export type ReturnSubmissionToPendingMutation = { returnSubmissionToPending: { id: string } };

export type HoldersQueryVariables = Exact<{ [key: string]: never; }>;


export type HoldersQuery = { reviewMetrics: { emAnalise: Array<{ revisorId: string, nome: string }> } };


export const PendingSubmissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"pendingSubmissions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PendingSubmissionsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parceiro"}},{"kind":"Field","name":{"kind":"Name","value":"cpf"}},{"kind":"Field","name":{"kind":"Name","value":"codRevenda"}},{"kind":"Field","name":{"kind":"Name","value":"revenda"}},{"kind":"Field","name":{"kind":"Name","value":"cnpj"}},{"kind":"Field","name":{"kind":"Name","value":"rede"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"linkArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"linkMiniatura"}},{"kind":"Field","name":{"kind":"Name","value":"tipoArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"reservadoPor"}},{"kind":"Field","name":{"kind":"Name","value":"avisos"}},{"kind":"Field","name":{"kind":"Name","value":"preValidada"}},{"kind":"Field","name":{"kind":"Name","value":"prioridade"}},{"kind":"Field","name":{"kind":"Name","value":"aguardaAprovacao"}}]}}]}}]}}]} as unknown as DocumentNode<PendingSubmissionsQuery, PendingSubmissionsQueryVariables>;
export const UpcomingSubmissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"upcomingSubmissions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"linkArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"tipoArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"reservadoPor"}}]}}]}}]}}]} as unknown as DocumentNode<UpcomingSubmissionsQuery, UpcomingSubmissionsQueryVariables>;
export const ClosedSubmissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"closedSubmissions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ClosedSubmissionsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closedSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parceiro"}},{"kind":"Field","name":{"kind":"Name","value":"cpf"}},{"kind":"Field","name":{"kind":"Name","value":"codRevenda"}},{"kind":"Field","name":{"kind":"Name","value":"revenda"}},{"kind":"Field","name":{"kind":"Name","value":"cnpj"}},{"kind":"Field","name":{"kind":"Name","value":"rede"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"atualizadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reprovadoPor"}},{"kind":"Field","name":{"kind":"Name","value":"reprovadoMotivo"}},{"kind":"Field","name":{"kind":"Name","value":"reprovadoObservacao"}},{"kind":"Field","name":{"kind":"Name","value":"linkArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"linkMiniatura"}},{"kind":"Field","name":{"kind":"Name","value":"tipoArquivo"}}]}}]}}]}}]} as unknown as DocumentNode<ClosedSubmissionsQuery, ClosedSubmissionsQueryVariables>;
export const SubmissionReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"submissionReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissionReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"parceiro"}},{"kind":"Field","name":{"kind":"Name","value":"cpf"}},{"kind":"Field","name":{"kind":"Name","value":"revenda"}},{"kind":"Field","name":{"kind":"Name","value":"cnpj"}},{"kind":"Field","name":{"kind":"Name","value":"codRevenda"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"linkArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"tipoArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"nomeArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"chaveFiscal"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"lida"}},{"kind":"Field","name":{"kind":"Name","value":"reservadoPor"}},{"kind":"Field","name":{"kind":"Name","value":"prioridade"}},{"kind":"Field","name":{"kind":"Name","value":"pendentes"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"submissionId"}},{"kind":"Field","name":{"kind":"Name","value":"postingId"}}]}}]}}]}}]} as unknown as DocumentNode<SubmissionReviewQuery, SubmissionReviewQueryVariables>;
export const OwnReviewPaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownReviewPace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownReviewPace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decididas"}},{"kind":"Field","name":{"kind":"Name","value":"segundosPorNota"}}]}}]}}]} as unknown as DocumentNode<OwnReviewPaceQuery, OwnReviewPaceQueryVariables>;
export const ClaimSubmissionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"claimSubmission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimSubmission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"reservadoAte"}}]}}]}}]} as unknown as DocumentNode<ClaimSubmissionMutation, ClaimSubmissionMutationVariables>;
export const ClaimNextSubmissionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"claimNextSubmission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"skip"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"audience"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Audience"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimNextSubmission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"skip"},"value":{"kind":"Variable","name":{"kind":"Name","value":"skip"}}},{"kind":"Argument","name":{"kind":"Name","value":"audience"},"value":{"kind":"Variable","name":{"kind":"Name","value":"audience"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ClaimNextSubmissionMutation, ClaimNextSubmissionMutationVariables>;
export const ReleaseSubmissionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"releaseSubmission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseSubmission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ReleaseSubmissionMutation, ReleaseSubmissionMutationVariables>;
export const RejectSubmissionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"rejectSubmission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"motivo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"observacao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectSubmission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"motivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"motivo"}}},{"kind":"Argument","name":{"kind":"Name","value":"observacao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"observacao"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RejectSubmissionMutation, RejectSubmissionMutationVariables>;
export const CloseSubmissionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"closeSubmission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeSubmission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CloseSubmissionMutation, CloseSubmissionMutationVariables>;
export const ReturnSubmissionToPendingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"returnSubmissionToPending"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnSubmissionToPending"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ReturnSubmissionToPendingMutation, ReturnSubmissionToPendingMutationVariables>;
export const HoldersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"holders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewMetrics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dias"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emAnalise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revisorId"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}}]}}]}}]} as unknown as DocumentNode<HoldersQuery, HoldersQueryVariables>;
export const usePendingSubmissionsQuery = (options?: useQuery.Options<PendingSubmissionsQuery, PendingSubmissionsQueryVariables>) =>
  useQuery(PendingSubmissionsDocument, options as never) as useQuery.Result<PendingSubmissionsQuery, PendingSubmissionsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useUpcomingSubmissionsQuery = (options?: useQuery.Options<UpcomingSubmissionsQuery, UpcomingSubmissionsQueryVariables>) =>
  useQuery(UpcomingSubmissionsDocument, options as never) as useQuery.Result<UpcomingSubmissionsQuery, UpcomingSubmissionsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useClosedSubmissionsQuery = (options?: useQuery.Options<ClosedSubmissionsQuery, ClosedSubmissionsQueryVariables>) =>
  useQuery(ClosedSubmissionsDocument, options as never) as useQuery.Result<ClosedSubmissionsQuery, ClosedSubmissionsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useSubmissionReviewQuery = (options: useQuery.Options<SubmissionReviewQuery, SubmissionReviewQueryVariables> & ({ variables: SubmissionReviewQueryVariables } | { skip: true })) =>
  useQuery(SubmissionReviewDocument, options as never) as useQuery.Result<SubmissionReviewQuery, SubmissionReviewQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useOwnReviewPaceQuery = (options?: useQuery.Options<OwnReviewPaceQuery, OwnReviewPaceQueryVariables>) =>
  useQuery(OwnReviewPaceDocument, options as never) as useQuery.Result<OwnReviewPaceQuery, OwnReviewPaceQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useClaimSubmissionMutation = (options?: useMutation.Options<ClaimSubmissionMutation, ClaimSubmissionMutationVariables>) =>
  useMutation(ClaimSubmissionDocument, options as never) as useMutation.ResultTuple<ClaimSubmissionMutation, ClaimSubmissionMutationVariables>;
export const useClaimNextSubmissionMutation = (options?: useMutation.Options<ClaimNextSubmissionMutation, ClaimNextSubmissionMutationVariables>) =>
  useMutation(ClaimNextSubmissionDocument, options as never) as useMutation.ResultTuple<ClaimNextSubmissionMutation, ClaimNextSubmissionMutationVariables>;
export const useReleaseSubmissionMutation = (options?: useMutation.Options<ReleaseSubmissionMutation, ReleaseSubmissionMutationVariables>) =>
  useMutation(ReleaseSubmissionDocument, options as never) as useMutation.ResultTuple<ReleaseSubmissionMutation, ReleaseSubmissionMutationVariables>;
export const useRejectSubmissionMutation = (options?: useMutation.Options<RejectSubmissionMutation, RejectSubmissionMutationVariables>) =>
  useMutation(RejectSubmissionDocument, options as never) as useMutation.ResultTuple<RejectSubmissionMutation, RejectSubmissionMutationVariables>;
export const useCloseSubmissionMutation = (options?: useMutation.Options<CloseSubmissionMutation, CloseSubmissionMutationVariables>) =>
  useMutation(CloseSubmissionDocument, options as never) as useMutation.ResultTuple<CloseSubmissionMutation, CloseSubmissionMutationVariables>;
export const useReturnSubmissionToPendingMutation = (options?: useMutation.Options<ReturnSubmissionToPendingMutation, ReturnSubmissionToPendingMutationVariables>) =>
  useMutation(ReturnSubmissionToPendingDocument, options as never) as useMutation.ResultTuple<ReturnSubmissionToPendingMutation, ReturnSubmissionToPendingMutationVariables>;
export const useHoldersQuery = (options?: useQuery.Options<HoldersQuery, HoldersQueryVariables>) =>
  useQuery(HoldersDocument, options as never) as useQuery.Result<HoldersQuery, HoldersQueryVariables, 'empty' | 'complete' | 'streaming'>;