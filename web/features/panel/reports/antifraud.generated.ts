/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AntifraudQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.AntifraudFilter | null | undefined;
}>;


export type AntifraudQuery = { antifraud: { total: number, capped: boolean, items: Array<{ id: string, networkId: string, rede: string, codProduto: string, produto: string, qtdVendida: string, qtdPontuada: string, liberado: string, qtdAf: string, saldoPontos: string, pontosUnitario: string, observacao: string | null, semCompras: boolean }> } };

export type AntifraudLogQueryVariables = Exact<{
  of: Types.NetworkProductInput;
}>;


export type AntifraudLogQuery = { antifraudNotes: Array<{ id: string, nome: string, criadoEm: string, observacao: string | null }>, antifraudReleases: Array<{ id: string, nome: string, criadoEm: string, quantidade: string | null }> };

export type SetAntifraudNoteMutationVariables = Exact<{
  input: Types.AntifraudNoteInput;
}>;


export type SetAntifraudNoteMutation = { setAntifraudNote: { id: string } };

export type ReleaseAntifraudMutationVariables = Exact<{
  input: Types.AntifraudReleaseInput;
}>;


export type ReleaseAntifraudMutation = { releaseAntifraud: { id: string } };


export const AntifraudDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"antifraud"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AntifraudFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"antifraud"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"networkId"}},{"kind":"Field","name":{"kind":"Name","value":"rede"}},{"kind":"Field","name":{"kind":"Name","value":"codProduto"}},{"kind":"Field","name":{"kind":"Name","value":"produto"}},{"kind":"Field","name":{"kind":"Name","value":"qtdVendida"}},{"kind":"Field","name":{"kind":"Name","value":"qtdPontuada"}},{"kind":"Field","name":{"kind":"Name","value":"liberado"}},{"kind":"Field","name":{"kind":"Name","value":"qtdAf"}},{"kind":"Field","name":{"kind":"Name","value":"saldoPontos"}},{"kind":"Field","name":{"kind":"Name","value":"pontosUnitario"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}},{"kind":"Field","name":{"kind":"Name","value":"semCompras"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<AntifraudQuery, AntifraudQueryVariables>;
export const AntifraudLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"antifraudLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NetworkProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"antifraudNotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}}]}},{"kind":"Field","name":{"kind":"Name","value":"antifraudReleases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}}]}}]}}]} as unknown as DocumentNode<AntifraudLogQuery, AntifraudLogQueryVariables>;
export const SetAntifraudNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"setAntifraudNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AntifraudNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAntifraudNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetAntifraudNoteMutation, SetAntifraudNoteMutationVariables>;
export const ReleaseAntifraudDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"releaseAntifraud"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AntifraudReleaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseAntifraud"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ReleaseAntifraudMutation, ReleaseAntifraudMutationVariables>;
export const useAntifraudQuery = (options?: useQuery.Options<AntifraudQuery, AntifraudQueryVariables>) =>
  useQuery(AntifraudDocument, options as never) as useQuery.Result<AntifraudQuery, AntifraudQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useAntifraudLogQuery = (options: useQuery.Options<AntifraudLogQuery, AntifraudLogQueryVariables> & ({ variables: AntifraudLogQueryVariables } | { skip: true })) =>
  useQuery(AntifraudLogDocument, options as never) as useQuery.Result<AntifraudLogQuery, AntifraudLogQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useSetAntifraudNoteMutation = (options?: useMutation.Options<SetAntifraudNoteMutation, SetAntifraudNoteMutationVariables>) =>
  useMutation(SetAntifraudNoteDocument, options as never) as useMutation.ResultTuple<SetAntifraudNoteMutation, SetAntifraudNoteMutationVariables>;
export const useReleaseAntifraudMutation = (options?: useMutation.Options<ReleaseAntifraudMutation, ReleaseAntifraudMutationVariables>) =>
  useMutation(ReleaseAntifraudDocument, options as never) as useMutation.ResultTuple<ReleaseAntifraudMutation, ReleaseAntifraudMutationVariables>;