/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PostingsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.PostingsFilter | null | undefined;
}>;


export type PostingsQuery = { postings: { total: number, capped: boolean, items: Array<{ id: string, parceiro: string, revenda: string, cidade: string | null, rede: string, identificador: string, tipoFiscal: Types.FiscalType, origem: Types.PostingOrigin, totalPontos: string, pontosLimitados: string, totalVenda: string, valorCusto: string, realizadoEm: string, pontuadoEm: string, venceEm: string, aprovadoPor: string | null, submissionId: string | null, linkArquivo: string | null, tipoArquivo: string | null }> } };

export type SellerPostingsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.SellerPostingsFilter | null | undefined;
}>;


export type SellerPostingsQuery = { sellerPostings: { total: number, capped: boolean, items: Array<{ id: string, parceiro: string, revenda: string, cidade: string | null, rede: string, identificador: string, tipoFiscal: Types.FiscalType, origem: Types.PostingOrigin, totalPontos: string, pontosLimitados: string, totalVenda: string, valorCusto: string, realizadoEm: string, pontuadoEm: string, venceEm: string, aprovadoPor: string | null, submissionId: string | null, linkArquivo: string | null, tipoArquivo: string | null }> } };

export type PostingReceiptQueryVariables = Exact<{
  id: string | number;
}>;


export type PostingReceiptQuery = { posting: { id: string, parceiro: string, revenda: string, identificador: string, totalPontos: string, pontuadoEm: string, linkArquivo: string | null, tipoArquivo: string | null } | null };

export type PostingItemsQueryVariables = Exact<{
  id: string | number;
}>;


export type PostingItemsQuery = { postingItems: Array<{ id: string, codigo: string, descricao: string, qtde: string, valorUnitario: string, valorDesconto: string, subTotal: string, valorPontos: string, fatorPontuacao: number, pontos: string }> };

export type CancelPostingMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelPostingMutation = { cancelPosting: { id: string, divida: string } };

export type ReturnPostingToPendingMutationVariables = Exact<{
  id: string | number;
}>;


export type ReturnPostingToPendingMutation = { returnPostingToPending: { id: string, divida: string } };


