/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated.ts';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UpdateOwnStaffProfileMutationVariables = Exact<{
  input: Types.UpdateOwnStaffProfileInput;
}>;


export type UpdateOwnStaffProfileMutation = { updateOwnStaffProfile: { kind: Types.ViewerKind, id: string, nome: string } };


export const UpdateOwnStaffProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateOwnStaffProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOwnStaffProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOwnStaffProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}}]}}]} as unknown as DocumentNode<UpdateOwnStaffProfileMutation, UpdateOwnStaffProfileMutationVariables>;
export const useUpdateOwnStaffProfileMutation = (options?: useMutation.Options<UpdateOwnStaffProfileMutation, UpdateOwnStaffProfileMutationVariables>) =>
  useMutation(UpdateOwnStaffProfileDocument, options as never) as useMutation.ResultTuple<UpdateOwnStaffProfileMutation, UpdateOwnStaffProfileMutationVariables>;