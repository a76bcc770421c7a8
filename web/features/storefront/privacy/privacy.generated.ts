/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnConsentsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnConsentsQuery = { ownConsents: Array<{ id: string, tipo: Types.ConsentKind, aceito: boolean, texto: string, criadoEm: string }> };

export type OwnDataFileQueryVariables = Exact<{
  formato: Types.OwnDataFormat;
}>;


export type OwnDataFileQuery = { ownDataFile: { nome: string, conteudo: string } };

export type SetContactConsentMutationVariables = Exact<{
  tipo: Types.ContactChannel;
  aceito: boolean;
}>;


export type SetContactConsentMutation = { setContactConsent: { id: string } };

export type EraseOwnDataMutationVariables = Exact<{
  senha: string;
}>;


export type EraseOwnDataMutation = { eraseOwnData: boolean };


export const OwnConsentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownConsents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownConsents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"aceito"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}}]}}]}}]} as unknown as DocumentNode<OwnConsentsQuery, OwnConsentsQueryVariables>;
export const OwnDataFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownDataFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"formato"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnDataFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownDataFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"formato"},"value":{"kind":"Variable","name":{"kind":"Name","value":"formato"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"conteudo"}}]}}]}}]} as unknown as DocumentNode<OwnDataFileQuery, OwnDataFileQueryVariables>;
export const SetContactConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"setContactConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tipo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactChannel"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"aceito"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setContactConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tipo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tipo"}}},{"kind":"Argument","name":{"kind":"Name","value":"aceito"},"value":{"kind":"Variable","name":{"kind":"Name","value":"aceito"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetContactConsentMutation, SetContactConsentMutationVariables>;
export const EraseOwnDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"eraseOwnData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseOwnData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}}]}]}}]} as unknown as DocumentNode<EraseOwnDataMutation, EraseOwnDataMutationVariables>;
export const useOwnConsentsQuery = (options?: useQuery.Options<OwnConsentsQuery, OwnConsentsQueryVariables>) =>
  useQuery(OwnConsentsDocument, options as never) as useQuery.Result<OwnConsentsQuery, OwnConsentsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useOwnDataFileQuery = (options: useQuery.Options<OwnDataFileQuery, OwnDataFileQueryVariables> & ({ variables: OwnDataFileQueryVariables } | { skip: true })) =>
  useQuery(OwnDataFileDocument, options as never) as useQuery.Result<OwnDataFileQuery, OwnDataFileQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useSetContactConsentMutation = (options?: useMutation.Options<SetContactConsentMutation, SetContactConsentMutationVariables>) =>
  useMutation(SetContactConsentDocument, options as never) as useMutation.ResultTuple<SetContactConsentMutation, SetContactConsentMutationVariables>;
export const useEraseOwnDataMutation = (options?: useMutation.Options<EraseOwnDataMutation, EraseOwnDataMutationVariables>) =>
  useMutation(EraseOwnDataDocument, options as never) as useMutation.ResultTuple<EraseOwnDataMutation, EraseOwnDataMutationVariables>;