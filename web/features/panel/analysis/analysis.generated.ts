/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AccessTokensQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.AccessTokensFilter | null | undefined;
}>;


export type AccessTokensQuery = { accessTokens: { total: number, capped: boolean, items: Array<{ id: string, nome: string, escopos: string, dono: string, situacao: Types.AccessTokenSituation, criadoEm: string, expiraEm: string, ultimoUsoEm: string | null }> } };

export type CreateAccessTokenMutationVariables = Exact<{
  input: Types.AccessTokenInput;
}>;


export type CreateAccessTokenMutation = { createAccessToken: { id: string, token: string } };

export type RevokeAccessTokenMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeAccessTokenMutation = { revokeAccessToken: { id: string } };

export type SavedQueriesQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
}>;


export type SavedQueriesQuery = { savedQueries: { total: number, capped: boolean, items: Array<{ id: string, nome: string, consulta: string, variaveis: string, compartilhada: boolean, dono: string, staffUserId: string, atualizadoEm: string }> } };

export type CreateSavedQueryMutationVariables = Exact<{
  input: Types.SavedQueryInput;
}>;


export type CreateSavedQueryMutation = { createSavedQuery: { id: string } | null };

export type UpdateSavedQueryMutationVariables = Exact<{
  id: string | number;
  input: Types.SavedQueryInput;
}>;


export type UpdateSavedQueryMutation = { updateSavedQuery: { id: string } | null };

export type DeleteSavedQueryMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteSavedQueryMutation = { deleteSavedQuery: { id: string } };

export type TotalsCatalogueQueryVariables = Exact<{ [key: string]: never; }>;


export type TotalsCatalogueQuery = { totalsCatalogue: Array<{ name: string, title: string, scopes: Array<string>, dimensions: Array<{ name: string, field: string, label: string | null, title: string }>, measures: Array<{ field: string, title: string, unit: string | null }> }> };


export const AccessTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"accessTokens"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AccessTokensFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessTokens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"escopos"}},{"kind":"Field","name":{"kind":"Name","value":"dono"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"expiraEm"}},{"kind":"Field","name":{"kind":"Name","value":"ultimoUsoEm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<AccessTokensQuery, AccessTokensQueryVariables>;
export const CreateAccessTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccessTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>;
export const RevokeAccessTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"revokeAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>;
export const SavedQueriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"savedQueries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedQueries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"consulta"}},{"kind":"Field","name":{"kind":"Name","value":"variaveis"}},{"kind":"Field","name":{"kind":"Name","value":"compartilhada"}},{"kind":"Field","name":{"kind":"Name","value":"dono"}},{"kind":"Field","name":{"kind":"Name","value":"staffUserId"}},{"kind":"Field","name":{"kind":"Name","value":"atualizadoEm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<SavedQueriesQuery, SavedQueriesQueryVariables>;
export const CreateSavedQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createSavedQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedQueryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSavedQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateSavedQueryMutation, CreateSavedQueryMutationVariables>;
export const UpdateSavedQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateSavedQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedQueryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSavedQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateSavedQueryMutation, UpdateSavedQueryMutationVariables>;
export const DeleteSavedQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"deleteSavedQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSavedQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteSavedQueryMutation, DeleteSavedQueryMutationVariables>;
export const TotalsCatalogueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"totalsCatalogue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalsCatalogue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"dimensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}}]}}]}}]} as unknown as DocumentNode<TotalsCatalogueQuery, TotalsCatalogueQueryVariables>;
export const useAccessTokensQuery = (options?: useQuery.Options<AccessTokensQuery, AccessTokensQueryVariables>) =>
  useQuery(AccessTokensDocument, options as never) as useQuery.Result<AccessTokensQuery, AccessTokensQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useCreateAccessTokenMutation = (options?: useMutation.Options<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>) =>
  useMutation(CreateAccessTokenDocument, options as never) as useMutation.ResultTuple<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>;
export const useRevokeAccessTokenMutation = (options?: useMutation.Options<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>) =>
  useMutation(RevokeAccessTokenDocument, options as never) as useMutation.ResultTuple<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>;
export const useSavedQueriesQuery = (options?: useQuery.Options<SavedQueriesQuery, SavedQueriesQueryVariables>) =>
  useQuery(SavedQueriesDocument, options as never) as useQuery.Result<SavedQueriesQuery, SavedQueriesQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useCreateSavedQueryMutation = (options?: useMutation.Options<CreateSavedQueryMutation, CreateSavedQueryMutationVariables>) =>
  useMutation(CreateSavedQueryDocument, options as never) as useMutation.ResultTuple<CreateSavedQueryMutation, CreateSavedQueryMutationVariables>;
export const useUpdateSavedQueryMutation = (options?: useMutation.Options<UpdateSavedQueryMutation, UpdateSavedQueryMutationVariables>) =>
  useMutation(UpdateSavedQueryDocument, options as never) as useMutation.ResultTuple<UpdateSavedQueryMutation, UpdateSavedQueryMutationVariables>;
export const useDeleteSavedQueryMutation = (options?: useMutation.Options<DeleteSavedQueryMutation, DeleteSavedQueryMutationVariables>) =>
  useMutation(DeleteSavedQueryDocument, options as never) as useMutation.ResultTuple<DeleteSavedQueryMutation, DeleteSavedQueryMutationVariables>;
export const useTotalsCatalogueQuery = (options?: useQuery.Options<TotalsCatalogueQuery, TotalsCatalogueQueryVariables>) =>
  useQuery(TotalsCatalogueDocument, options as never) as useQuery.Result<TotalsCatalogueQuery, TotalsCatalogueQueryVariables, 'empty' | 'complete' | 'streaming'>;