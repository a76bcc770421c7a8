/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CashbackPostingsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.CashbackPostingsFilter | null | undefined;
}>;


export type CashbackPostingsQuery = { cashbackPostings: { total: number, capped: boolean, items: Array<{ id: string, cpf: string, cnpjLoja: string, loja: string, rede: string, identificador: string, tipoFiscal: Types.FiscalType, totalVenda: string, valorProdutosSW: string, cashback: string, percentual: string, campanhaInicio: string | null, realizadoEm: string, criadoEm: string, venceEm: string, aprovadoPor: string | null, submissionId: string | null, linkArquivo: string | null, tipoArquivo: string | null, parceiro: string }> } };

export type CashbackPostingReceiptQueryVariables = Exact<{
  id: string | number;
}>;


export type CashbackPostingReceiptQuery = { posting: { id: string, identificador: string, linkArquivo: string | null, tipoArquivo: string | null, parceiro: string, valor: string } | null };

export type SaleConsumerQueryVariables = Exact<{
  cpf: string;
}>;


export type SaleConsumerQuery = { saleConsumer: { id: string, nome: string, ativo: boolean } | null };

export type CashbackByNumberQueryVariables = Exact<{
  identificador: string;
  tipoFiscal?: Types.FiscalType | null | undefined;
  cnpjLoja?: string | null | undefined;
}>;


export type CashbackByNumberQuery = { salesByNumber: Array<{ id: string }> };

export type PostCashbackMutationVariables = Exact<{
  input: Types.CashbackInput;
  idempotencyKey?: string | null | undefined;
}>;


export type PostCashbackMutation = { postCashback:
    | { __typename: 'HeldAction', id: string, valor: string | null }
    | { __typename: 'PostedCashback', id: string, cashback: string, saldo: string, proxima: boolean, mensagem: string }
   };


export const CashbackPostingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"cashbackPostings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CashbackPostingsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashbackPostings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"parceiro"},"name":{"kind":"Name","value":"cliente"}},{"kind":"Field","name":{"kind":"Name","value":"cpf"}},{"kind":"Field","name":{"kind":"Name","value":"cnpjLoja"}},{"kind":"Field","name":{"kind":"Name","value":"loja"}},{"kind":"Field","name":{"kind":"Name","value":"rede"}},{"kind":"Field","name":{"kind":"Name","value":"identificador"}},{"kind":"Field","name":{"kind":"Name","value":"tipoFiscal"}},{"kind":"Field","name":{"kind":"Name","value":"totalVenda"}},{"kind":"Field","name":{"kind":"Name","value":"valorProdutosSW"}},{"kind":"Field","name":{"kind":"Name","value":"cashback"}},{"kind":"Field","name":{"kind":"Name","value":"percentual"}},{"kind":"Field","name":{"kind":"Name","value":"campanhaInicio"}},{"kind":"Field","name":{"kind":"Name","value":"realizadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"venceEm"}},{"kind":"Field","name":{"kind":"Name","value":"aprovadoPor"}},{"kind":"Field","name":{"kind":"Name","value":"submissionId"}},{"kind":"Field","name":{"kind":"Name","value":"linkArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"tipoArquivo"}}]}}]}}]}}]} as unknown as DocumentNode<CashbackPostingsQuery, CashbackPostingsQueryVariables>;
export const CashbackPostingReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"cashbackPostingReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"posting"},"name":{"kind":"Name","value":"cashbackPosting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"parceiro"},"name":{"kind":"Name","value":"cliente"}},{"kind":"Field","name":{"kind":"Name","value":"identificador"}},{"kind":"Field","alias":{"kind":"Name","value":"valor"},"name":{"kind":"Name","value":"cashback"}},{"kind":"Field","name":{"kind":"Name","value":"linkArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"tipoArquivo"}}]}}]}}]} as unknown as DocumentNode<CashbackPostingReceiptQuery, CashbackPostingReceiptQueryVariables>;
export const SaleConsumerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"saleConsumer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cpf"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saleConsumer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cpf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cpf"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}}]}}]}}]} as unknown as DocumentNode<SaleConsumerQuery, SaleConsumerQueryVariables>;
export const CashbackByNumberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"cashbackByNumber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identificador"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tipoFiscal"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FiscalType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cnpjLoja"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salesByNumber"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"identificador"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identificador"}}},{"kind":"Argument","name":{"kind":"Name","value":"tipoFiscal"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tipoFiscal"}}},{"kind":"Argument","name":{"kind":"Name","value":"cnpjLoja"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cnpjLoja"}}},{"kind":"Argument","name":{"kind":"Name","value":"audience"},"value":{"kind":"EnumValue","value":"CONSUMER"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CashbackByNumberQuery, CashbackByNumberQueryVariables>;
export const PostCashbackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"postCashback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CashbackInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postCashback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostedCashback"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cashback"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}},{"kind":"Field","name":{"kind":"Name","value":"proxima"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeldAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}}]}}]}}]}}]} as unknown as DocumentNode<PostCashbackMutation, PostCashbackMutationVariables>;
export const useCashbackPostingsQuery = (options?: useQuery.Options<CashbackPostingsQuery, CashbackPostingsQueryVariables>) =>
  useQuery(CashbackPostingsDocument, options as never) as useQuery.Result<CashbackPostingsQuery, CashbackPostingsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useCashbackPostingReceiptQuery = (options: useQuery.Options<CashbackPostingReceiptQuery, CashbackPostingReceiptQueryVariables> & ({ variables: CashbackPostingReceiptQueryVariables } | { skip: true })) =>
  useQuery(CashbackPostingReceiptDocument, options as never) as useQuery.Result<CashbackPostingReceiptQuery, CashbackPostingReceiptQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useSaleConsumerQuery = (options: useQuery.Options<SaleConsumerQuery, SaleConsumerQueryVariables> & ({ variables: SaleConsumerQueryVariables } | { skip: true })) =>
  useQuery(SaleConsumerDocument, options as never) as useQuery.Result<SaleConsumerQuery, SaleConsumerQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useCashbackByNumberQuery = (options: useQuery.Options<CashbackByNumberQuery, CashbackByNumberQueryVariables> & ({ variables: CashbackByNumberQueryVariables } | { skip: true })) =>
  useQuery(CashbackByNumberDocument, options as never) as useQuery.Result<CashbackByNumberQuery, CashbackByNumberQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const usePostCashbackMutation = (options?: useMutation.Options<PostCashbackMutation, PostCashbackMutationVariables>) =>
  useMutation(PostCashbackDocument, options as never) as useMutation.ResultTuple<PostCashbackMutation, PostCashbackMutationVariables>;