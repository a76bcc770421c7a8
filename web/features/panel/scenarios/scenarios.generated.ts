/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ScenariosQueryVariables = Exact<{ [key: string]: never; }>;


export type ScenariosQuery = { scenarios: Array<{ id: string, nome: string, fatorExtra: string, proximoFator: string | null, proximoFatorEm: string | null, textoRegulamento: string | null, todosPremios: boolean, premios: Array<string>, lojas: number, atualizadoEm: string | null }> };

export type ScenarioPrizesQueryVariables = Exact<{ [key: string]: never; }>;


export type ScenarioPrizesQuery = { rewards: { items: Array<{ id: string, codigo: string, nome: string, ativo: boolean }> } };

export type UpdateScenarioMutationVariables = Exact<{
  id: string | number;
  input: Types.ScenarioInput;
  lido?: Array<Types.FieldRead> | Types.FieldRead | null | undefined;
}>;


export type UpdateScenarioMutation = { updateScenario: { id: string } };


export const ScenariosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"scenarios"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scenarios"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"fatorExtra"}},{"kind":"Field","name":{"kind":"Name","value":"proximoFator"}},{"kind":"Field","name":{"kind":"Name","value":"proximoFatorEm"}},{"kind":"Field","name":{"kind":"Name","value":"textoRegulamento"}},{"kind":"Field","name":{"kind":"Name","value":"todosPremios"}},{"kind":"Field","name":{"kind":"Name","value":"premios"}},{"kind":"Field","name":{"kind":"Name","value":"lojas"}},{"kind":"Field","name":{"kind":"Name","value":"atualizadoEm"}}]}}]}}]} as unknown as DocumentNode<ScenariosQuery, ScenariosQueryVariables>;
export const ScenarioPrizesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"scenarioPrizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rewards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"-1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"nome","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}}]}}]}}]}}]} as unknown as DocumentNode<ScenarioPrizesQuery, ScenarioPrizesQueryVariables>;
export const UpdateScenarioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateScenario"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScenarioInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lido"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FieldRead"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateScenario"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"lido"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lido"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateScenarioMutation, UpdateScenarioMutationVariables>;
export const useScenariosQuery = (options?: useQuery.Options<ScenariosQuery, ScenariosQueryVariables>) =>
  useQuery(ScenariosDocument, options as never) as useQuery.Result<ScenariosQuery, ScenariosQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useScenarioPrizesQuery = (options?: useQuery.Options<ScenarioPrizesQuery, ScenarioPrizesQueryVariables>) =>
  useQuery(ScenarioPrizesDocument, options as never) as useQuery.Result<ScenarioPrizesQuery, ScenarioPrizesQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useUpdateScenarioMutation = (options?: useMutation.Options<UpdateScenarioMutation, UpdateScenarioMutationVariables>) =>
  useMutation(UpdateScenarioDocument, options as never) as useMutation.ResultTuple<UpdateScenarioMutation, UpdateScenarioMutationVariables>;