/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MemberStandingQueryVariables = Exact<{
  kind: Types.Audience;
  id: string | number;
}>;


export type MemberStandingQuery = { memberStanding: { disponivel: string, vencido: string, aCompensar: string, motivos: Array<{ motivo: Types.WaitingReason, valor: string, desde: string | null }> } | null };


export const MemberStandingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"memberStanding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Audience"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberStanding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disponivel"}},{"kind":"Field","name":{"kind":"Name","value":"motivos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"desde"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vencido"}},{"kind":"Field","name":{"kind":"Name","value":"aCompensar"}}]}}]}}]} as unknown as DocumentNode<MemberStandingQuery, MemberStandingQueryVariables>;
export const useMemberStandingQuery = (options: useQuery.Options<MemberStandingQuery, MemberStandingQueryVariables> & ({ variables: MemberStandingQueryVariables } | { skip: true })) =>
  useQuery(MemberStandingDocument, options as never) as useQuery.Result<MemberStandingQuery, MemberStandingQueryVariables, 'empty' | 'complete' | 'streaming'>;