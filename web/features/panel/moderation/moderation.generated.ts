/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ContestsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.ContestsFilter | null | undefined;
}>;


export type ContestsQuery = { contests: { total: number, capped: boolean, items: Array<{ id: string, submissionId: string, audience: Types.Audience, parceiro: string, cpf: string, revenda: string | null, rede: string | null, texto: string, reprovadoMotivo: string | null, reprovadoPor: string | null, reprovadoPorId: string | null, responsavel: string | null, status: Types.ContestStatus, prazoEm: string, criadoEm: string, decididoEm: string | null, decididoPor: string | null, resposta: string | null, linkNota: string, tipoNota: string, linkArquivo: string | null, tipoArquivo: string | null }> } };

export type DecideContestMutationVariables = Exact<{
  input: Types.DecideContestInput;
}>;


export type DecideContestMutation = { decideContest: { id: string } };

export type ContestReversalsQueryVariables = Exact<{
  dias?: number | null | undefined;
}>;


export type ContestReversalsQuery = { contestReversals: Array<{ grupo: Types.ReversalGroup, nome: string, decididas: number, revertidas: number, taxa: string }> };

export type ReviewMetricsQueryVariables = Exact<{
  dias?: number | null | undefined;
}>;


export type ReviewMetricsQuery = { reviewMetrics: { filas: Array<{ audience: Types.Audience, pendentes: number, preValidadas: number, prioridade: number, idadeMediana: string | null, idadeMaxima: string | null }>, revisores: Array<{ revisorId: string, nome: string, decisoes: number, aprovadas: number, reprovadas: number, notasPorHora: string, conferidas: number, concordancia: string | null }> } };

export type ReviewSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewSettingsQuery = { reviewSettings: { segundaAprovacaoPontos: string, segundaAprovacaoReais: string, segundaAprovacaoAvisos: boolean } };

export type UpdateReviewSettingsMutationVariables = Exact<{
  input: Types.ReviewSettingsInput;
}>;


export type UpdateReviewSettingsMutation = { updateReviewSettings: { segundaAprovacaoPontos: string, segundaAprovacaoReais: string, segundaAprovacaoAvisos: boolean } };

export type BlindReviewsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.BlindReviewsFilter | null | undefined;
}>;


export type BlindReviewsQuery = { blindReviews: { total: number, capped: boolean, items: Array<{ id: string, audience: Types.Audience, parceiro: string, revenda: string | null, rede: string | null, chaveFiscal: string | null, enviadaEm: string, sorteadaEm: string, linkNota: string, tipoNota: string }> } };

export type DecideBlindReviewMutationVariables = Exact<{
  input: Types.BlindReviewInput;
}>;


export type DecideBlindReviewMutation = { decideBlindReview: { id: string, concorda: boolean, primeiraDecisao: Types.BlindDecision, primeiroMotivo: string | null } };


