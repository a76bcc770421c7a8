/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CreditRuleReplayQueryVariables = Exact<{
  input: Types.CreditRuleReplayInput;
}>;


export type CreditRuleReplayQuery = { creditRuleReplay: { audience: Types.Audience, dias: number, decididas: number, notas: number, creditadas: number, percentual: string, valor: string, corrigidas: number, reprovadas: number, limitada: boolean, razoes: Array<{ razao: Types.CreditReason, notas: number }> } };


export const CreditRuleReplayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"creditRuleReplay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreditRuleReplayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditRuleReplay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"dias"}},{"kind":"Field","name":{"kind":"Name","value":"decididas"}},{"kind":"Field","name":{"kind":"Name","value":"notas"}},{"kind":"Field","name":{"kind":"Name","value":"creditadas"}},{"kind":"Field","name":{"kind":"Name","value":"percentual"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"corrigidas"}},{"kind":"Field","name":{"kind":"Name","value":"reprovadas"}},{"kind":"Field","name":{"kind":"Name","value":"limitada"}},{"kind":"Field","name":{"kind":"Name","value":"razoes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"razao"}},{"kind":"Field","name":{"kind":"Name","value":"notas"}}]}}]}}]}}]} as unknown as DocumentNode<CreditRuleReplayQuery, CreditRuleReplayQueryVariables>;
export const useCreditRuleReplayQuery = (options: useQuery.Options<CreditRuleReplayQuery, CreditRuleReplayQueryVariables> & ({ variables: CreditRuleReplayQueryVariables } | { skip: true })) =>
  useQuery(CreditRuleReplayDocument, options as never) as useQuery.Result<CreditRuleReplayQuery, CreditRuleReplayQueryVariables, 'empty' | 'complete' | 'streaming'>;