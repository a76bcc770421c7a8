/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RegistrationSellerTakenQueryVariables = Exact<{
  cpf: string;
}>;


export type RegistrationSellerTakenQuery = { sellerTaken: boolean };

export type RegistrationConsumerTakenQueryVariables = Exact<{
  cpf: string;
}>;


export type RegistrationConsumerTakenQuery = { consumerTaken: boolean };

export type RegisterSellerMutationVariables = Exact<{
  input: Types.SellerRegistrationInput;
}>;


export type RegisterSellerMutation = { registerSeller: { id: string, mensagem: string | null } };

export type RegisterConsumerMutationVariables = Exact<{
  input: Types.ConsumerRegistrationInput;
}>;


export type RegisterConsumerMutation = { registerConsumer: { id: string, mensagem: string | null } };


export const RegistrationSellerTakenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"registrationSellerTaken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cpf"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerTaken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cpf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cpf"}}}]}]}}]} as unknown as DocumentNode<RegistrationSellerTakenQuery, RegistrationSellerTakenQueryVariables>;
export const RegistrationConsumerTakenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"registrationConsumerTaken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cpf"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consumerTaken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cpf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cpf"}}}]}]}}]} as unknown as DocumentNode<RegistrationConsumerTakenQuery, RegistrationConsumerTakenQueryVariables>;
export const RegisterSellerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"registerSeller"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellerRegistrationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerSeller"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}}]}}]}}]} as unknown as DocumentNode<RegisterSellerMutation, RegisterSellerMutationVariables>;
export const RegisterConsumerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"registerConsumer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsumerRegistrationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerConsumer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}}]}}]}}]} as unknown as DocumentNode<RegisterConsumerMutation, RegisterConsumerMutationVariables>;
export const useRegistrationSellerTakenQuery = (options: useQuery.Options<RegistrationSellerTakenQuery, RegistrationSellerTakenQueryVariables> & ({ variables: RegistrationSellerTakenQueryVariables } | { skip: true })) =>
  useQuery(RegistrationSellerTakenDocument, options as never) as useQuery.Result<RegistrationSellerTakenQuery, RegistrationSellerTakenQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useRegistrationConsumerTakenQuery = (options: useQuery.Options<RegistrationConsumerTakenQuery, RegistrationConsumerTakenQueryVariables> & ({ variables: RegistrationConsumerTakenQueryVariables } | { skip: true })) =>
  useQuery(RegistrationConsumerTakenDocument, options as never) as useQuery.Result<RegistrationConsumerTakenQuery, RegistrationConsumerTakenQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useRegisterSellerMutation = (options?: useMutation.Options<RegisterSellerMutation, RegisterSellerMutationVariables>) =>
  useMutation(RegisterSellerDocument, options as never) as useMutation.ResultTuple<RegisterSellerMutation, RegisterSellerMutationVariables>;
export const useRegisterConsumerMutation = (options?: useMutation.Options<RegisterConsumerMutation, RegisterConsumerMutationVariables>) =>
  useMutation(RegisterConsumerDocument, options as never) as useMutation.ResultTuple<RegisterConsumerMutation, RegisterConsumerMutationVariables>;