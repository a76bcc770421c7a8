/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated.ts';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConfirmSecondFactorMutationVariables = Exact<{
  input: Types.ConfirmSecondFactorInput;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: { token: string, viewer: { kind: Types.ViewerKind, id: string, nome: string, cpf: string, email: string | null, abilities: Array<string>, dadosMascarados: boolean, segundoFator: boolean, segundoFatorPendente: boolean, redesAntifraude: Array<string>, saldoPontos: string | null, saldoCashback: string | null, aceitouRegulamento: boolean | null, resgateLiberado: boolean | null, tipoPontuacao: number | null, cenario: number | null, textoCenario: string | null } } };

export type StartSecondFactorProofMutationVariables = Exact<{ [key: string]: never; }>;


export type StartSecondFactorProofMutation = { startSecondFactorProof: { desafio: string, totp: boolean, codigoRecuperacao: boolean, passkey: Record<string, unknown> | null } };

export type ProveSecondFactorMutationVariables = Exact<{
  input: Types.ProveSecondFactorInput;
}>;


export type ProveSecondFactorMutation = { proveSecondFactor: boolean };


export const ConfirmSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"confirmSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"cpf"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"abilities"}},{"kind":"Field","name":{"kind":"Name","value":"dadosMascarados"}},{"kind":"Field","name":{"kind":"Name","value":"segundoFator"}},{"kind":"Field","name":{"kind":"Name","value":"segundoFatorPendente"}},{"kind":"Field","name":{"kind":"Name","value":"redesAntifraude"}},{"kind":"Field","name":{"kind":"Name","value":"saldoPontos"}},{"kind":"Field","name":{"kind":"Name","value":"saldoCashback"}},{"kind":"Field","name":{"kind":"Name","value":"aceitouRegulamento"}},{"kind":"Field","name":{"kind":"Name","value":"resgateLiberado"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPontuacao"}},{"kind":"Field","name":{"kind":"Name","value":"cenario"}},{"kind":"Field","name":{"kind":"Name","value":"textoCenario"}}]}}]} as unknown as DocumentNode<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const StartSecondFactorProofDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"startSecondFactorProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startSecondFactorProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desafio"}},{"kind":"Field","name":{"kind":"Name","value":"totp"}},{"kind":"Field","name":{"kind":"Name","value":"codigoRecuperacao"}},{"kind":"Field","name":{"kind":"Name","value":"passkey"}}]}}]}}]} as unknown as DocumentNode<StartSecondFactorProofMutation, StartSecondFactorProofMutationVariables>;
export const ProveSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"proveSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProveSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ProveSecondFactorMutation, ProveSecondFactorMutationVariables>;
export const useConfirmSecondFactorMutation = (options?: useMutation.Options<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>) =>
  useMutation(ConfirmSecondFactorDocument, options as never) as useMutation.ResultTuple<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const useStartSecondFactorProofMutation = (options?: useMutation.Options<StartSecondFactorProofMutation, StartSecondFactorProofMutationVariables>) =>
  useMutation(StartSecondFactorProofDocument, options as never) as useMutation.ResultTuple<StartSecondFactorProofMutation, StartSecondFactorProofMutationVariables>;
export const useProveSecondFactorMutation = (options?: useMutation.Options<ProveSecondFactorMutation, ProveSecondFactorMutationVariables>) =>
  useMutation(ProveSecondFactorDocument, options as never) as useMutation.ResultTuple<ProveSecondFactorMutation, ProveSecondFactorMutationVariables>;