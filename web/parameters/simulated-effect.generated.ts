/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SimulatedEffectQueryVariables = Exact<{
  parametro: Types.SimulatedParameter;
  id?: string | number | null | undefined;
}>;


export type SimulatedEffectQuery = { simulatedEffect: { id: string, criadoEm: string, para: string, parametro: Types.SimulatedParameter, mudancas: number, custoAgora: string, custoEntao: string, variacao: string | null } | null };


export const SimulatedEffectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"simulatedEffect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parametro"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SimulatedParameter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"simulatedEffect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"parametro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parametro"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"para"}},{"kind":"Field","name":{"kind":"Name","value":"parametro"}},{"kind":"Field","name":{"kind":"Name","value":"mudancas"}},{"kind":"Field","name":{"kind":"Name","value":"custoAgora"}},{"kind":"Field","name":{"kind":"Name","value":"custoEntao"}},{"kind":"Field","name":{"kind":"Name","value":"variacao"}}]}}]}}]} as unknown as DocumentNode<SimulatedEffectQuery, SimulatedEffectQueryVariables>;
export const useSimulatedEffectQuery = (options: useQuery.Options<SimulatedEffectQuery, SimulatedEffectQueryVariables> & ({ variables: SimulatedEffectQueryVariables } | { skip: true })) =>
  useQuery(SimulatedEffectDocument, options as never) as useQuery.Result<SimulatedEffectQuery, SimulatedEffectQueryVariables, 'empty' | 'complete' | 'streaming'>;