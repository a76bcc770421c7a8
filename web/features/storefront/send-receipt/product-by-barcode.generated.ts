/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProductByBarcodeForSaleQueryVariables = Exact<{
  codigo: string;
}>;


export type ProductByBarcodeForSaleQuery = { productByBarcode: { id: string, codigo: string, nome: string, valorPontos: string, valorUnitario: string, fatorPontuacao: number } | null };


export const ProductByBarcodeForSaleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"productByBarcodeForSale"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productByBarcode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"codigo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"valorPontos"}},{"kind":"Field","name":{"kind":"Name","value":"valorUnitario"}},{"kind":"Field","name":{"kind":"Name","value":"fatorPontuacao"}}]}}]}}]} as unknown as DocumentNode<ProductByBarcodeForSaleQuery, ProductByBarcodeForSaleQueryVariables>;
export const useProductByBarcodeForSaleQuery = (options: useQuery.Options<ProductByBarcodeForSaleQuery, ProductByBarcodeForSaleQueryVariables> & ({ variables: ProductByBarcodeForSaleQueryVariables } | { skip: true })) =>
  useQuery(ProductByBarcodeForSaleDocument, options as never) as useQuery.Result<ProductByBarcodeForSaleQuery, ProductByBarcodeForSaleQueryVariables, 'empty' | 'complete' | 'streaming'>;