/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RegistrationCodesQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.RegistrationCodesFilter | null | undefined;
}>;


export type RegistrationCodesQuery = { registrationCodes: { total: number, capped: boolean, items: Array<{ id: string, codigo: string, pontos: string, usos: number, usosRealizados: number, expiraEm: string | null }> } };

export type CodePostingsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.CodePostingsFilter | null | undefined;
}>;


export type CodePostingsQuery = { codePostings: { total: number, capped: boolean, items: Array<{ id: string, codigo: string, parceiro: string, cpf: string, pontos: string, dataUtilizacao: string }> } };

export type RegistrationLinksQueryVariables = Exact<{
  id: string | number;
}>;


export type RegistrationLinksQuery = { registrationLinks: { vendedor: string, consumidor: string } };

export type CreateRegistrationCodeMutationVariables = Exact<{
  input: Types.RegistrationCodeInput;
}>;


export type CreateRegistrationCodeMutation = { createRegistrationCode: { id: string } | null };

export type UpdateRegistrationCodeMutationVariables = Exact<{
  id: string | number;
  input: Types.RegistrationCodeInput;
  lido?: Array<Types.FieldRead> | Types.FieldRead | null | undefined;
}>;


export type UpdateRegistrationCodeMutation = { updateRegistrationCode: { id: string } | null };

export type DeleteRegistrationCodeMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteRegistrationCodeMutation = { deleteRegistrationCode: { id: string } };


export const RegistrationCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"registrationCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationCodesFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"pontos"}},{"kind":"Field","name":{"kind":"Name","value":"usos"}},{"kind":"Field","name":{"kind":"Name","value":"usosRealizados"}},{"kind":"Field","name":{"kind":"Name","value":"expiraEm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<RegistrationCodesQuery, RegistrationCodesQueryVariables>;
export const CodePostingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"codePostings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CodePostingsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codePostings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"parceiro"}},{"kind":"Field","name":{"kind":"Name","value":"cpf"}},{"kind":"Field","name":{"kind":"Name","value":"pontos"}},{"kind":"Field","name":{"kind":"Name","value":"dataUtilizacao"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<CodePostingsQuery, CodePostingsQueryVariables>;
export const RegistrationLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"registrationLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendedor"}},{"kind":"Field","name":{"kind":"Name","value":"consumidor"}}]}}]}}]} as unknown as DocumentNode<RegistrationLinksQuery, RegistrationLinksQueryVariables>;
export const CreateRegistrationCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createRegistrationCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRegistrationCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateRegistrationCodeMutation, CreateRegistrationCodeMutationVariables>;
export const UpdateRegistrationCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateRegistrationCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationCodeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lido"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FieldRead"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRegistrationCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"lido"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lido"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateRegistrationCodeMutation, UpdateRegistrationCodeMutationVariables>;
export const DeleteRegistrationCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"deleteRegistrationCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteRegistrationCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteRegistrationCodeMutation, DeleteRegistrationCodeMutationVariables>;
export const useRegistrationCodesQuery = (options?: useQuery.Options<RegistrationCodesQuery, RegistrationCodesQueryVariables>) =>
  useQuery(RegistrationCodesDocument, options as never) as useQuery.Result<RegistrationCodesQuery, RegistrationCodesQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useCodePostingsQuery = (options?: useQuery.Options<CodePostingsQuery, CodePostingsQueryVariables>) =>
  useQuery(CodePostingsDocument, options as never) as useQuery.Result<CodePostingsQuery, CodePostingsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useRegistrationLinksQuery = (options: useQuery.Options<RegistrationLinksQuery, RegistrationLinksQueryVariables> & ({ variables: RegistrationLinksQueryVariables } | { skip: true })) =>
  useQuery(RegistrationLinksDocument, options as never) as useQuery.Result<RegistrationLinksQuery, RegistrationLinksQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useCreateRegistrationCodeMutation = (options?: useMutation.Options<CreateRegistrationCodeMutation, CreateRegistrationCodeMutationVariables>) =>
  useMutation(CreateRegistrationCodeDocument, options as never) as useMutation.ResultTuple<CreateRegistrationCodeMutation, CreateRegistrationCodeMutationVariables>;
export const useUpdateRegistrationCodeMutation = (options?: useMutation.Options<UpdateRegistrationCodeMutation, UpdateRegistrationCodeMutationVariables>) =>
  useMutation(UpdateRegistrationCodeDocument, options as never) as useMutation.ResultTuple<UpdateRegistrationCodeMutation, UpdateRegistrationCodeMutationVariables>;
export const useDeleteRegistrationCodeMutation = (options?: useMutation.Options<DeleteRegistrationCodeMutation, DeleteRegistrationCodeMutationVariables>) =>
  useMutation(DeleteRegistrationCodeDocument, options as never) as useMutation.ResultTuple<DeleteRegistrationCodeMutation, DeleteRegistrationCodeMutationVariables>;