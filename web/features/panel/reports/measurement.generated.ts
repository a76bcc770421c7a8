/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MeasurementQueryVariables = Exact<{
  rede?: string | null | undefined;
}>;


export type MeasurementQuery = { measurement: Array<{ networkId: string, rede: string, mesesAtendidosAntes: number, mediaMensal: string | null, mediaMensalPos: string | null, resultadoMensal: string | null, mediaSemanal: string | null, mediaSemanalPos: string | null, resultadoSemanal: string | null, totalVendidoPos: string, mesesAtendidosPos: number, dataCadastro: string, observacao: string | null }> };

export type MeasurementNotesQueryVariables = Exact<{
  rede: string;
}>;


export type MeasurementNotesQuery = { measurementNotes: Array<{ id: string, nome: string, criadoEm: string, observacao: string | null }> };

export type SetMeasurementNoteMutationVariables = Exact<{
  input: Types.MeasurementNoteInput;
}>;


export type SetMeasurementNoteMutation = { setMeasurementNote: { id: string } };


export const MeasurementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"measurement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rede"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measurement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rede"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rede"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"networkId"}},{"kind":"Field","name":{"kind":"Name","value":"rede"}},{"kind":"Field","name":{"kind":"Name","value":"mesesAtendidosAntes"}},{"kind":"Field","name":{"kind":"Name","value":"mediaMensal"}},{"kind":"Field","name":{"kind":"Name","value":"mediaMensalPos"}},{"kind":"Field","name":{"kind":"Name","value":"resultadoMensal"}},{"kind":"Field","name":{"kind":"Name","value":"mediaSemanal"}},{"kind":"Field","name":{"kind":"Name","value":"mediaSemanalPos"}},{"kind":"Field","name":{"kind":"Name","value":"resultadoSemanal"}},{"kind":"Field","name":{"kind":"Name","value":"totalVendidoPos"}},{"kind":"Field","name":{"kind":"Name","value":"mesesAtendidosPos"}},{"kind":"Field","name":{"kind":"Name","value":"dataCadastro"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}}]}}]}}]} as unknown as DocumentNode<MeasurementQuery, MeasurementQueryVariables>;
export const MeasurementNotesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"measurementNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rede"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measurementNotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rede"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rede"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}}]}}]}}]} as unknown as DocumentNode<MeasurementNotesQuery, MeasurementNotesQueryVariables>;
export const SetMeasurementNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"setMeasurementNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MeasurementNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMeasurementNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetMeasurementNoteMutation, SetMeasurementNoteMutationVariables>;
export const useMeasurementQuery = (options?: useQuery.Options<MeasurementQuery, MeasurementQueryVariables>) =>
  useQuery(MeasurementDocument, options as never) as useQuery.Result<MeasurementQuery, MeasurementQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useMeasurementNotesQuery = (options: useQuery.Options<MeasurementNotesQuery, MeasurementNotesQueryVariables> & ({ variables: MeasurementNotesQueryVariables } | { skip: true })) =>
  useQuery(MeasurementNotesDocument, options as never) as useQuery.Result<MeasurementNotesQuery, MeasurementNotesQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useSetMeasurementNoteMutation = (options?: useMutation.Options<SetMeasurementNoteMutation, SetMeasurementNoteMutationVariables>) =>
  useMutation(SetMeasurementNoteDocument, options as never) as useMutation.ResultTuple<SetMeasurementNoteMutation, SetMeasurementNoteMutationVariables>;