/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExpiryFiguresFragment = { pessoas: number, lotes: number, valor: string, valorReais: string };

export type ExpiryPreviewQueryVariables = Exact<{
  publico: Types.ExpiryAudience;
}>;


export type ExpiryPreviewQuery = { expiryPreview: { pessoas: number, lotes: number, valor: string, valorReais: string } };

export type ReturnPreviewQueryVariables = Exact<{
  publico: Types.ExpiryAudience;
  data: string;
}>;


export type ReturnPreviewQuery = { returnPreview: { pessoas: number, lotes: number, valor: string, valorReais: string } };

export type ExpiryRunsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.ExpiryRunsFilter | null | undefined;
}>;


export type ExpiryRunsQuery = { expiryRuns: { total: number, capped: boolean, items: Array<{ id: string, tipo: Types.ExpiryRunKind, publico: Types.ExpiryAudience, dia: string, responsavel: string, estado: Types.ExpiryRunState, lotesPrevistos: number, pessoas: number, lotes: number, valor: string, mensagem: string | null, criadoEm: string, terminadoEm: string | null }> } };

export type ExpirePointsMutationVariables = Exact<{
  publico: Types.ExpiryAudience;
}>;


export type ExpirePointsMutation = { expirePoints: { id: string | null } };

export type ReturnPointsMutationVariables = Exact<{
  publico: Types.ExpiryAudience;
  data: string;
}>;


export type ReturnPointsMutation = { returnPoints: { id: string | null } };

export type ExpiredPointsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.ExpiredPointsFilter | null | undefined;
}>;


export type ExpiredPointsQuery = { expiredPoints: { total: number, capped: boolean, items: Array<{ id: string, nome: string, cpf: string, revenda: string, rede: string, valor: string, venceEm: string, situacao: Types.ExpirySituation, expiradoEm: string | null, devolvidoEm: string | null }> } };

export type ExpiredCashbackQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.ExpiredCashbackFilter | null | undefined;
}>;


export type ExpiredCashbackQuery = { expiredCashback: { total: number, capped: boolean, items: Array<{ id: string, nome: string, cpf: string, valor: string, venceEm: string, situacao: Types.ExpirySituation, expiradoEm: string | null, devolvidoEm: string | null }> } };

export const ExpiryFiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExpiryFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExpiryPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pessoas"}},{"kind":"Field","name":{"kind":"Name","value":"lotes"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"valorReais"}}]}}]} as unknown as DocumentNode<ExpiryFiguresFragment, unknown>;
export const ExpiryPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"expiryPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publico"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExpiryAudience"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiryPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"publico"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publico"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExpiryFigures"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExpiryFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExpiryPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pessoas"}},{"kind":"Field","name":{"kind":"Name","value":"lotes"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"valorReais"}}]}}]} as unknown as DocumentNode<ExpiryPreviewQuery, ExpiryPreviewQueryVariables>;
export const ReturnPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"returnPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publico"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExpiryAudience"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"publico"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publico"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExpiryFigures"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExpiryFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExpiryPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pessoas"}},{"kind":"Field","name":{"kind":"Name","value":"lotes"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"valorReais"}}]}}]} as unknown as DocumentNode<ReturnPreviewQuery, ReturnPreviewQueryVariables>;
export const ExpiryRunsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"expiryRuns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ExpiryRunsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiryRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"publico"}},{"kind":"Field","name":{"kind":"Name","value":"dia"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"}},{"kind":"Field","name":{"kind":"Name","value":"estado"}},{"kind":"Field","name":{"kind":"Name","value":"lotesPrevistos"}},{"kind":"Field","name":{"kind":"Name","value":"pessoas"}},{"kind":"Field","name":{"kind":"Name","value":"lotes"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"terminadoEm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<ExpiryRunsQuery, ExpiryRunsQueryVariables>;
export const ExpirePointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"expirePoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publico"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExpiryAudience"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expirePoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"publico"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publico"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ExpirePointsMutation, ExpirePointsMutationVariables>;
export const ReturnPointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"returnPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publico"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExpiryAudience"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnPoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"publico"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publico"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ReturnPointsMutation, ReturnPointsMutationVariables>;
export const ExpiredPointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"expiredPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ExpiredPointsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiredPoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"cpf"}},{"kind":"Field","name":{"kind":"Name","value":"revenda"}},{"kind":"Field","name":{"kind":"Name","value":"rede"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"venceEm"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"expiradoEm"}},{"kind":"Field","name":{"kind":"Name","value":"devolvidoEm"}}]}}]}}]}}]} as unknown as DocumentNode<ExpiredPointsQuery, ExpiredPointsQueryVariables>;
export const ExpiredCashbackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"expiredCashback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ExpiredCashbackFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiredCashback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"cpf"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"venceEm"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"expiradoEm"}},{"kind":"Field","name":{"kind":"Name","value":"devolvidoEm"}}]}}]}}]}}]} as unknown as DocumentNode<ExpiredCashbackQuery, ExpiredCashbackQueryVariables>;
export const useExpiryPreviewQuery = (options: useQuery.Options<ExpiryPreviewQuery, ExpiryPreviewQueryVariables> & ({ variables: ExpiryPreviewQueryVariables } | { skip: true })) =>
  useQuery(ExpiryPreviewDocument, options as never) as useQuery.Result<ExpiryPreviewQuery, ExpiryPreviewQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useReturnPreviewQuery = (options: useQuery.Options<ReturnPreviewQuery, ReturnPreviewQueryVariables> & ({ variables: ReturnPreviewQueryVariables } | { skip: true })) =>
  useQuery(ReturnPreviewDocument, options as never) as useQuery.Result<ReturnPreviewQuery, ReturnPreviewQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useExpiryRunsQuery = (options?: useQuery.Options<ExpiryRunsQuery, ExpiryRunsQueryVariables>) =>
  useQuery(ExpiryRunsDocument, options as never) as useQuery.Result<ExpiryRunsQuery, ExpiryRunsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useExpirePointsMutation = (options?: useMutation.Options<ExpirePointsMutation, ExpirePointsMutationVariables>) =>
  useMutation(ExpirePointsDocument, options as never) as useMutation.ResultTuple<ExpirePointsMutation, ExpirePointsMutationVariables>;
export const useReturnPointsMutation = (options?: useMutation.Options<ReturnPointsMutation, ReturnPointsMutationVariables>) =>
  useMutation(ReturnPointsDocument, options as never) as useMutation.ResultTuple<ReturnPointsMutation, ReturnPointsMutationVariables>;
export const useExpiredPointsQuery = (options?: useQuery.Options<ExpiredPointsQuery, ExpiredPointsQueryVariables>) =>
  useQuery(ExpiredPointsDocument, options as never) as useQuery.Result<ExpiredPointsQuery, ExpiredPointsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useExpiredCashbackQuery = (options?: useQuery.Options<ExpiredCashbackQuery, ExpiredCashbackQueryVariables>) =>
  useQuery(ExpiredCashbackDocument, options as never) as useQuery.Result<ExpiredCashbackQuery, ExpiredCashbackQueryVariables, 'empty' | 'complete' | 'streaming'>;