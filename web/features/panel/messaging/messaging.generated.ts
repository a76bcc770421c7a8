/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MessagingSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MessagingSettingsQuery = { messagingSettings: { id: string, url: string, token: string, codigo: string } | null };

export type TestMessageQueryVariables = Exact<{
  id: string | number;
}>;


export type TestMessageQuery = { testMessage: { id: string, estado: Types.MessageState, ultimoErro: string | null } };

export type UpdateMessagingSettingsMutationVariables = Exact<{
  input: Types.MessagingSettingsInput;
  lido?: Array<Types.FieldRead> | Types.FieldRead | null | undefined;
}>;


export type UpdateMessagingSettingsMutation = { updateMessagingSettings: { id: string } };

export type SendTestMessageMutationVariables = Exact<{
  celular: string;
}>;


export type SendTestMessageMutation = { sendTestMessage: { id: string } };


export const MessagingSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"messagingSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messagingSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}}]}}]}}]} as unknown as DocumentNode<MessagingSettingsQuery, MessagingSettingsQueryVariables>;
export const TestMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"testMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"estado"}},{"kind":"Field","name":{"kind":"Name","value":"ultimoErro"}}]}}]}}]} as unknown as DocumentNode<TestMessageQuery, TestMessageQueryVariables>;
export const UpdateMessagingSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateMessagingSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessagingSettingsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lido"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FieldRead"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMessagingSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"lido"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lido"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateMessagingSettingsMutation, UpdateMessagingSettingsMutationVariables>;
export const SendTestMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"sendTestMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"celular"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"celular"},"value":{"kind":"Variable","name":{"kind":"Name","value":"celular"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SendTestMessageMutation, SendTestMessageMutationVariables>;
export const useMessagingSettingsQuery = (options?: useQuery.Options<MessagingSettingsQuery, MessagingSettingsQueryVariables>) =>
  useQuery(MessagingSettingsDocument, options as never) as useQuery.Result<MessagingSettingsQuery, MessagingSettingsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useTestMessageQuery = (options: useQuery.Options<TestMessageQuery, TestMessageQueryVariables> & ({ variables: TestMessageQueryVariables } | { skip: true })) =>
  useQuery(TestMessageDocument, options as never) as useQuery.Result<TestMessageQuery, TestMessageQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useUpdateMessagingSettingsMutation = (options?: useMutation.Options<UpdateMessagingSettingsMutation, UpdateMessagingSettingsMutationVariables>) =>
  useMutation(UpdateMessagingSettingsDocument, options as never) as useMutation.ResultTuple<UpdateMessagingSettingsMutation, UpdateMessagingSettingsMutationVariables>;
export const useSendTestMessageMutation = (options?: useMutation.Options<SendTestMessageMutation, SendTestMessageMutationVariables>) =>
  useMutation(SendTestMessageDocument, options as never) as useMutation.ResultTuple<SendTestMessageMutation, SendTestMessageMutationVariables>;