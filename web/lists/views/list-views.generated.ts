/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListViewRowFragment = { id: string, nome: string, densidade: Types.ListDensity, niveis: Array<number>, dono: string, propria: boolean, padrao: boolean, parametros: Array<{ nome: string, valor: string }>, colunas: Array<{ campo: string, visivel: boolean, largura: number | null }> };

export type ListViewsQueryVariables = Exact<{
  lista: string;
}>;


export type ListViewsQuery = { listViews: Array<{ id: string, nome: string, densidade: Types.ListDensity, niveis: Array<number>, dono: string, propria: boolean, padrao: boolean, parametros: Array<{ nome: string, valor: string }>, colunas: Array<{ campo: string, visivel: boolean, largura: number | null }> }> };

export type CreateListViewMutationVariables = Exact<{
  lista: string;
  input: Types.ListViewInput;
}>;


export type CreateListViewMutation = { createListView: { id: string } };

export type UpdateListViewMutationVariables = Exact<{
  id: string | number;
  input: Types.ListViewInput;
}>;


export type UpdateListViewMutation = { updateListView: { id: string } };

export type DeleteListViewMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteListViewMutation = { deleteListView: { id: string } };

export type SetDefaultListViewMutationVariables = Exact<{
  lista: string;
  id?: string | number | null | undefined;
}>;


export type SetDefaultListViewMutation = { setDefaultListView: boolean };

export const ListViewRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListViewRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"parametros"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colunas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campo"}},{"kind":"Field","name":{"kind":"Name","value":"visivel"}},{"kind":"Field","name":{"kind":"Name","value":"largura"}}]}},{"kind":"Field","name":{"kind":"Name","value":"densidade"}},{"kind":"Field","name":{"kind":"Name","value":"niveis"}},{"kind":"Field","name":{"kind":"Name","value":"dono"}},{"kind":"Field","name":{"kind":"Name","value":"propria"}},{"kind":"Field","name":{"kind":"Name","value":"padrao"}}]}}]} as unknown as DocumentNode<ListViewRowFragment, unknown>;
export const ListViewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"listViews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lista"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listViews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lista"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lista"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListViewRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListViewRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"parametros"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colunas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campo"}},{"kind":"Field","name":{"kind":"Name","value":"visivel"}},{"kind":"Field","name":{"kind":"Name","value":"largura"}}]}},{"kind":"Field","name":{"kind":"Name","value":"densidade"}},{"kind":"Field","name":{"kind":"Name","value":"niveis"}},{"kind":"Field","name":{"kind":"Name","value":"dono"}},{"kind":"Field","name":{"kind":"Name","value":"propria"}},{"kind":"Field","name":{"kind":"Name","value":"padrao"}}]}}]} as unknown as DocumentNode<ListViewsQuery, ListViewsQueryVariables>;
export const CreateListViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createListView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lista"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createListView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lista"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lista"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateListViewMutation, CreateListViewMutationVariables>;
export const UpdateListViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateListView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateListView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateListViewMutation, UpdateListViewMutationVariables>;
export const DeleteListViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"deleteListView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteListView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteListViewMutation, DeleteListViewMutationVariables>;
export const SetDefaultListViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"setDefaultListView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lista"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDefaultListView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lista"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lista"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<SetDefaultListViewMutation, SetDefaultListViewMutationVariables>;
export const useListViewsQuery = (options: useQuery.Options<ListViewsQuery, ListViewsQueryVariables> & ({ variables: ListViewsQueryVariables } | { skip: true })) =>
  useQuery(ListViewsDocument, options as never) as useQuery.Result<ListViewsQuery, ListViewsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useCreateListViewMutation = (options?: useMutation.Options<CreateListViewMutation, CreateListViewMutationVariables>) =>
  useMutation(CreateListViewDocument, options as never) as useMutation.ResultTuple<CreateListViewMutation, CreateListViewMutationVariables>;
export const useUpdateListViewMutation = (options?: useMutation.Options<UpdateListViewMutation, UpdateListViewMutationVariables>) =>
  useMutation(UpdateListViewDocument, options as never) as useMutation.ResultTuple<UpdateListViewMutation, UpdateListViewMutationVariables>;
export const useDeleteListViewMutation = (options?: useMutation.Options<DeleteListViewMutation, DeleteListViewMutationVariables>) =>
  useMutation(DeleteListViewDocument, options as never) as useMutation.ResultTuple<DeleteListViewMutation, DeleteListViewMutationVariables>;
export const useSetDefaultListViewMutation = (options?: useMutation.Options<SetDefaultListViewMutation, SetDefaultListViewMutationVariables>) =>
  useMutation(SetDefaultListViewDocument, options as never) as useMutation.ResultTuple<SetDefaultListViewMutation, SetDefaultListViewMutationVariables>;