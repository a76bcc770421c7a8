/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SimulateChangeMutationVariables = Exact<{
  input: Types.SimulationInput;
}>;


export type SimulateChangeMutation = { simulate: { id: string } | null };

export type SimulatedChangeQueryVariables = Exact<{
  id: string | number;
}>;


export type SimulatedChangeQuery = { simulation: { id: string, estado: Types.JobState, de: string, ate: string, custoAgora: string, custoEntao: string, cashbackAgora: string, cashbackEntao: string, variacao: string | null } | null };

export type ConfirmSimulationMutationVariables = Exact<{
  id: string | number;
}>;


export type ConfirmSimulationMutation = { confirmSimulation: { id: string } | null };


export const SimulateChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"simulateChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SimulationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"simulate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SimulateChangeMutation, SimulateChangeMutationVariables>;
export const SimulatedChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"simulatedChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"simulation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"estado"}},{"kind":"Field","name":{"kind":"Name","value":"de"}},{"kind":"Field","name":{"kind":"Name","value":"ate"}},{"kind":"Field","name":{"kind":"Name","value":"custoAgora"}},{"kind":"Field","name":{"kind":"Name","value":"custoEntao"}},{"kind":"Field","name":{"kind":"Name","value":"cashbackAgora"}},{"kind":"Field","name":{"kind":"Name","value":"cashbackEntao"}},{"kind":"Field","name":{"kind":"Name","value":"variacao"}}]}}]}}]} as unknown as DocumentNode<SimulatedChangeQuery, SimulatedChangeQueryVariables>;
export const ConfirmSimulationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"confirmSimulation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmSimulation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConfirmSimulationMutation, ConfirmSimulationMutationVariables>;
export const useSimulateChangeMutation = (options?: useMutation.Options<SimulateChangeMutation, SimulateChangeMutationVariables>) =>
  useMutation(SimulateChangeDocument, options as never) as useMutation.ResultTuple<SimulateChangeMutation, SimulateChangeMutationVariables>;
export const useSimulatedChangeQuery = (options: useQuery.Options<SimulatedChangeQuery, SimulatedChangeQueryVariables> & ({ variables: SimulatedChangeQueryVariables } | { skip: true })) =>
  useQuery(SimulatedChangeDocument, options as never) as useQuery.Result<SimulatedChangeQuery, SimulatedChangeQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useConfirmSimulationMutation = (options?: useMutation.Options<ConfirmSimulationMutation, ConfirmSimulationMutationVariables>) =>
  useMutation(ConfirmSimulationDocument, options as never) as useMutation.ResultTuple<ConfirmSimulationMutation, ConfirmSimulationMutationVariables>;