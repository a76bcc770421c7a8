/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LogsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.LogsFilter | null | undefined;
}>;


export type LogsQuery = { logs: { total: number, capped: boolean, items: Array<{ id: string, quem: string, titulo: string, parametrosTexto: string, criadoEm: string }> } };

export type LogTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type LogTypesQuery = { logTypes: Array<{ tipo: string, titulo: string }> };

export type LogIntegrityQueryVariables = Exact<{ [key: string]: never; }>;


export type LogIntegrityQuery = { logIntegrity: { integro: boolean, verificados: number, pendentes: number, primeiroQuebrado: string | null, ancorasConferidas: number, ancorasDivergentes: Array<string>, ancorasAusentes: Array<string> } };

export type LogCodeCheckQueryVariables = Exact<{
  codigo: string;
}>;


export type LogCodeCheckQuery = { logCodeCheck: { encontrado: boolean, registro: string | null, elo: number | null, criadoEm: string | null } };


export const LogsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"logs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LogsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quem"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"parametrosTexto"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<LogsQuery, LogsQueryVariables>;
export const LogTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"logTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}}]}}]}}]} as unknown as DocumentNode<LogTypesQuery, LogTypesQueryVariables>;
export const LogIntegrityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"logIntegrity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logIntegrity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integro"}},{"kind":"Field","name":{"kind":"Name","value":"verificados"}},{"kind":"Field","name":{"kind":"Name","value":"pendentes"}},{"kind":"Field","name":{"kind":"Name","value":"primeiroQuebrado"}},{"kind":"Field","name":{"kind":"Name","value":"ancorasConferidas"}},{"kind":"Field","name":{"kind":"Name","value":"ancorasDivergentes"}},{"kind":"Field","name":{"kind":"Name","value":"ancorasAusentes"}}]}}]}}]} as unknown as DocumentNode<LogIntegrityQuery, LogIntegrityQueryVariables>;
export const LogCodeCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"logCodeCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logCodeCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"codigo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encontrado"}},{"kind":"Field","name":{"kind":"Name","value":"registro"}},{"kind":"Field","name":{"kind":"Name","value":"elo"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}}]}}]}}]} as unknown as DocumentNode<LogCodeCheckQuery, LogCodeCheckQueryVariables>;
export const useLogsQuery = (options?: useQuery.Options<LogsQuery, LogsQueryVariables>) =>
  useQuery(LogsDocument, options as never) as useQuery.Result<LogsQuery, LogsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useLogTypesQuery = (options?: useQuery.Options<LogTypesQuery, LogTypesQueryVariables>) =>
  useQuery(LogTypesDocument, options as never) as useQuery.Result<LogTypesQuery, LogTypesQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useLogIntegrityQuery = (options?: useQuery.Options<LogIntegrityQuery, LogIntegrityQueryVariables>) =>
  useQuery(LogIntegrityDocument, options as never) as useQuery.Result<LogIntegrityQuery, LogIntegrityQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useLogCodeCheckQuery = (options: useQuery.Options<LogCodeCheckQuery, LogCodeCheckQueryVariables> & ({ variables: LogCodeCheckQueryVariables } | { skip: true })) =>
  useQuery(LogCodeCheckDocument, options as never) as useQuery.Result<LogCodeCheckQuery, LogCodeCheckQueryVariables, 'empty' | 'complete' | 'streaming'>;