/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StoreScenariosQueryVariables = Exact<{
  id: string | number;
}>;


export type StoreScenariosQuery = { storeScenarios: Array<{ id: string, cenario: number, vigenteEm: string, criadoEm: string }> };


export const StoreScenariosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"storeScenarios"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeScenarios"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cenario"}},{"kind":"Field","name":{"kind":"Name","value":"vigenteEm"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}}]}}]}}]} as unknown as DocumentNode<StoreScenariosQuery, StoreScenariosQueryVariables>;
export const useStoreScenariosQuery = (options: useQuery.Options<StoreScenariosQuery, StoreScenariosQueryVariables> & ({ variables: StoreScenariosQueryVariables } | { skip: true })) =>
  useQuery(StoreScenariosDocument, options as never) as useQuery.Result<StoreScenariosQuery, StoreScenariosQueryVariables, 'empty' | 'complete' | 'streaming'>;