export const ContestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"contests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContestsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submissionId"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"parceiro"}},{"kind":"Field","name":{"kind":"Name","value":"cpf"}},{"kind":"Field","name":{"kind":"Name","value":"revenda"}},{"kind":"Field","name":{"kind":"Name","value":"rede"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"reprovadoMotivo"}},{"kind":"Field","name":{"kind":"Name","value":"reprovadoPor"}},{"kind":"Field","name":{"kind":"Name","value":"reprovadoPorId"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"prazoEm"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"decididoEm"}},{"kind":"Field","name":{"kind":"Name","value":"decididoPor"}},{"kind":"Field","name":{"kind":"Name","value":"resposta"}},{"kind":"Field","name":{"kind":"Name","value":"linkNota"}},{"kind":"Field","name":{"kind":"Name","value":"tipoNota"}},{"kind":"Field","name":{"kind":"Name","value":"linkArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"tipoArquivo"}}]}}]}}]}}]} as unknown as DocumentNode<ContestsQuery, ContestsQueryVariables>;
export const DecideContestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"decideContest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideContestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideContest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DecideContestMutation, DecideContestMutationVariables>;
export const ContestReversalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"contestReversals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dias"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contestReversals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dias"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dias"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grupo"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"decididas"}},{"kind":"Field","name":{"kind":"Name","value":"revertidas"}},{"kind":"Field","name":{"kind":"Name","value":"taxa"}}]}}]}}]} as unknown as DocumentNode<ContestReversalsQuery, ContestReversalsQueryVariables>;
export const ReviewMetricsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"reviewMetrics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dias"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewMetrics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dias"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dias"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"pendentes"}},{"kind":"Field","name":{"kind":"Name","value":"preValidadas"}},{"kind":"Field","name":{"kind":"Name","value":"prioridade"}},{"kind":"Field","name":{"kind":"Name","value":"idadeMediana"}},{"kind":"Field","name":{"kind":"Name","value":"idadeMaxima"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revisorId"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"decisoes"}},{"kind":"Field","name":{"kind":"Name","value":"aprovadas"}},{"kind":"Field","name":{"kind":"Name","value":"reprovadas"}},{"kind":"Field","name":{"kind":"Name","value":"notasPorHora"}},{"kind":"Field","name":{"kind":"Name","value":"conferidas"}},{"kind":"Field","name":{"kind":"Name","value":"concordancia"}}]}}]}}]}}]} as unknown as DocumentNode<ReviewMetricsQuery, ReviewMetricsQueryVariables>;
export const ReviewSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"reviewSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"segundaAprovacaoPontos"}},{"kind":"Field","name":{"kind":"Name","value":"segundaAprovacaoReais"}},{"kind":"Field","name":{"kind":"Name","value":"segundaAprovacaoAvisos"}}]}}]}}]} as unknown as DocumentNode<ReviewSettingsQuery, ReviewSettingsQueryVariables>;
export const UpdateReviewSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateReviewSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateReviewSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"segundaAprovacaoPontos"}},{"kind":"Field","name":{"kind":"Name","value":"segundaAprovacaoReais"}},{"kind":"Field","name":{"kind":"Name","value":"segundaAprovacaoAvisos"}}]}}]}}]} as unknown as DocumentNode<UpdateReviewSettingsMutation, UpdateReviewSettingsMutationVariables>;
export const BlindReviewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"blindReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BlindReviewsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blindReviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"parceiro"}},{"kind":"Field","name":{"kind":"Name","value":"revenda"}},{"kind":"Field","name":{"kind":"Name","value":"rede"}},{"kind":"Field","name":{"kind":"Name","value":"chaveFiscal"}},{"kind":"Field","name":{"kind":"Name","value":"enviadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"sorteadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"linkNota"}},{"kind":"Field","name":{"kind":"Name","value":"tipoNota"}}]}}]}}]}}]} as unknown as DocumentNode<BlindReviewsQuery, BlindReviewsQueryVariables>;
export const DecideBlindReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"decideBlindReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlindReviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideBlindReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concorda"}},{"kind":"Field","name":{"kind":"Name","value":"primeiraDecisao"}},{"kind":"Field","name":{"kind":"Name","value":"primeiroMotivo"}}]}}]}}]} as unknown as DocumentNode<DecideBlindReviewMutation, DecideBlindReviewMutationVariables>;
export const useContestsQuery = (options?: useQuery.Options<ContestsQuery, ContestsQueryVariables>) =>
  useQuery(ContestsDocument, options as never) as useQuery.Result<ContestsQuery, ContestsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useDecideContestMutation = (options?: useMutation.Options<DecideContestMutation, DecideContestMutationVariables>) =>
  useMutation(DecideContestDocument, options as never) as useMutation.ResultTuple<DecideContestMutation, DecideContestMutationVariables>;
export const useContestReversalsQuery = (options?: useQuery.Options<ContestReversalsQuery, ContestReversalsQueryVariables>) =>
  useQuery(ContestReversalsDocument, options as never) as useQuery.Result<ContestReversalsQuery, ContestReversalsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useReviewMetricsQuery = (options?: useQuery.Options<ReviewMetricsQuery, ReviewMetricsQueryVariables>) =>
  useQuery(ReviewMetricsDocument, options as never) as useQuery.Result<ReviewMetricsQuery, ReviewMetricsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useReviewSettingsQuery = (options?: useQuery.Options<ReviewSettingsQuery, ReviewSettingsQueryVariables>) =>
  useQuery(ReviewSettingsDocument, options as never) as useQuery.Result<ReviewSettingsQuery, ReviewSettingsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useUpdateReviewSettingsMutation = (options?: useMutation.Options<UpdateReviewSettingsMutation, UpdateReviewSettingsMutationVariables>) =>
  useMutation(UpdateReviewSettingsDocument, options as never) as useMutation.ResultTuple<UpdateReviewSettingsMutation, UpdateReviewSettingsMutationVariables>;
export const useBlindReviewsQuery = (options?: useQuery.Options<BlindReviewsQuery, BlindReviewsQueryVariables>) =>
  useQuery(BlindReviewsDocument, options as never) as useQuery.Result<BlindReviewsQuery, BlindReviewsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useDecideBlindReviewMutation = (options?: useMutation.Options<DecideBlindReviewMutation, DecideBlindReviewMutationVariables>) =>
  useMutation(DecideBlindReviewDocument, options as never) as useMutation.ResultTuple<DecideBlindReviewMutation, DecideBlindReviewMutationVariables>;