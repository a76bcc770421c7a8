/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type IntegrityProofsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.IntegrityProofsFilter | null | undefined;
}>;


export type IntegrityProofsQuery = { integrityProofs: { total: number, capped: boolean, items: Array<{ id: string, assunto: Types.TruthSubject, verdade: string, situacao: Types.ProofState, provadaEm: string | null, linhas: number | null, duracaoMs: number | null, emProva: boolean, quantas: number, erro: string | null }> } };

export type IntegrityOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type IntegrityOverviewQuery = { integrityProofs: { items: Array<{ id: string, assunto: Types.TruthSubject, verdade: string, situacao: Types.ProofState, provadaEm: string | null, emProva: boolean, quantas: number, falhaDesde: string | null, exemplos: Record<string, unknown> }> } };

export type ProveIntegrityMutationVariables = Exact<{ [key: string]: never; }>;


export type ProveIntegrityMutation = { proveIntegrity: { verdades: number } };


export const IntegrityProofsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"integrityProofs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"IntegrityProofsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrityProofs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assunto"}},{"kind":"Field","name":{"kind":"Name","value":"verdade"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"provadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"linhas"}},{"kind":"Field","name":{"kind":"Name","value":"duracaoMs"}},{"kind":"Field","name":{"kind":"Name","value":"emProva"}},{"kind":"Field","name":{"kind":"Name","value":"quantas"}},{"kind":"Field","name":{"kind":"Name","value":"erro"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<IntegrityProofsQuery, IntegrityProofsQueryVariables>;
export const IntegrityOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"integrityOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrityProofs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"-1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assunto"}},{"kind":"Field","name":{"kind":"Name","value":"verdade"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"provadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"emProva"}},{"kind":"Field","name":{"kind":"Name","value":"quantas"}},{"kind":"Field","name":{"kind":"Name","value":"falhaDesde"}},{"kind":"Field","name":{"kind":"Name","value":"exemplos"}}]}}]}}]}}]} as unknown as DocumentNode<IntegrityOverviewQuery, IntegrityOverviewQueryVariables>;
export const ProveIntegrityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"proveIntegrity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveIntegrity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdades"}}]}}]}}]} as unknown as DocumentNode<ProveIntegrityMutation, ProveIntegrityMutationVariables>;
export const useIntegrityProofsQuery = (options?: useQuery.Options<IntegrityProofsQuery, IntegrityProofsQueryVariables>) =>
  useQuery(IntegrityProofsDocument, options as never) as useQuery.Result<IntegrityProofsQuery, IntegrityProofsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useIntegrityOverviewQuery = (options?: useQuery.Options<IntegrityOverviewQuery, IntegrityOverviewQueryVariables>) =>
  useQuery(IntegrityOverviewDocument, options as never) as useQuery.Result<IntegrityOverviewQuery, IntegrityOverviewQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useProveIntegrityMutation = (options?: useMutation.Options<ProveIntegrityMutation, ProveIntegrityMutationVariables>) =>
  useMutation(ProveIntegrityDocument, options as never) as useMutation.ResultTuple<ProveIntegrityMutation, ProveIntegrityMutationVariables>;