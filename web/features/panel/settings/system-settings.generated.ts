/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SystemSettingsFieldsFragment = { limitePontuacao: string, usosSemanaisVoucher: number, voucherAtivo: boolean, valorResgateLiberado: string, percentualCashback: string, dataInicioPromocao: string | null };

export type SystemSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemSettingsQuery = { systemSettings: { limitePontuacao: string, usosSemanaisVoucher: number, voucherAtivo: boolean, valorResgateLiberado: string, percentualCashback: string, dataInicioPromocao: string | null } };

export type UpdateSystemSettingsMutationVariables = Exact<{
  input: Types.SystemSettingsInput;
}>;


export type UpdateSystemSettingsMutation = { updateSystemSettings: { limitePontuacao: string, usosSemanaisVoucher: number, voucherAtivo: boolean, valorResgateLiberado: string, percentualCashback: string, dataInicioPromocao: string | null } };

export const SystemSettingsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SystemSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limitePontuacao"}},{"kind":"Field","name":{"kind":"Name","value":"usosSemanaisVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"voucherAtivo"}},{"kind":"Field","name":{"kind":"Name","value":"valorResgateLiberado"}},{"kind":"Field","name":{"kind":"Name","value":"percentualCashback"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicioPromocao"}}]}}]} as unknown as DocumentNode<SystemSettingsFieldsFragment, unknown>;
export const SystemSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"systemSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"systemSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SystemSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SystemSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limitePontuacao"}},{"kind":"Field","name":{"kind":"Name","value":"usosSemanaisVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"voucherAtivo"}},{"kind":"Field","name":{"kind":"Name","value":"valorResgateLiberado"}},{"kind":"Field","name":{"kind":"Name","value":"percentualCashback"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicioPromocao"}}]}}]} as unknown as DocumentNode<SystemSettingsQuery, SystemSettingsQueryVariables>;
export const UpdateSystemSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateSystemSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SystemSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSystemSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SystemSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SystemSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limitePontuacao"}},{"kind":"Field","name":{"kind":"Name","value":"usosSemanaisVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"voucherAtivo"}},{"kind":"Field","name":{"kind":"Name","value":"valorResgateLiberado"}},{"kind":"Field","name":{"kind":"Name","value":"percentualCashback"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicioPromocao"}}]}}]} as unknown as DocumentNode<UpdateSystemSettingsMutation, UpdateSystemSettingsMutationVariables>;
export const useSystemSettingsQuery = (options?: useQuery.Options<SystemSettingsQuery, SystemSettingsQueryVariables>) =>
  useQuery(SystemSettingsDocument, options as never) as useQuery.Result<SystemSettingsQuery, SystemSettingsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useUpdateSystemSettingsMutation = (options?: useMutation.Options<UpdateSystemSettingsMutation, UpdateSystemSettingsMutationVariables>) =>
  useMutation(UpdateSystemSettingsDocument, options as never) as useMutation.ResultTuple<UpdateSystemSettingsMutation, UpdateSystemSettingsMutationVariables>;