export const PostingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"postings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PostingsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parceiro"}},{"kind":"Field","name":{"kind":"Name","value":"revenda"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"rede"}},{"kind":"Field","name":{"kind":"Name","value":"identificador"}},{"kind":"Field","name":{"kind":"Name","value":"tipoFiscal"}},{"kind":"Field","name":{"kind":"Name","value":"origem"}},{"kind":"Field","name":{"kind":"Name","value":"totalPontos"}},{"kind":"Field","name":{"kind":"Name","value":"pontosLimitados"}},{"kind":"Field","name":{"kind":"Name","value":"totalVenda"}},{"kind":"Field","name":{"kind":"Name","value":"valorCusto"}},{"kind":"Field","name":{"kind":"Name","value":"realizadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"pontuadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"venceEm"}},{"kind":"Field","name":{"kind":"Name","value":"aprovadoPor"}},{"kind":"Field","name":{"kind":"Name","value":"submissionId"}},{"kind":"Field","name":{"kind":"Name","value":"linkArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"tipoArquivo"}}]}}]}}]}}]} as unknown as DocumentNode<PostingsQuery, PostingsQueryVariables>;
export const SellerPostingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"sellerPostings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SellerPostingsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerPostings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parceiro"}},{"kind":"Field","name":{"kind":"Name","value":"revenda"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"rede"}},{"kind":"Field","name":{"kind":"Name","value":"identificador"}},{"kind":"Field","name":{"kind":"Name","value":"tipoFiscal"}},{"kind":"Field","name":{"kind":"Name","value":"origem"}},{"kind":"Field","name":{"kind":"Name","value":"totalPontos"}},{"kind":"Field","name":{"kind":"Name","value":"pontosLimitados"}},{"kind":"Field","name":{"kind":"Name","value":"totalVenda"}},{"kind":"Field","name":{"kind":"Name","value":"valorCusto"}},{"kind":"Field","name":{"kind":"Name","value":"realizadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"pontuadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"venceEm"}},{"kind":"Field","name":{"kind":"Name","value":"aprovadoPor"}},{"kind":"Field","name":{"kind":"Name","value":"submissionId"}},{"kind":"Field","name":{"kind":"Name","value":"linkArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"tipoArquivo"}}]}}]}}]}}]} as unknown as DocumentNode<SellerPostingsQuery, SellerPostingsQueryVariables>;
export const PostingReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"postingReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"posting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parceiro"}},{"kind":"Field","name":{"kind":"Name","value":"revenda"}},{"kind":"Field","name":{"kind":"Name","value":"identificador"}},{"kind":"Field","name":{"kind":"Name","value":"totalPontos"}},{"kind":"Field","name":{"kind":"Name","value":"pontuadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"linkArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"tipoArquivo"}}]}}]}}]} as unknown as DocumentNode<PostingReceiptQuery, PostingReceiptQueryVariables>;
export const PostingItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"postingItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postingItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"qtde"}},{"kind":"Field","name":{"kind":"Name","value":"valorUnitario"}},{"kind":"Field","name":{"kind":"Name","value":"valorDesconto"}},{"kind":"Field","name":{"kind":"Name","value":"subTotal"}},{"kind":"Field","name":{"kind":"Name","value":"valorPontos"}},{"kind":"Field","name":{"kind":"Name","value":"fatorPontuacao"}},{"kind":"Field","name":{"kind":"Name","value":"pontos"}}]}}]}}]} as unknown as DocumentNode<PostingItemsQuery, PostingItemsQueryVariables>;
export const CancelPostingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"cancelPosting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPosting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"divida"}}]}}]}}]} as unknown as DocumentNode<CancelPostingMutation, CancelPostingMutationVariables>;
export const ReturnPostingToPendingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"returnPostingToPending"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnPostingToPending"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"divida"}}]}}]}}]} as unknown as DocumentNode<ReturnPostingToPendingMutation, ReturnPostingToPendingMutationVariables>;
export const usePostingsQuery = (options?: useQuery.Options<PostingsQuery, PostingsQueryVariables>) =>
  useQuery(PostingsDocument, options as never) as useQuery.Result<PostingsQuery, PostingsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useSellerPostingsQuery = (options?: useQuery.Options<SellerPostingsQuery, SellerPostingsQueryVariables>) =>
  useQuery(SellerPostingsDocument, options as never) as useQuery.Result<SellerPostingsQuery, SellerPostingsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const usePostingReceiptQuery = (options: useQuery.Options<PostingReceiptQuery, PostingReceiptQueryVariables> & ({ variables: PostingReceiptQueryVariables } | { skip: true })) =>
  useQuery(PostingReceiptDocument, options as never) as useQuery.Result<PostingReceiptQuery, PostingReceiptQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const usePostingItemsQuery = (options: useQuery.Options<PostingItemsQuery, PostingItemsQueryVariables> & ({ variables: PostingItemsQueryVariables } | { skip: true })) =>
  useQuery(PostingItemsDocument, options as never) as useQuery.Result<PostingItemsQuery, PostingItemsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useCancelPostingMutation = (options?: useMutation.Options<CancelPostingMutation, CancelPostingMutationVariables>) =>
  useMutation(CancelPostingDocument, options as never) as useMutation.ResultTuple<CancelPostingMutation, CancelPostingMutationVariables>;
export const useReturnPostingToPendingMutation = (options?: useMutation.Options<ReturnPostingToPendingMutation, ReturnPostingToPendingMutationVariables>) =>
  useMutation(ReturnPostingToPendingDocument, options as never) as useMutation.ResultTuple<ReturnPostingToPendingMutation, ReturnPostingToPendingMutationVariables>;