/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnFactorRowFragment = { id: string, tipo: Types.SecondFactorKind, nome: string, criadoEm: string, ultimoUsoEm: string | null };

export type OwnSecondFactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSecondFactorsQuery = { ownSecondFactors: { codigosRestantes: number, obrigatorio: boolean, fatores: Array<{ id: string, tipo: Types.SecondFactorKind, nome: string, criadoEm: string, ultimoUsoEm: string | null }> } };

export type StartTotpRegistrationMutationVariables = Exact<{
  input: Types.OwnPasswordInput;
}>;


export type StartTotpRegistrationMutation = { startTotpRegistration: { desafio: string, segredo: string, endereco: string } };

export type ConfirmTotpRegistrationMutationVariables = Exact<{
  input: Types.ConfirmTotpInput;
}>;


export type ConfirmTotpRegistrationMutation = { confirmTotpRegistration: { codigosRecuperacao: Array<string> } };

export type StartPasskeyRegistrationMutationVariables = Exact<{
  input: Types.OwnPasswordInput;
}>;


export type StartPasskeyRegistrationMutation = { startPasskeyRegistration: { desafio: string, opcoes: Record<string, unknown> } };

export type ConfirmPasskeyRegistrationMutationVariables = Exact<{
  input: Types.ConfirmPasskeyInput;
}>;


export type ConfirmPasskeyRegistrationMutation = { confirmPasskeyRegistration: { codigosRecuperacao: Array<string> } };

export type RemoveSecondFactorMutationVariables = Exact<{
  input: Types.RemoveSecondFactorInput;
}>;


export type RemoveSecondFactorMutation = { removeSecondFactor: boolean };

export type RegenerateRecoveryCodesMutationVariables = Exact<{
  input: Types.OwnPasswordInput;
}>;


export type RegenerateRecoveryCodesMutation = { regenerateRecoveryCodes: { codigosRecuperacao: Array<string> } };

export type OwnSessionRowFragment = { id: string, dispositivo: string, ip: string | null, criadoEm: string, ultimoUsoEm: string, atual: boolean };

export type OwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsQuery = { ownSessions: Array<{ id: string, dispositivo: string, ip: string | null, criadoEm: string, ultimoUsoEm: string, atual: boolean }> };

export type EndOwnSessionMutationVariables = Exact<{
  id: string | number;
}>;


export type EndOwnSessionMutation = { endOwnSession: boolean };

export type EndOtherOwnSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherOwnSessionsMutation = { endOtherOwnSessions: number };

export const OwnFactorRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnFactorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnSecondFactor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"ultimoUsoEm"}}]}}]} as unknown as DocumentNode<OwnFactorRowFragment, unknown>;
export const OwnSessionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSessionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dispositivo"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"ultimoUsoEm"}},{"kind":"Field","name":{"kind":"Name","value":"atual"}}]}}]} as unknown as DocumentNode<OwnSessionRowFragment, unknown>;
export const OwnSecondFactorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownSecondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownSecondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fatores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnFactorRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"codigosRestantes"}},{"kind":"Field","name":{"kind":"Name","value":"obrigatorio"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnFactorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnSecondFactor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"ultimoUsoEm"}}]}}]} as unknown as DocumentNode<OwnSecondFactorsQuery, OwnSecondFactorsQueryVariables>;
export const StartTotpRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"startTotpRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTotpRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desafio"}},{"kind":"Field","name":{"kind":"Name","value":"segredo"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}}]}}]}}]} as unknown as DocumentNode<StartTotpRegistrationMutation, StartTotpRegistrationMutationVariables>;
export const ConfirmTotpRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"confirmTotpRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmTotpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmTotpRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codigosRecuperacao"}}]}}]}}]} as unknown as DocumentNode<ConfirmTotpRegistrationMutation, ConfirmTotpRegistrationMutationVariables>;
export const StartPasskeyRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"startPasskeyRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPasskeyRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desafio"}},{"kind":"Field","name":{"kind":"Name","value":"opcoes"}}]}}]}}]} as unknown as DocumentNode<StartPasskeyRegistrationMutation, StartPasskeyRegistrationMutationVariables>;
export const ConfirmPasskeyRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"confirmPasskeyRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmPasskeyRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codigosRecuperacao"}}]}}]}}]} as unknown as DocumentNode<ConfirmPasskeyRegistrationMutation, ConfirmPasskeyRegistrationMutationVariables>;
export const RemoveSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removeSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>;
export const RegenerateRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"regenerateRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regenerateRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codigosRecuperacao"}}]}}]}}]} as unknown as DocumentNode<RegenerateRecoveryCodesMutation, RegenerateRecoveryCodesMutationVariables>;
export const OwnSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSessionRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSessionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dispositivo"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"ultimoUsoEm"}},{"kind":"Field","name":{"kind":"Name","value":"atual"}}]}}]} as unknown as DocumentNode<OwnSessionsQuery, OwnSessionsQueryVariables>;
export const EndOwnSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"endOwnSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOwnSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EndOwnSessionMutation, EndOwnSessionMutationVariables>;
export const EndOtherOwnSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"endOtherOwnSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherOwnSessions"}}]}}]} as unknown as DocumentNode<EndOtherOwnSessionsMutation, EndOtherOwnSessionsMutationVariables>;
export const useOwnSecondFactorsQuery = (options?: useQuery.Options<OwnSecondFactorsQuery, OwnSecondFactorsQueryVariables>) =>
  useQuery(OwnSecondFactorsDocument, options as never) as useQuery.Result<OwnSecondFactorsQuery, OwnSecondFactorsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useStartTotpRegistrationMutation = (options?: useMutation.Options<StartTotpRegistrationMutation, StartTotpRegistrationMutationVariables>) =>
  useMutation(StartTotpRegistrationDocument, options as never) as useMutation.ResultTuple<StartTotpRegistrationMutation, StartTotpRegistrationMutationVariables>;
