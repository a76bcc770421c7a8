/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StaffUserRowFragment = { id: string, nome: string, cpf: string, email: string, permissao: number, idRevendasPermitidas: string, idRedesPermitidas: string, lojas: string | null, redes: string | null, ultimoAcessoEm: string | null, criadoEm: string, segundoFator: boolean, ativo: boolean, situacao: Types.StaffState };

export type StaffUsersQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.StaffUsersFilter | null | undefined;
}>;


export type StaffUsersQuery = { staffUsers: { total: number, capped: boolean, items: Array<{ id: string, nome: string, cpf: string, email: string, permissao: number, idRevendasPermitidas: string, idRedesPermitidas: string, lojas: string | null, redes: string | null, ultimoAcessoEm: string | null, criadoEm: string, segundoFator: boolean, ativo: boolean, situacao: Types.StaffState }> } };

export type GrantableLevelsQueryVariables = Exact<{ [key: string]: never; }>;


export type GrantableLevelsQuery = { grantableLevels: Array<number> };

export type StaffUserStoresQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffUserStoresQuery = { staffUserStores: Array<{ id: string, cnpj: string, nomeFantasia: string }> };

export type CreateStaffUserMutationVariables = Exact<{
  input: Types.StaffUserInput;
}>;


export type CreateStaffUserMutation = { createStaffUser: { id: string } | null };

export type UpdateStaffUserMutationVariables = Exact<{
  id: string | number;
  input: Types.UpdateStaffUserInput;
  lido?: Array<Types.FieldRead> | Types.FieldRead | null | undefined;
}>;


export type UpdateStaffUserMutation = { updateStaffUser: { id: string, nome: string, cpf: string, email: string, permissao: number, idRevendasPermitidas: string, idRedesPermitidas: string, lojas: string | null, redes: string | null, ultimoAcessoEm: string | null, criadoEm: string, segundoFator: boolean, ativo: boolean, situacao: Types.StaffState } | null };

export type ResendFirstAccessMutationVariables = Exact<{
  id: string | number;
  senha?: string | null | undefined;
}>;


export type ResendFirstAccessMutation = { resendFirstAccess: { id: string } | null };

export type ResetStaffFactorsMutationVariables = Exact<{
  id: string | number;
}>;


export type ResetStaffFactorsMutation = { resetStaffFactors: { id: string, segundoFator: boolean } | null };

export type SetStaffUserActiveMutationVariables = Exact<{
  id: string | number;
  ativo: boolean;
}>;


export type SetStaffUserActiveMutation = { setStaffUserActive: { id: string, ativo: boolean, situacao: Types.StaffState } | null };

