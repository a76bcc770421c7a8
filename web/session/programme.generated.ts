/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProgrammeQueryVariables = Exact<{ [key: string]: never; }>;


export type ProgrammeQuery = { programme: { nome: string, suporteEmail: string | null, suporteChat: string | null, hostsCashback: Array<string>, videoTutorial: string | null, provedoresSociais: Array<{ id: string, nome: string }> } };


export const ProgrammeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"programme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"suporteEmail"}},{"kind":"Field","name":{"kind":"Name","value":"suporteChat"}},{"kind":"Field","name":{"kind":"Name","value":"hostsCashback"}},{"kind":"Field","name":{"kind":"Name","value":"videoTutorial"}},{"kind":"Field","name":{"kind":"Name","value":"provedoresSociais"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}}]}}]}}]} as unknown as DocumentNode<ProgrammeQuery, ProgrammeQueryVariables>;
export const useProgrammeQuery = (options?: useQuery.Options<ProgrammeQuery, ProgrammeQueryVariables>) =>
  useQuery(ProgrammeDocument, options as never) as useQuery.Result<ProgrammeQuery, ProgrammeQueryVariables, 'empty' | 'complete' | 'streaming'>;