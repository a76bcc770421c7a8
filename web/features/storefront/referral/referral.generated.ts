/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnReferralQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnReferralQuery = { ownReferral: { idIndicacao: string, link: string, validas: number, pontos: string } };

export type OwnReferralsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
}>;


export type OwnReferralsQuery = { ownReferrals: { total: number, capped: boolean, items: Array<{ id: string, nome: string, cpf: string, celular: string | null, validado: boolean, plataforma: string }> } };


export const OwnReferralDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownReferral"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownReferral"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"idIndicacao"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"validas"}},{"kind":"Field","name":{"kind":"Name","value":"pontos"}}]}}]}}]} as unknown as DocumentNode<OwnReferralQuery, OwnReferralQueryVariables>;
export const OwnReferralsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownReferrals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownReferrals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"cpf"}},{"kind":"Field","name":{"kind":"Name","value":"celular"}},{"kind":"Field","name":{"kind":"Name","value":"validado"}},{"kind":"Field","name":{"kind":"Name","value":"plataforma"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<OwnReferralsQuery, OwnReferralsQueryVariables>;
export const useOwnReferralQuery = (options?: useQuery.Options<OwnReferralQuery, OwnReferralQueryVariables>) =>
  useQuery(OwnReferralDocument, options as never) as useQuery.Result<OwnReferralQuery, OwnReferralQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useOwnReferralsQuery = (options?: useQuery.Options<OwnReferralsQuery, OwnReferralsQueryVariables>) =>
  useQuery(OwnReferralsDocument, options as never) as useQuery.Result<OwnReferralsQuery, OwnReferralsQueryVariables, 'empty' | 'complete' | 'streaming'>;