/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnCardFragment = { numero: string, saldo: string, atualizadoEm: string, bloqueado: boolean, emDesbloqueio: boolean, entregue: boolean };

export type OwnCardQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnCardQuery = { ownCard: { numero: string, saldo: string, atualizadoEm: string, bloqueado: boolean, emDesbloqueio: boolean, entregue: boolean } | null };

export type ChangeOwnCardStatusMutationVariables = Exact<{
  numero: string;
  status: Types.CardRequest;
}>;


export type ChangeOwnCardStatusMutation = { changeOwnCardStatus: { numero: string, saldo: string, atualizadoEm: string, bloqueado: boolean, emDesbloqueio: boolean, entregue: boolean } | null };

export const OwnCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}},{"kind":"Field","name":{"kind":"Name","value":"atualizadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"bloqueado"}},{"kind":"Field","name":{"kind":"Name","value":"emDesbloqueio"}},{"kind":"Field","name":{"kind":"Name","value":"entregue"}}]}}]} as unknown as DocumentNode<OwnCardFragment, unknown>;
export const OwnCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}},{"kind":"Field","name":{"kind":"Name","value":"atualizadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"bloqueado"}},{"kind":"Field","name":{"kind":"Name","value":"emDesbloqueio"}},{"kind":"Field","name":{"kind":"Name","value":"entregue"}}]}}]} as unknown as DocumentNode<OwnCardQuery, OwnCardQueryVariables>;
export const ChangeOwnCardStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"changeOwnCardStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"numero"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CardRequest"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeOwnCardStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"numero"},"value":{"kind":"Variable","name":{"kind":"Name","value":"numero"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}},{"kind":"Field","name":{"kind":"Name","value":"atualizadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"bloqueado"}},{"kind":"Field","name":{"kind":"Name","value":"emDesbloqueio"}},{"kind":"Field","name":{"kind":"Name","value":"entregue"}}]}}]} as unknown as DocumentNode<ChangeOwnCardStatusMutation, ChangeOwnCardStatusMutationVariables>;
export const useOwnCardQuery = (options?: useQuery.Options<OwnCardQuery, OwnCardQueryVariables>) =>
  useQuery(OwnCardDocument, options as never) as useQuery.Result<OwnCardQuery, OwnCardQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useChangeOwnCardStatusMutation = (options?: useMutation.Options<ChangeOwnCardStatusMutation, ChangeOwnCardStatusMutationVariables>) =>
  useMutation(ChangeOwnCardStatusDocument, options as never) as useMutation.ResultTuple<ChangeOwnCardStatusMutation, ChangeOwnCardStatusMutationVariables>;