export const useConfirmTotpRegistrationMutation = (options?: useMutation.Options<ConfirmTotpRegistrationMutation, ConfirmTotpRegistrationMutationVariables>) =>
  useMutation(ConfirmTotpRegistrationDocument, options as never) as useMutation.ResultTuple<ConfirmTotpRegistrationMutation, ConfirmTotpRegistrationMutationVariables>;
export const useStartPasskeyRegistrationMutation = (options?: useMutation.Options<StartPasskeyRegistrationMutation, StartPasskeyRegistrationMutationVariables>) =>
  useMutation(StartPasskeyRegistrationDocument, options as never) as useMutation.ResultTuple<StartPasskeyRegistrationMutation, StartPasskeyRegistrationMutationVariables>;
export const useConfirmPasskeyRegistrationMutation = (options?: useMutation.Options<ConfirmPasskeyRegistrationMutation, ConfirmPasskeyRegistrationMutationVariables>) =>
  useMutation(ConfirmPasskeyRegistrationDocument, options as never) as useMutation.ResultTuple<ConfirmPasskeyRegistrationMutation, ConfirmPasskeyRegistrationMutationVariables>;
export const useRemoveSecondFactorMutation = (options?: useMutation.Options<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>) =>
  useMutation(RemoveSecondFactorDocument, options as never) as useMutation.ResultTuple<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>;
export const useRegenerateRecoveryCodesMutation = (options?: useMutation.Options<RegenerateRecoveryCodesMutation, RegenerateRecoveryCodesMutationVariables>) =>
  useMutation(RegenerateRecoveryCodesDocument, options as never) as useMutation.ResultTuple<RegenerateRecoveryCodesMutation, RegenerateRecoveryCodesMutationVariables>;
export const useOwnSessionsQuery = (options?: useQuery.Options<OwnSessionsQuery, OwnSessionsQueryVariables>) =>
  useQuery(OwnSessionsDocument, options as never) as useQuery.Result<OwnSessionsQuery, OwnSessionsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useEndOwnSessionMutation = (options?: useMutation.Options<EndOwnSessionMutation, EndOwnSessionMutationVariables>) =>
  useMutation(EndOwnSessionDocument, options as never) as useMutation.ResultTuple<EndOwnSessionMutation, EndOwnSessionMutationVariables>;
export const useEndOtherOwnSessionsMutation = (options?: useMutation.Options<EndOtherOwnSessionsMutation, EndOtherOwnSessionsMutationVariables>) =>
  useMutation(EndOtherOwnSessionsDocument, options as never) as useMutation.ResultTuple<EndOtherOwnSessionsMutation, EndOtherOwnSessionsMutationVariables>;