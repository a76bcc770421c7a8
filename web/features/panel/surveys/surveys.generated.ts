/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MarketSurveysQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.MarketSurveysFilter | null | undefined;
}>;


export type MarketSurveysQuery = { marketSurveys: { total: number, capped: boolean, items: Array<{ id: string, revenda: string, cnpjRevenda: string, rede: string, cidade: string | null, categoria: string, comunicacao: string, faturamento: string, qtdeProdutosVendidos: string, mediaMensal: string, share: string | null, qtdeVendedores: number, fonte: Types.ResearchSource, criadoEm: string }> } };

export type MarketSurveyProductsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type MarketSurveyProductsQuery = { marketSurveyProducts: Array<{ id: string, produtosMaisVendidos: Array<{ marca: string, produto: string, qtde: string, valorUnitario: string }>, produtosMaisVendidosConcorrentes: Array<{ marca: string, produto: string, qtde: string, valorUnitario: string }> }> };

export type CreateMarketSurveyMutationVariables = Exact<{
  input: Types.MarketSurveyInput;
}>;


export type CreateMarketSurveyMutation = { createMarketSurvey: { id: string } | null };

export type UpdateMarketSurveyMutationVariables = Exact<{
  id: string | number;
  input: Types.UpdateMarketSurveyInput;
  lido?: Array<Types.FieldRead> | Types.FieldRead | null | undefined;
}>;


export type UpdateMarketSurveyMutation = { updateMarketSurvey: { id: string } | null };

export type DeleteMarketSurveyMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteMarketSurveyMutation = { deleteMarketSurvey: { id: string } };


export const MarketSurveysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"marketSurveys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MarketSurveysFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketSurveys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revenda"}},{"kind":"Field","name":{"kind":"Name","value":"cnpjRevenda"}},{"kind":"Field","name":{"kind":"Name","value":"rede"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"}},{"kind":"Field","name":{"kind":"Name","value":"comunicacao"}},{"kind":"Field","name":{"kind":"Name","value":"faturamento"}},{"kind":"Field","name":{"kind":"Name","value":"qtdeProdutosVendidos"}},{"kind":"Field","name":{"kind":"Name","value":"mediaMensal"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"qtdeVendedores"}},{"kind":"Field","name":{"kind":"Name","value":"fonte"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<MarketSurveysQuery, MarketSurveysQueryVariables>;
export const MarketSurveyProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"marketSurveyProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketSurveyProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"produtosMaisVendidos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marca"}},{"kind":"Field","name":{"kind":"Name","value":"produto"}},{"kind":"Field","name":{"kind":"Name","value":"qtde"}},{"kind":"Field","name":{"kind":"Name","value":"valorUnitario"}}]}},{"kind":"Field","name":{"kind":"Name","value":"produtosMaisVendidosConcorrentes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marca"}},{"kind":"Field","name":{"kind":"Name","value":"produto"}},{"kind":"Field","name":{"kind":"Name","value":"qtde"}},{"kind":"Field","name":{"kind":"Name","value":"valorUnitario"}}]}}]}}]}}]} as unknown as DocumentNode<MarketSurveyProductsQuery, MarketSurveyProductsQueryVariables>;
export const CreateMarketSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createMarketSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarketSurveyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createMarketSurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateMarketSurveyMutation, CreateMarketSurveyMutationVariables>;
export const UpdateMarketSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateMarketSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMarketSurveyInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lido"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FieldRead"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMarketSurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"lido"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lido"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateMarketSurveyMutation, UpdateMarketSurveyMutationVariables>;
export const DeleteMarketSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"deleteMarketSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMarketSurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteMarketSurveyMutation, DeleteMarketSurveyMutationVariables>;
export const useMarketSurveysQuery = (options?: useQuery.Options<MarketSurveysQuery, MarketSurveysQueryVariables>) =>
  useQuery(MarketSurveysDocument, options as never) as useQuery.Result<MarketSurveysQuery, MarketSurveysQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useMarketSurveyProductsQuery = (options: useQuery.Options<MarketSurveyProductsQuery, MarketSurveyProductsQueryVariables> & ({ variables: MarketSurveyProductsQueryVariables } | { skip: true })) =>
  useQuery(MarketSurveyProductsDocument, options as never) as useQuery.Result<MarketSurveyProductsQuery, MarketSurveyProductsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useCreateMarketSurveyMutation = (options?: useMutation.Options<CreateMarketSurveyMutation, CreateMarketSurveyMutationVariables>) =>
  useMutation(CreateMarketSurveyDocument, options as never) as useMutation.ResultTuple<CreateMarketSurveyMutation, CreateMarketSurveyMutationVariables>;
export const useUpdateMarketSurveyMutation = (options?: useMutation.Options<UpdateMarketSurveyMutation, UpdateMarketSurveyMutationVariables>) =>
  useMutation(UpdateMarketSurveyDocument, options as never) as useMutation.ResultTuple<UpdateMarketSurveyMutation, UpdateMarketSurveyMutationVariables>;
export const useDeleteMarketSurveyMutation = (options?: useMutation.Options<DeleteMarketSurveyMutation, DeleteMarketSurveyMutationVariables>) =>
  useMutation(DeleteMarketSurveyDocument, options as never) as useMutation.ResultTuple<DeleteMarketSurveyMutation, DeleteMarketSurveyMutationVariables>;