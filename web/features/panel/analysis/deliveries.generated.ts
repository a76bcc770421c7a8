/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SpreadsheetAddressesQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.SpreadsheetAddressesFilter | null | undefined;
}>;


export type SpreadsheetAddressesQuery = { spreadsheetAddresses: { total: number, capped: boolean, items: Array<{ id: string, nome: string, consulta: string | null, escopos: string, dono: string, situacao: Types.SpreadsheetAddressSituation, expiraEm: string, ultimoUsoEm: string | null, usos: number }> } };

export type CreateSpreadsheetAddressMutationVariables = Exact<{
  input: Types.SpreadsheetAddressInput;
}>;


export type CreateSpreadsheetAddressMutation = { createSpreadsheetAddress: { id: string, url: string } };

export type RevokeSpreadsheetAddressMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeSpreadsheetAddressMutation = { revokeSpreadsheetAddress: { id: string, situacao: Types.SpreadsheetAddressSituation } | null };

export type DeliverySchedulesQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.DeliverySchedulesFilter | null | undefined;
}>;


export type DeliverySchedulesQuery = { deliverySchedules: { total: number, capped: boolean, items: Array<{ id: string, nome: string, consulta: string | null, escopos: string, dono: string, staffUserId: string, situacao: Types.QueryScheduleSituation, frequencia: Types.ScheduleFrequency, diaSemana: number | null, diaMes: number | null, hora: number, canal: Types.DeliveryChannel, formato: Types.SentFormat, destino: string | null, proximaEm: string | null, ultimaEm: string | null, falhasSeguidas: number }> } };

export type ScheduleRunsQueryVariables = Exact<{
  scheduleId: string | number;
}>;


export type ScheduleRunsQuery = { scheduleRuns: { items: Array<{ id: string, venceEm: string, manual: boolean, estado: Types.JobState, tentativas: number, linhas: number | null, erro: string | null, encerradoEm: string | null }> } };

export type ScheduleRecipientsQueryVariables = Exact<{ [key: string]: never; }>;


export type ScheduleRecipientsQuery = { staffUsers: { items: Array<{ id: string, nome: string, email: string }> } };

export type CreateQueryScheduleMutationVariables = Exact<{
  input: Types.QueryScheduleInput;
}>;


export type CreateQueryScheduleMutation = { createQuerySchedule: { id: string, segredo: string | null } };

export type SetQueryScheduleActiveMutationVariables = Exact<{
  id: string | number;
  ativo: boolean;
}>;


export type SetQueryScheduleActiveMutation = { setQueryScheduleActive: { id: string, situacao: Types.QueryScheduleSituation, proximaEm: string | null, falhasSeguidas: number } | null };

export type RunQueryScheduleMutationVariables = Exact<{
  id: string | number;
}>;


export type RunQueryScheduleMutation = { runQuerySchedule: { id: string } | null };

export type DeleteQueryScheduleMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteQueryScheduleMutation = { deleteQuerySchedule: { id: string } };