export const StaffUserRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"cpf"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"permissao"}},{"kind":"Field","name":{"kind":"Name","value":"idRevendasPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"idRedesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"lojas"}},{"kind":"Field","name":{"kind":"Name","value":"redes"}},{"kind":"Field","name":{"kind":"Name","value":"ultimoAcessoEm"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"segundoFator"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}}]}}]} as unknown as DocumentNode<StaffUserRowFragment, unknown>;
export const StaffUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"staffUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUsersFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffUserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"cpf"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"permissao"}},{"kind":"Field","name":{"kind":"Name","value":"idRevendasPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"idRedesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"lojas"}},{"kind":"Field","name":{"kind":"Name","value":"redes"}},{"kind":"Field","name":{"kind":"Name","value":"ultimoAcessoEm"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"segundoFator"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}}]}}]} as unknown as DocumentNode<StaffUsersQuery, StaffUsersQueryVariables>;
export const GrantableLevelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"grantableLevels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantableLevels"}}]}}]} as unknown as DocumentNode<GrantableLevelsQuery, GrantableLevelsQueryVariables>;
export const StaffUserStoresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"staffUserStores"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffUserStores"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cnpj"}},{"kind":"Field","name":{"kind":"Name","value":"nomeFantasia"}}]}}]}}]} as unknown as DocumentNode<StaffUserStoresQuery, StaffUserStoresQueryVariables>;
export const CreateStaffUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createStaffUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createStaffUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateStaffUserMutation, CreateStaffUserMutationVariables>;
export const UpdateStaffUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateStaffUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateStaffUserInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lido"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FieldRead"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStaffUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"lido"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lido"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffUserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"cpf"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"permissao"}},{"kind":"Field","name":{"kind":"Name","value":"idRevendasPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"idRedesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"lojas"}},{"kind":"Field","name":{"kind":"Name","value":"redes"}},{"kind":"Field","name":{"kind":"Name","value":"ultimoAcessoEm"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"segundoFator"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}}]}}]} as unknown as DocumentNode<UpdateStaffUserMutation, UpdateStaffUserMutationVariables>;
export const ResendFirstAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"resendFirstAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendFirstAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ResendFirstAccessMutation, ResendFirstAccessMutationVariables>;
export const ResetStaffFactorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"resetStaffFactors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetStaffFactors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"segundoFator"}}]}}]}}]} as unknown as DocumentNode<ResetStaffFactorsMutation, ResetStaffFactorsMutationVariables>;
export const SetStaffUserActiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"setStaffUserActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ativo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setStaffUserActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"ativo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ativo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}}]}}]}}]} as unknown as DocumentNode<SetStaffUserActiveMutation, SetStaffUserActiveMutationVariables>;
export const useStaffUsersQuery = (options?: useQuery.Options<StaffUsersQuery, StaffUsersQueryVariables>) =>
  useQuery(StaffUsersDocument, options as never) as useQuery.Result<StaffUsersQuery, StaffUsersQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useGrantableLevelsQuery = (options?: useQuery.Options<GrantableLevelsQuery, GrantableLevelsQueryVariables>) =>
  useQuery(GrantableLevelsDocument, options as never) as useQuery.Result<GrantableLevelsQuery, GrantableLevelsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useStaffUserStoresQuery = (options: useQuery.Options<StaffUserStoresQuery, StaffUserStoresQueryVariables> & ({ variables: StaffUserStoresQueryVariables } | { skip: true })) =>
  useQuery(StaffUserStoresDocument, options as never) as useQuery.Result<StaffUserStoresQuery, StaffUserStoresQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useCreateStaffUserMutation = (options?: useMutation.Options<CreateStaffUserMutation, CreateStaffUserMutationVariables>) =>
  useMutation(CreateStaffUserDocument, options as never) as useMutation.ResultTuple<CreateStaffUserMutation, CreateStaffUserMutationVariables>;
export const useUpdateStaffUserMutation = (options?: useMutation.Options<UpdateStaffUserMutation, UpdateStaffUserMutationVariables>) =>
  useMutation(UpdateStaffUserDocument, options as never) as useMutation.ResultTuple<UpdateStaffUserMutation, UpdateStaffUserMutationVariables>;
export const useResendFirstAccessMutation = (options?: useMutation.Options<ResendFirstAccessMutation, ResendFirstAccessMutationVariables>) =>
  useMutation(ResendFirstAccessDocument, options as never) as useMutation.ResultTuple<ResendFirstAccessMutation, ResendFirstAccessMutationVariables>;
export const useResetStaffFactorsMutation = (options?: useMutation.Options<ResetStaffFactorsMutation, ResetStaffFactorsMutationVariables>) =>
  useMutation(ResetStaffFactorsDocument, options as never) as useMutation.ResultTuple<ResetStaffFactorsMutation, ResetStaffFactorsMutationVariables>;
export const useSetStaffUserActiveMutation = (options?: useMutation.Options<SetStaffUserActiveMutation, SetStaffUserActiveMutationVariables>) =>
  useMutation(SetStaffUserActiveDocument, options as never) as useMutation.ResultTuple<SetStaffUserActiveMutation, SetStaffUserActiveMutationVariables>;