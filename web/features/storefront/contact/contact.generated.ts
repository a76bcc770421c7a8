/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ContactProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactProfileQuery = { ownProfile: { nome: string, cpf: string, email: string | null, celular: string | null, revenda: string | null } };

export type SendContactMessageMutationVariables = Exact<{
  mensagem: string;
}>;


export type SendContactMessageMutation = { sendContactMessage: boolean };


export const ContactProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"contactProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"cpf"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"celular"}},{"kind":"Field","name":{"kind":"Name","value":"revenda"}}]}}]}}]} as unknown as DocumentNode<ContactProfileQuery, ContactProfileQueryVariables>;
export const SendContactMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"sendContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mensagem"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mensagem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mensagem"}}}]}]}}]} as unknown as DocumentNode<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const useContactProfileQuery = (options?: useQuery.Options<ContactProfileQuery, ContactProfileQueryVariables>) =>
  useQuery(ContactProfileDocument, options as never) as useQuery.Result<ContactProfileQuery, ContactProfileQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useSendContactMessageMutation = (options?: useMutation.Options<SendContactMessageMutation, SendContactMessageMutationVariables>) =>
  useMutation(SendContactMessageDocument, options as never) as useMutation.ResultTuple<SendContactMessageMutation, SendContactMessageMutationVariables>;