export const SpreadsheetAddressesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"spreadsheetAddresses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SpreadsheetAddressesFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spreadsheetAddresses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"consulta"}},{"kind":"Field","name":{"kind":"Name","value":"escopos"}},{"kind":"Field","name":{"kind":"Name","value":"dono"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"expiraEm"}},{"kind":"Field","name":{"kind":"Name","value":"ultimoUsoEm"}},{"kind":"Field","name":{"kind":"Name","value":"usos"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<SpreadsheetAddressesQuery, SpreadsheetAddressesQueryVariables>;
export const CreateSpreadsheetAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createSpreadsheetAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SpreadsheetAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSpreadsheetAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<CreateSpreadsheetAddressMutation, CreateSpreadsheetAddressMutationVariables>;
export const RevokeSpreadsheetAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"revokeSpreadsheetAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeSpreadsheetAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}}]}}]}}]} as unknown as DocumentNode<RevokeSpreadsheetAddressMutation, RevokeSpreadsheetAddressMutationVariables>;
export const DeliverySchedulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"deliverySchedules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DeliverySchedulesFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliverySchedules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"consulta"}},{"kind":"Field","name":{"kind":"Name","value":"escopos"}},{"kind":"Field","name":{"kind":"Name","value":"dono"}},{"kind":"Field","name":{"kind":"Name","value":"staffUserId"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"frequencia"}},{"kind":"Field","name":{"kind":"Name","value":"diaSemana"}},{"kind":"Field","name":{"kind":"Name","value":"diaMes"}},{"kind":"Field","name":{"kind":"Name","value":"hora"}},{"kind":"Field","name":{"kind":"Name","value":"canal"}},{"kind":"Field","name":{"kind":"Name","value":"formato"}},{"kind":"Field","name":{"kind":"Name","value":"destino"}},{"kind":"Field","name":{"kind":"Name","value":"proximaEm"}},{"kind":"Field","name":{"kind":"Name","value":"ultimaEm"}},{"kind":"Field","name":{"kind":"Name","value":"falhasSeguidas"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<DeliverySchedulesQuery, DeliverySchedulesQueryVariables>;
export const ScheduleRunsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"scheduleRuns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scheduleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"scheduleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scheduleId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"venceEm"}},{"kind":"Field","name":{"kind":"Name","value":"manual"}},{"kind":"Field","name":{"kind":"Name","value":"estado"}},{"kind":"Field","name":{"kind":"Name","value":"tentativas"}},{"kind":"Field","name":{"kind":"Name","value":"linhas"}},{"kind":"Field","name":{"kind":"Name","value":"erro"}},{"kind":"Field","name":{"kind":"Name","value":"encerradoEm"}}]}}]}}]}}]} as unknown as DocumentNode<ScheduleRunsQuery, ScheduleRunsQueryVariables>;
export const ScheduleRecipientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"scheduleRecipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"ObjectField","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"nome","block":false}}]}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ativo"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<ScheduleRecipientsQuery, ScheduleRecipientsQueryVariables>;
export const CreateQueryScheduleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createQuerySchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QueryScheduleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createQuerySchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"segredo"}}]}}]}}]} as unknown as DocumentNode<CreateQueryScheduleMutation, CreateQueryScheduleMutationVariables>;
export const SetQueryScheduleActiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"setQueryScheduleActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ativo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setQueryScheduleActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"ativo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ativo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"proximaEm"}},{"kind":"Field","name":{"kind":"Name","value":"falhasSeguidas"}}]}}]}}]} as unknown as DocumentNode<SetQueryScheduleActiveMutation, SetQueryScheduleActiveMutationVariables>;
export const RunQueryScheduleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"runQuerySchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runQuerySchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RunQueryScheduleMutation, RunQueryScheduleMutationVariables>;
export const DeleteQueryScheduleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"deleteQuerySchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteQuerySchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteQueryScheduleMutation, DeleteQueryScheduleMutationVariables>;
export const useSpreadsheetAddressesQuery = (options?: useQuery.Options<SpreadsheetAddressesQuery, SpreadsheetAddressesQueryVariables>) =>
  useQuery(SpreadsheetAddressesDocument, options as never) as useQuery.Result<SpreadsheetAddressesQuery, SpreadsheetAddressesQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useCreateSpreadsheetAddressMutation = (options?: useMutation.Options<CreateSpreadsheetAddressMutation, CreateSpreadsheetAddressMutationVariables>) =>
  useMutation(CreateSpreadsheetAddressDocument, options as never) as useMutation.ResultTuple<CreateSpreadsheetAddressMutation, CreateSpreadsheetAddressMutationVariables>;
export const useRevokeSpreadsheetAddressMutation = (options?: useMutation.Options<RevokeSpreadsheetAddressMutation, RevokeSpreadsheetAddressMutationVariables>) =>
  useMutation(RevokeSpreadsheetAddressDocument, options as never) as useMutation.ResultTuple<RevokeSpreadsheetAddressMutation, RevokeSpreadsheetAddressMutationVariables>;
export const useDeliverySchedulesQuery = (options?: useQuery.Options<DeliverySchedulesQuery, DeliverySchedulesQueryVariables>) =>
  useQuery(DeliverySchedulesDocument, options as never) as useQuery.Result<DeliverySchedulesQuery, DeliverySchedulesQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useScheduleRunsQuery = (options: useQuery.Options<ScheduleRunsQuery, ScheduleRunsQueryVariables> & ({ variables: ScheduleRunsQueryVariables } | { skip: true })) =>
  useQuery(ScheduleRunsDocument, options as never) as useQuery.Result<ScheduleRunsQuery, ScheduleRunsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useScheduleRecipientsQuery = (options?: useQuery.Options<ScheduleRecipientsQuery, ScheduleRecipientsQueryVariables>) =>
  useQuery(ScheduleRecipientsDocument, options as never) as useQuery.Result<ScheduleRecipientsQuery, ScheduleRecipientsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useCreateQueryScheduleMutation = (options?: useMutation.Options<CreateQueryScheduleMutation, CreateQueryScheduleMutationVariables>) =>
  useMutation(CreateQueryScheduleDocument, options as never) as useMutation.ResultTuple<CreateQueryScheduleMutation, CreateQueryScheduleMutationVariables>;
export const useSetQueryScheduleActiveMutation = (options?: useMutation.Options<SetQueryScheduleActiveMutation, SetQueryScheduleActiveMutationVariables>) =>
  useMutation(SetQueryScheduleActiveDocument, options as never) as useMutation.ResultTuple<SetQueryScheduleActiveMutation, SetQueryScheduleActiveMutationVariables>;
export const useRunQueryScheduleMutation = (options?: useMutation.Options<RunQueryScheduleMutation, RunQueryScheduleMutationVariables>) =>
  useMutation(RunQueryScheduleDocument, options as never) as useMutation.ResultTuple<RunQueryScheduleMutation, RunQueryScheduleMutationVariables>;
export const useDeleteQueryScheduleMutation = (options?: useMutation.Options<DeleteQueryScheduleMutation, DeleteQueryScheduleMutationVariables>) =>
  useMutation(DeleteQueryScheduleDocument, options as never) as useMutation.ResultTuple<DeleteQueryScheduleMutation, DeleteQueryScheduleMutationVariables>;