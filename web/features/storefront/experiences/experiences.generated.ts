/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExperienceCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type ExperienceCategoriesQuery = { experienceCategories: Array<{ id: string, nome: string, foto: string | null, subcategories: Array<{ id: string, nome: string }> }> };

export type ExperiencesQueryVariables = Exact<{
  categories?: Array<string | number> | string | number | null | undefined;
  subcategories?: Array<string | number> | string | number | null | undefined;
}>;


export type ExperiencesQuery = { experiences: Array<{ id: string, title: string, mainImageUrl: string | null, ofertas: number, aPartirDe: string, cidades: Array<string> }> };

export type ExperienceCitiesQueryVariables = Exact<{
  categories?: Array<string | number> | string | number | null | undefined;
  experience?: string | number | null | undefined;
}>;


export type ExperienceCitiesQuery = { experienceCities: Array<{ name: string, localizedName: string }> };

export type OffersOnSaleQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.OffersOnSaleFilter | null | undefined;
}>;


export type OffersOnSaleQuery = { offersOnSale: { total: number, items: Array<{ id: string, codigo: string, nome: string, pontos: string, pontosSemDesconto: string | null, foto: string | null, partner: { name: string, logoUrl: string | null }, location: { address1: string | null, address2: string | null, city: string | null, region: string | null, logoUrl: string | null } | null }> } };


export const ExperienceCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"experienceCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"experienceCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"foto"}},{"kind":"Field","name":{"kind":"Name","value":"subcategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}}]}}]}}]} as unknown as DocumentNode<ExperienceCategoriesQuery, ExperienceCategoriesQueryVariables>;
export const ExperiencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"experiences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categories"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subcategories"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"experiences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"categories"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categories"}}},{"kind":"Argument","name":{"kind":"Name","value":"subcategories"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subcategories"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"mainImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ofertas"}},{"kind":"Field","name":{"kind":"Name","value":"aPartirDe"}},{"kind":"Field","name":{"kind":"Name","value":"cidades"}}]}}]}}]} as unknown as DocumentNode<ExperiencesQuery, ExperiencesQueryVariables>;
export const ExperienceCitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"experienceCities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categories"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"experience"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"experienceCities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"categories"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categories"}}},{"kind":"Argument","name":{"kind":"Name","value":"experience"},"value":{"kind":"Variable","name":{"kind":"Name","value":"experience"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"localizedName"}}]}}]}}]} as unknown as DocumentNode<ExperienceCitiesQuery, ExperienceCitiesQueryVariables>;
export const OffersOnSaleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"offersOnSale"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OffersOnSaleFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offersOnSale"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"pontos"}},{"kind":"Field","name":{"kind":"Name","value":"pontosSemDesconto"}},{"kind":"Field","name":{"kind":"Name","value":"partner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address1"}},{"kind":"Field","name":{"kind":"Name","value":"address2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"foto"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<OffersOnSaleQuery, OffersOnSaleQueryVariables>;
export const useExperienceCategoriesQuery = (options?: useQuery.Options<ExperienceCategoriesQuery, ExperienceCategoriesQueryVariables>) =>
  useQuery(ExperienceCategoriesDocument, options as never) as useQuery.Result<ExperienceCategoriesQuery, ExperienceCategoriesQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useExperiencesQuery = (options?: useQuery.Options<ExperiencesQuery, ExperiencesQueryVariables>) =>
  useQuery(ExperiencesDocument, options as never) as useQuery.Result<ExperiencesQuery, ExperiencesQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useExperienceCitiesQuery = (options?: useQuery.Options<ExperienceCitiesQuery, ExperienceCitiesQueryVariables>) =>
  useQuery(ExperienceCitiesDocument, options as never) as useQuery.Result<ExperienceCitiesQuery, ExperienceCitiesQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useOffersOnSaleQuery = (options?: useQuery.Options<OffersOnSaleQuery, OffersOnSaleQueryVariables>) =>
  useQuery(OffersOnSaleDocument, options as never) as useQuery.Result<OffersOnSaleQuery, OffersOnSaleQueryVariables, 'empty' | 'complete' | 'streaming'>;