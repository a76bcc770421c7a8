/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SendReceiptsMutationVariables = Exact<{
  files: Array<File> | File;
  clientId?: string | null | undefined;
  chaves?: Array<string> | string | null | undefined;
}>;


export type SendReceiptsMutation = { sendReceipts: Array<{ id: string, fileName: string, preValidada: boolean }> };

export type ProductForSaleQueryVariables = Exact<{
  codigo: string;
}>;


export type ProductForSaleQuery = { productByCode: { id: string, codigo: string, nome: string, valorPontos: string, valorUnitario: string, fatorPontuacao: number } | null };

export type TillBalanceQueryVariables = Exact<{
  codigo: string;
}>;


export type TillBalanceQuery = { storeProductBalance: { disponivel: string, semHistorico: boolean } };

export type PostOwnSaleMutationVariables = Exact<{
  input: Types.OwnSaleInput;
  idempotencyKey?: string | null | undefined;
}>;


export type PostOwnSaleMutation = { postOwnSale: { id: string, totalPontos: string, pontosLimitados: string, saldo: string, mensagem: string } };


export const SendReceiptsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"sendReceipts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"files"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chaves"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendReceipts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"files"},"value":{"kind":"Variable","name":{"kind":"Name","value":"files"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"chaves"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chaves"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"preValidada"}}]}}]}}]} as unknown as DocumentNode<SendReceiptsMutation, SendReceiptsMutationVariables>;
export const ProductForSaleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"productForSale"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productByCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"codigo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"valorPontos"}},{"kind":"Field","name":{"kind":"Name","value":"valorUnitario"}},{"kind":"Field","name":{"kind":"Name","value":"fatorPontuacao"}}]}}]}}]} as unknown as DocumentNode<ProductForSaleQuery, ProductForSaleQueryVariables>;
export const TillBalanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"tillBalance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeProductBalance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"codigo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disponivel"}},{"kind":"Field","name":{"kind":"Name","value":"semHistorico"}}]}}]}}]} as unknown as DocumentNode<TillBalanceQuery, TillBalanceQueryVariables>;
export const PostOwnSaleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"postOwnSale"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnSaleInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postOwnSale"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"totalPontos"}},{"kind":"Field","name":{"kind":"Name","value":"pontosLimitados"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}}]}}]}}]} as unknown as DocumentNode<PostOwnSaleMutation, PostOwnSaleMutationVariables>;
export const useSendReceiptsMutation = (options?: useMutation.Options<SendReceiptsMutation, SendReceiptsMutationVariables>) =>
  useMutation(SendReceiptsDocument, options as never) as useMutation.ResultTuple<SendReceiptsMutation, SendReceiptsMutationVariables>;
export const useProductForSaleQuery = (options: useQuery.Options<ProductForSaleQuery, ProductForSaleQueryVariables> & ({ variables: ProductForSaleQueryVariables } | { skip: true })) =>
  useQuery(ProductForSaleDocument, options as never) as useQuery.Result<ProductForSaleQuery, ProductForSaleQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useTillBalanceQuery = (options: useQuery.Options<TillBalanceQuery, TillBalanceQueryVariables> & ({ variables: TillBalanceQueryVariables } | { skip: true })) =>
  useQuery(TillBalanceDocument, options as never) as useQuery.Result<TillBalanceQuery, TillBalanceQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const usePostOwnSaleMutation = (options?: useMutation.Options<PostOwnSaleMutation, PostOwnSaleMutationVariables>) =>
  useMutation(PostOwnSaleDocument, options as never) as useMutation.ResultTuple<PostOwnSaleMutation, PostOwnSaleMutationVariables>;