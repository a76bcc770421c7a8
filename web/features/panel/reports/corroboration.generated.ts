/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CorroborationQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.CorroborationFilter | null | undefined;
}>;


export type CorroborationQuery = { corroboration: { total: number, capped: boolean, items: Array<{ id: string, revenda: string, rede: string, ano: number | null, mes: number | null, vendas: number, pontos: string, consumidor: string | null, planilha: string | null, compras: string | null, corroborado: string | null, semCorroboracao: string }> } };


export const CorroborationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"corroboration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CorroborationFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corroboration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revenda"}},{"kind":"Field","name":{"kind":"Name","value":"rede"}},{"kind":"Field","name":{"kind":"Name","value":"ano"}},{"kind":"Field","name":{"kind":"Name","value":"mes"}},{"kind":"Field","name":{"kind":"Name","value":"vendas"}},{"kind":"Field","name":{"kind":"Name","value":"pontos"}},{"kind":"Field","name":{"kind":"Name","value":"consumidor"}},{"kind":"Field","name":{"kind":"Name","value":"planilha"}},{"kind":"Field","name":{"kind":"Name","value":"compras"}},{"kind":"Field","name":{"kind":"Name","value":"corroborado"}},{"kind":"Field","name":{"kind":"Name","value":"semCorroboracao"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]} as unknown as DocumentNode<CorroborationQuery, CorroborationQueryVariables>;
export const useCorroborationQuery = (options?: useQuery.Options<CorroborationQuery, CorroborationQueryVariables>) =>
  useQuery(CorroborationDocument, options as never) as useQuery.Result<CorroborationQuery, CorroborationQueryVariables, 'empty' | 'complete' | 'streaming'>;