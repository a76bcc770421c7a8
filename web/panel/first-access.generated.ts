/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated.ts';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SetFirstPasswordMutationVariables = Exact<{
  input: Types.FirstPasswordInput;
}>;


export type SetFirstPasswordMutation = { setFirstPassword: { mensagem: string } };

export type RequestFirstAccessCodeMutationVariables = Exact<{
  input: Types.FirstAccessInput;
}>;


export type RequestFirstAccessCodeMutation = { requestFirstAccessCode: { mensagem: string } };


export const SetFirstPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"setFirstPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FirstPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setFirstPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mensagem"}}]}}]}}]} as unknown as DocumentNode<SetFirstPasswordMutation, SetFirstPasswordMutationVariables>;
export const RequestFirstAccessCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"requestFirstAccessCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FirstAccessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestFirstAccessCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mensagem"}}]}}]}}]} as unknown as DocumentNode<RequestFirstAccessCodeMutation, RequestFirstAccessCodeMutationVariables>;
export const useSetFirstPasswordMutation = (options?: useMutation.Options<SetFirstPasswordMutation, SetFirstPasswordMutationVariables>) =>
  useMutation(SetFirstPasswordDocument, options as never) as useMutation.ResultTuple<SetFirstPasswordMutation, SetFirstPasswordMutationVariables>;
export const useRequestFirstAccessCodeMutation = (options?: useMutation.Options<RequestFirstAccessCodeMutation, RequestFirstAccessCodeMutationVariables>) =>
  useMutation(RequestFirstAccessCodeDocument, options as never) as useMutation.ResultTuple<RequestFirstAccessCodeMutation, RequestFirstAccessCodeMutationVariables>;