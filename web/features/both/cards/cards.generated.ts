/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CardsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.CardsFilter | null | undefined;
}>;


export type CardsQuery = { cards: { total: number, capped: boolean, items: Array<{ id: string, rede: string | null, parceiro: string | null, cpf: string | null, codigoBarras: string, numero: string, saldo: string, nome: string | null, situacao: Types.CardSituation, entregue: boolean, atualizadoEm: string | null }> } };

export type CardEventsQueryVariables = Exact<{
  id: string | number;
}>;


export type CardEventsQuery = { cardEvents: Array<{ id: string, tipo: Types.CardEventKind, parceiro: string | null, atorNome: string, criadoEm: string }> };

export type CreateCardMutationVariables = Exact<{
  input: Types.CardInput;
}>;


export type CreateCardMutation = { createCard: { id: string } | null };

export type LinkCardMutationVariables = Exact<{
  id: string | number;
  input: Types.LinkCardInput;
}>;


export type LinkCardMutation = { linkCard: { id: string } | null };

export type ReleaseCardMutationVariables = Exact<{
  id: string | number;
}>;


export type ReleaseCardMutation = { releaseCard: { id: string } | null };

export type DeliverCardMutationVariables = Exact<{
  id: string | number;
}>;


export type DeliverCardMutation = { deliverCard: { id: string } | null };

export type UnblockCardMutationVariables = Exact<{
  id: string | number;
}>;


export type UnblockCardMutation = { unblockCard: { id: string } | null };

export type BlockCardMutationVariables = Exact<{
  id: string | number;
}>;


export type BlockCardMutation = { blockCard: { id: string } | null };


export const CardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"cards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CardsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rede"}},{"kind":"Field","name":{"kind":"Name","value":"parceiro"}},{"kind":"Field","name":{"kind":"Name","value":"cpf"}},{"kind":"Field","name":{"kind":"Name","value":"codigoBarras"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"entregue"}},{"kind":"Field","name":{"kind":"Name","value":"atualizadoEm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<CardsQuery, CardsQueryVariables>;
export const CardEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"cardEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"parceiro"}},{"kind":"Field","name":{"kind":"Name","value":"atorNome"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}}]}}]}}]} as unknown as DocumentNode<CardEventsQuery, CardEventsQueryVariables>;
export const CreateCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateCardMutation, CreateCardMutationVariables>;
export const LinkCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"linkCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<LinkCardMutation, LinkCardMutationVariables>;
export const ReleaseCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"releaseCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ReleaseCardMutation, ReleaseCardMutationVariables>;
export const DeliverCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"deliverCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliverCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeliverCardMutation, DeliverCardMutationVariables>;
export const UnblockCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"unblockCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unblockCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UnblockCardMutation, UnblockCardMutationVariables>;
export const BlockCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"blockCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<BlockCardMutation, BlockCardMutationVariables>;
export const useCardsQuery = (options?: useQuery.Options<CardsQuery, CardsQueryVariables>) =>
  useQuery(CardsDocument, options as never) as useQuery.Result<CardsQuery, CardsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useCardEventsQuery = (options: useQuery.Options<CardEventsQuery, CardEventsQueryVariables> & ({ variables: CardEventsQueryVariables } | { skip: true })) =>
  useQuery(CardEventsDocument, options as never) as useQuery.Result<CardEventsQuery, CardEventsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useCreateCardMutation = (options?: useMutation.Options<CreateCardMutation, CreateCardMutationVariables>) =>
  useMutation(CreateCardDocument, options as never) as useMutation.ResultTuple<CreateCardMutation, CreateCardMutationVariables>;
export const useLinkCardMutation = (options?: useMutation.Options<LinkCardMutation, LinkCardMutationVariables>) =>
  useMutation(LinkCardDocument, options as never) as useMutation.ResultTuple<LinkCardMutation, LinkCardMutationVariables>;
export const useReleaseCardMutation = (options?: useMutation.Options<ReleaseCardMutation, ReleaseCardMutationVariables>) =>
  useMutation(ReleaseCardDocument, options as never) as useMutation.ResultTuple<ReleaseCardMutation, ReleaseCardMutationVariables>;
export const useDeliverCardMutation = (options?: useMutation.Options<DeliverCardMutation, DeliverCardMutationVariables>) =>
  useMutation(DeliverCardDocument, options as never) as useMutation.ResultTuple<DeliverCardMutation, DeliverCardMutationVariables>;
export const useUnblockCardMutation = (options?: useMutation.Options<UnblockCardMutation, UnblockCardMutationVariables>) =>
  useMutation(UnblockCardDocument, options as never) as useMutation.ResultTuple<UnblockCardMutation, UnblockCardMutationVariables>;
export const useBlockCardMutation = (options?: useMutation.Options<BlockCardMutation, BlockCardMutationVariables>) =>
  useMutation(BlockCardDocument, options as never) as useMutation.ResultTuple<BlockCardMutation, BlockCardMutationVariables>;