/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GalleryQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.GalleryFilter | null | undefined;
}>;


export type GalleryQuery = { gallery: { total: number, items: Array<{ id: string, idResgate: string, linkArquivo: string, linkMiniatura: string | null, tipoArquivo: string, nomeArquivo: string, parceiro: string, premio: string, revenda: string, cidade: string | null, resgatadoEm: string }> } };

export type NetworkGalleryQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
}>;


export type NetworkGalleryQuery = { networkGallery: { total: number, items: Array<{ id: string, idResgate: string, linkArquivo: string, linkMiniatura: string | null, tipoArquivo: string, nomeArquivo: string, parceiro: string, premio: string, revenda: string, cidade: string | null, resgatadoEm: string }> } };

export type RedemptionSummaryQueryVariables = Exact<{
  id: string | number;
}>;


export type RedemptionSummaryQuery = { redemption: { id: string, audience: Types.Audience, revenda: string | null, titular: string, qtde: number, premio: string, resgatadoEm: string, status: Types.RedemptionStatus } };

export type UploadRedemptionMediaMutationVariables = Exact<{
  idResgate: string | number;
  arquivo: File;
}>;


export type UploadRedemptionMediaMutation = { uploadRedemptionMedia: { id: string } };

export type DeleteRedemptionMediaMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteRedemptionMediaMutation = { deleteRedemptionMedia: { id: string } };

export type ShareRedemptionMediaMutationVariables = Exact<{
  id: string | number;
}>;


export type ShareRedemptionMediaMutation = { shareRedemptionMedia: { url: string, expiraEm: string } };


export const GalleryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"gallery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"GalleryFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gallery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"idResgate"}},{"kind":"Field","name":{"kind":"Name","value":"linkArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"linkMiniatura"}},{"kind":"Field","name":{"kind":"Name","value":"tipoArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"nomeArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"parceiro"}},{"kind":"Field","name":{"kind":"Name","value":"premio"}},{"kind":"Field","name":{"kind":"Name","value":"revenda"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"resgatadoEm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<GalleryQuery, GalleryQueryVariables>;
export const NetworkGalleryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"networkGallery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"networkGallery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"idResgate"}},{"kind":"Field","name":{"kind":"Name","value":"linkArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"linkMiniatura"}},{"kind":"Field","name":{"kind":"Name","value":"tipoArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"nomeArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"parceiro"}},{"kind":"Field","name":{"kind":"Name","value":"premio"}},{"kind":"Field","name":{"kind":"Name","value":"revenda"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"resgatadoEm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<NetworkGalleryQuery, NetworkGalleryQueryVariables>;
export const RedemptionSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"redemptionSummary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redemption"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"revenda"}},{"kind":"Field","name":{"kind":"Name","value":"titular"}},{"kind":"Field","name":{"kind":"Name","value":"qtde"}},{"kind":"Field","name":{"kind":"Name","value":"premio"}},{"kind":"Field","name":{"kind":"Name","value":"resgatadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<RedemptionSummaryQuery, RedemptionSummaryQueryVariables>;
export const UploadRedemptionMediaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"uploadRedemptionMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idResgate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadRedemptionMedia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idResgate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idResgate"}}},{"kind":"Argument","name":{"kind":"Name","value":"arquivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UploadRedemptionMediaMutation, UploadRedemptionMediaMutationVariables>;
export const DeleteRedemptionMediaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"deleteRedemptionMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteRedemptionMedia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteRedemptionMediaMutation, DeleteRedemptionMediaMutationVariables>;
export const ShareRedemptionMediaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"shareRedemptionMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareRedemptionMedia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiraEm"}}]}}]}}]} as unknown as DocumentNode<ShareRedemptionMediaMutation, ShareRedemptionMediaMutationVariables>;
export const useGalleryQuery = (options?: useQuery.Options<GalleryQuery, GalleryQueryVariables>) =>
  useQuery(GalleryDocument, options as never) as useQuery.Result<GalleryQuery, GalleryQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useNetworkGalleryQuery = (options?: useQuery.Options<NetworkGalleryQuery, NetworkGalleryQueryVariables>) =>
  useQuery(NetworkGalleryDocument, options as never) as useQuery.Result<NetworkGalleryQuery, NetworkGalleryQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useRedemptionSummaryQuery = (options: useQuery.Options<RedemptionSummaryQuery, RedemptionSummaryQueryVariables> & ({ variables: RedemptionSummaryQueryVariables } | { skip: true })) =>
  useQuery(RedemptionSummaryDocument, options as never) as useQuery.Result<RedemptionSummaryQuery, RedemptionSummaryQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useUploadRedemptionMediaMutation = (options?: useMutation.Options<UploadRedemptionMediaMutation, UploadRedemptionMediaMutationVariables>) =>
  useMutation(UploadRedemptionMediaDocument, options as never) as useMutation.ResultTuple<UploadRedemptionMediaMutation, UploadRedemptionMediaMutationVariables>;
export const useDeleteRedemptionMediaMutation = (options?: useMutation.Options<DeleteRedemptionMediaMutation, DeleteRedemptionMediaMutationVariables>) =>
  useMutation(DeleteRedemptionMediaDocument, options as never) as useMutation.ResultTuple<DeleteRedemptionMediaMutation, DeleteRedemptionMediaMutationVariables>;
export const useShareRedemptionMediaMutation = (options?: useMutation.Options<ShareRedemptionMediaMutation, ShareRedemptionMediaMutationVariables>) =>
  useMutation(ShareRedemptionMediaDocument, options as never) as useMutation.ResultTuple<ShareRedemptionMediaMutation, ShareRedemptionMediaMutationVariables>;