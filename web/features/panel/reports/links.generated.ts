/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SuspiciousLinksQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.SuspiciousLinksFilter | null | undefined;
}>;


export type SuspiciousLinksQuery = { suspiciousLinks: { total: number, capped: boolean, items: Array<{ id: string, gravidade: Types.LinkWeight, ordem: number, regra: Types.LinkRule, motivo: string, nomes: string | null, pessoas: number, notas: number, redes: string | null, ultimaEm: string | null, visto: boolean, vistoEm: string | null, vistoPor: string | null, observacao: string | null }> } };

export type LinkDetailsQueryVariables = Exact<{
  id: string | number;
}>;


export type LinkDetailsQuery = { linkDetails: { pessoas: Array<{ kind: Types.Audience, nome: string, cpf: string, loja: string | null, rede: string | null }>, notas: Array<{ id: string, audience: Types.Audience, titular: string, identificador: string, realizadoEm: string, loja: string, totalVenda: string }>, observacoes: Array<{ id: string, nome: string | null, observacao: string, criadoEm: string }> } };

export type ReviewLinkMutationVariables = Exact<{
  id: string | number;
  observacao: string;
}>;


export type ReviewLinkMutation = { reviewLink: { id: string } };

export type RevealLinkMutationVariables = Exact<{
  id: string | number;
}>;


export type RevealLinkMutation = { revealLink: Array<{ kind: Types.Audience, nome: string, cpf: string, loja: string | null, rede: string | null, celular: string | null, email: string | null }> };


export const SuspiciousLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"suspiciousLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SuspiciousLinksFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suspiciousLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gravidade"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"regra"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"nomes"}},{"kind":"Field","name":{"kind":"Name","value":"pessoas"}},{"kind":"Field","name":{"kind":"Name","value":"notas"}},{"kind":"Field","name":{"kind":"Name","value":"redes"}},{"kind":"Field","name":{"kind":"Name","value":"ultimaEm"}},{"kind":"Field","name":{"kind":"Name","value":"visto"}},{"kind":"Field","name":{"kind":"Name","value":"vistoEm"}},{"kind":"Field","name":{"kind":"Name","value":"vistoPor"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<SuspiciousLinksQuery, SuspiciousLinksQueryVariables>;
export const LinkDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"linkDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pessoas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"cpf"}},{"kind":"Field","name":{"kind":"Name","value":"loja"}},{"kind":"Field","name":{"kind":"Name","value":"rede"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"titular"}},{"kind":"Field","name":{"kind":"Name","value":"identificador"}},{"kind":"Field","name":{"kind":"Name","value":"realizadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"loja"}},{"kind":"Field","name":{"kind":"Name","value":"totalVenda"}}]}},{"kind":"Field","name":{"kind":"Name","value":"observacoes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}}]}}]}}]}}]} as unknown as DocumentNode<LinkDetailsQuery, LinkDetailsQueryVariables>;
export const ReviewLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"reviewLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"observacao"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"observacao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"observacao"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ReviewLinkMutation, ReviewLinkMutationVariables>;
export const RevealLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"revealLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revealLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"cpf"}},{"kind":"Field","name":{"kind":"Name","value":"loja"}},{"kind":"Field","name":{"kind":"Name","value":"rede"}},{"kind":"Field","name":{"kind":"Name","value":"celular"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RevealLinkMutation, RevealLinkMutationVariables>;
export const useSuspiciousLinksQuery = (options?: useQuery.Options<SuspiciousLinksQuery, SuspiciousLinksQueryVariables>) =>
  useQuery(SuspiciousLinksDocument, options as never) as useQuery.Result<SuspiciousLinksQuery, SuspiciousLinksQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useLinkDetailsQuery = (options: useQuery.Options<LinkDetailsQuery, LinkDetailsQueryVariables> & ({ variables: LinkDetailsQueryVariables } | { skip: true })) =>
  useQuery(LinkDetailsDocument, options as never) as useQuery.Result<LinkDetailsQuery, LinkDetailsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useReviewLinkMutation = (options?: useMutation.Options<ReviewLinkMutation, ReviewLinkMutationVariables>) =>
  useMutation(ReviewLinkDocument, options as never) as useMutation.ResultTuple<ReviewLinkMutation, ReviewLinkMutationVariables>;
export const useRevealLinkMutation = (options?: useMutation.Options<RevealLinkMutation, RevealLinkMutationVariables>) =>
  useMutation(RevealLinkDocument, options as never) as useMutation.ResultTuple<RevealLinkMutation, RevealLinkMutationVariables>;