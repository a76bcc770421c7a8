/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ScenarioCohortsQueryVariables = Exact<{ [key: string]: never; }>;


export type ScenarioCohortsQuery = { scenarioCohorts: Array<{ cenario: number, nome: string, inicio: string, lojas: number }> };

export type ExperimentQueryVariables = Exact<{
  of: Types.ExperimentInput;
}>;


export type ExperimentQuery = { experiment: { cenario: number, inicio: string, dias: number, foraDaComparacao: number, insuficiente: boolean, lift: string | null, inferior: string | null, superior: string | null, tratadas: { lojas: number, mediaAntes: string | null, mediaDepois: string | null }, controle: { lojas: number, mediaAntes: string | null, mediaDepois: string | null } } };


export const ScenarioCohortsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"scenarioCohorts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scenarioCohorts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cenario"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"inicio"}},{"kind":"Field","name":{"kind":"Name","value":"lojas"}}]}}]}}]} as unknown as DocumentNode<ScenarioCohortsQuery, ScenarioCohortsQueryVariables>;
export const ExperimentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"experiment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExperimentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"experiment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cenario"}},{"kind":"Field","name":{"kind":"Name","value":"inicio"}},{"kind":"Field","name":{"kind":"Name","value":"dias"}},{"kind":"Field","name":{"kind":"Name","value":"foraDaComparacao"}},{"kind":"Field","name":{"kind":"Name","value":"tratadas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lojas"}},{"kind":"Field","name":{"kind":"Name","value":"mediaAntes"}},{"kind":"Field","name":{"kind":"Name","value":"mediaDepois"}}]}},{"kind":"Field","name":{"kind":"Name","value":"controle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lojas"}},{"kind":"Field","name":{"kind":"Name","value":"mediaAntes"}},{"kind":"Field","name":{"kind":"Name","value":"mediaDepois"}}]}},{"kind":"Field","name":{"kind":"Name","value":"insuficiente"}},{"kind":"Field","name":{"kind":"Name","value":"lift"}},{"kind":"Field","name":{"kind":"Name","value":"inferior"}},{"kind":"Field","name":{"kind":"Name","value":"superior"}}]}}]}}]} as unknown as DocumentNode<ExperimentQuery, ExperimentQueryVariables>;
export const useScenarioCohortsQuery = (options?: useQuery.Options<ScenarioCohortsQuery, ScenarioCohortsQueryVariables>) =>
  useQuery(ScenarioCohortsDocument, options as never) as useQuery.Result<ScenarioCohortsQuery, ScenarioCohortsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useExperimentQuery = (options: useQuery.Options<ExperimentQuery, ExperimentQueryVariables> & ({ variables: ExperimentQueryVariables } | { skip: true })) =>
  useQuery(ExperimentDocument, options as never) as useQuery.Result<ExperimentQuery, ExperimentQueryVariables, 'empty' | 'complete' | 'streaming'>;