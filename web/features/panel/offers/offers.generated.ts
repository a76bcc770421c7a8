/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OfferRowFragment = { id: string, offerId: string, nome: string, parceiro: string, categoria: string, experiencia: string, cidade: string | null, pontos: string, desconto: string | null, pontosDesconto: string | null, situacao: Types.OfferSituation, sincronizadoEm: string };

export type OffersQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.OffersFilter | null | undefined;
}>;


export type OffersQuery = { offers: { total: number, capped: boolean, items: Array<{ id: string, offerId: string, nome: string, parceiro: string, categoria: string, experiencia: string, cidade: string | null, pontos: string, desconto: string | null, pontosDesconto: string | null, situacao: Types.OfferSituation, sincronizadoEm: string }> } };

export type UpdateOfferPointsMutationVariables = Exact<{
  id: string | number;
  pontos: string;
  lido?: Array<Types.FieldRead> | Types.FieldRead | null | undefined;
}>;


export type UpdateOfferPointsMutation = { updateOfferPoints: { id: string, offerId: string, nome: string, parceiro: string, categoria: string, experiencia: string, cidade: string | null, pontos: string, desconto: string | null, pontosDesconto: string | null, situacao: Types.OfferSituation, sincronizadoEm: string } | null };

export type ApplyOfferDiscountMutationVariables = Exact<{
  ofertas: Array<string | number> | string | number;
  porcentagem: string;
}>;


export type ApplyOfferDiscountMutation = { applyOfferDiscount: { alterados: number } };

export type RemoveOfferDiscountMutationVariables = Exact<{
  ofertas: Array<string | number> | string | number;
}>;


export type RemoveOfferDiscountMutation = { removeOfferDiscount: { alterados: number } };

export type SyncOffersMutationVariables = Exact<{ [key: string]: never; }>;


export type SyncOffersMutation = { syncOffers: { atualizadas: number, criadas: number, total: number } };

export const OfferRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"offerId"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"parceiro"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"}},{"kind":"Field","name":{"kind":"Name","value":"experiencia"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"pontos"}},{"kind":"Field","name":{"kind":"Name","value":"desconto"}},{"kind":"Field","name":{"kind":"Name","value":"pontosDesconto"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"sincronizadoEm"}}]}}]} as unknown as DocumentNode<OfferRowFragment, unknown>;
export const OffersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"offers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OffersFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"offerId"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"parceiro"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"}},{"kind":"Field","name":{"kind":"Name","value":"experiencia"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"pontos"}},{"kind":"Field","name":{"kind":"Name","value":"desconto"}},{"kind":"Field","name":{"kind":"Name","value":"pontosDesconto"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"sincronizadoEm"}}]}}]} as unknown as DocumentNode<OffersQuery, OffersQueryVariables>;
export const UpdateOfferPointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateOfferPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pontos"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Decimal"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lido"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FieldRead"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOfferPoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"pontos"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pontos"}}},{"kind":"Argument","name":{"kind":"Name","value":"lido"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lido"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"offerId"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"parceiro"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"}},{"kind":"Field","name":{"kind":"Name","value":"experiencia"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"pontos"}},{"kind":"Field","name":{"kind":"Name","value":"desconto"}},{"kind":"Field","name":{"kind":"Name","value":"pontosDesconto"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"sincronizadoEm"}}]}}]} as unknown as DocumentNode<UpdateOfferPointsMutation, UpdateOfferPointsMutationVariables>;
export const ApplyOfferDiscountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"applyOfferDiscount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ofertas"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"porcentagem"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Decimal"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyOfferDiscount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ofertas"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ofertas"}}},{"kind":"Argument","name":{"kind":"Name","value":"porcentagem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"porcentagem"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alterados"}}]}}]}}]} as unknown as DocumentNode<ApplyOfferDiscountMutation, ApplyOfferDiscountMutationVariables>;
export const RemoveOfferDiscountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removeOfferDiscount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ofertas"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeOfferDiscount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ofertas"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ofertas"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alterados"}}]}}]}}]} as unknown as DocumentNode<RemoveOfferDiscountMutation, RemoveOfferDiscountMutationVariables>;
export const SyncOffersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"syncOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"syncOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizadas"}},{"kind":"Field","name":{"kind":"Name","value":"criadas"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<SyncOffersMutation, SyncOffersMutationVariables>;
export const useOffersQuery = (options?: useQuery.Options<OffersQuery, OffersQueryVariables>) =>
  useQuery(OffersDocument, options as never) as useQuery.Result<OffersQuery, OffersQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useUpdateOfferPointsMutation = (options?: useMutation.Options<UpdateOfferPointsMutation, UpdateOfferPointsMutationVariables>) =>
  useMutation(UpdateOfferPointsDocument, options as never) as useMutation.ResultTuple<UpdateOfferPointsMutation, UpdateOfferPointsMutationVariables>;
export const useApplyOfferDiscountMutation = (options?: useMutation.Options<ApplyOfferDiscountMutation, ApplyOfferDiscountMutationVariables>) =>
  useMutation(ApplyOfferDiscountDocument, options as never) as useMutation.ResultTuple<ApplyOfferDiscountMutation, ApplyOfferDiscountMutationVariables>;
export const useRemoveOfferDiscountMutation = (options?: useMutation.Options<RemoveOfferDiscountMutation, RemoveOfferDiscountMutationVariables>) =>
  useMutation(RemoveOfferDiscountDocument, options as never) as useMutation.ResultTuple<RemoveOfferDiscountMutation, RemoveOfferDiscountMutationVariables>;
export const useSyncOffersMutation = (options?: useMutation.Options<SyncOffersMutation, SyncOffersMutationVariables>) =>
  useMutation(SyncOffersDocument, options as never) as useMutation.ResultTuple<SyncOffersMutation, SyncOffersMutationVariables>;