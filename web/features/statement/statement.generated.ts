/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnStatementQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
}>;


export type OwnStatementQuery = { ownPostings: { total: number, items: Array<{ id: number, identificador: string, totalPontos: string, pontosLimitados: string, totalVenda: string, valorProdutosSW: string | null, cashback: string | null, percentualCashback: string | null, realizadoEm: string, pontuadoEm: string, venceEm: string, linkArquivo: string | null, tipoArquivo: string | null }> } };

export type OwnReceiptsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.OwnSubmissionsFilter | null | undefined;
}>;


export type OwnReceiptsQuery = { ownSubmissions: { total: number, items: Array<{ id: number, status: string, criadoEm: string, atualizadoEm: string, reprovadoMotivo: string | null, linkArquivo: string, linkMiniatura: string | null, tipoArquivo: string }> } };

export type ExplainPostingQueryVariables = Exact<{
  id: number;
}>;


export type ExplainPostingQuery = { postingItems: Array<{ id: number, codigo: string, descricao: string, qtde: string, valorPontos: string, fatorPontuacao: number, pontos: string, subTotal: string }> };

export type OwnSwproPostingsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
}>;


export type OwnSwproPostingsQuery = { swproPostings: { total: number, items: Array<{ id: number, totalPontos: string, pontuadoEm: string, venceEm: string | null, indicadoNome: string | null, plataforma: string }> } };

export type OwnCodePostingsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
}>;


export type OwnCodePostingsQuery = { ownCodePostings: { total: number, items: Array<{ id: number, codigo: string, pontos: string, dataUtilizacao: string, venceEm: string | null }> } };


export const OwnStatementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownPostings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identificador"}},{"kind":"Field","name":{"kind":"Name","value":"totalPontos"}},{"kind":"Field","name":{"kind":"Name","value":"pontosLimitados"}},{"kind":"Field","name":{"kind":"Name","value":"totalVenda"}},{"kind":"Field","name":{"kind":"Name","value":"valorProdutosSW"}},{"kind":"Field","name":{"kind":"Name","value":"cashback"}},{"kind":"Field","name":{"kind":"Name","value":"percentualCashback"}},{"kind":"Field","name":{"kind":"Name","value":"realizadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"pontuadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"venceEm"}},{"kind":"Field","name":{"kind":"Name","value":"linkArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"tipoArquivo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<OwnStatementQuery, OwnStatementQueryVariables>;
export const OwnReceiptsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownReceipts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnSubmissionsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"atualizadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"reprovadoMotivo"}},{"kind":"Field","name":{"kind":"Name","value":"linkArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"linkMiniatura"}},{"kind":"Field","name":{"kind":"Name","value":"tipoArquivo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<OwnReceiptsQuery, OwnReceiptsQueryVariables>;
export const ExplainPostingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"explainPosting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postingItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"qtde"}},{"kind":"Field","name":{"kind":"Name","value":"valorPontos"}},{"kind":"Field","name":{"kind":"Name","value":"fatorPontuacao"}},{"kind":"Field","name":{"kind":"Name","value":"pontos"}},{"kind":"Field","name":{"kind":"Name","value":"subTotal"}}]}}]}}]} as unknown as DocumentNode<ExplainPostingQuery, ExplainPostingQueryVariables>;
export const OwnSwproPostingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownSwproPostings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"swproPostings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"totalPontos"}},{"kind":"Field","name":{"kind":"Name","value":"pontuadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"venceEm"}},{"kind":"Field","name":{"kind":"Name","value":"indicadoNome"}},{"kind":"Field","name":{"kind":"Name","value":"plataforma"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<OwnSwproPostingsQuery, OwnSwproPostingsQueryVariables>;
export const OwnCodePostingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownCodePostings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownCodePostings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"pontos"}},{"kind":"Field","name":{"kind":"Name","value":"dataUtilizacao"}},{"kind":"Field","name":{"kind":"Name","value":"venceEm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<OwnCodePostingsQuery, OwnCodePostingsQueryVariables>;
export const useOwnStatementQuery = (options?: useQuery.Options<OwnStatementQuery, OwnStatementQueryVariables>) =>
  useQuery(OwnStatementDocument, options as never) as useQuery.Result<OwnStatementQuery, OwnStatementQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useOwnReceiptsQuery = (options?: useQuery.Options<OwnReceiptsQuery, OwnReceiptsQueryVariables>) =>
  useQuery(OwnReceiptsDocument, options as never) as useQuery.Result<OwnReceiptsQuery, OwnReceiptsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useExplainPostingQuery = (options: useQuery.Options<ExplainPostingQuery, ExplainPostingQueryVariables> & ({ variables: ExplainPostingQueryVariables } | { skip: true })) =>
  useQuery(ExplainPostingDocument, options as never) as useQuery.Result<ExplainPostingQuery, ExplainPostingQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useOwnSwproPostingsQuery = (options?: useQuery.Options<OwnSwproPostingsQuery, OwnSwproPostingsQueryVariables>) =>
  useQuery(OwnSwproPostingsDocument, options as never) as useQuery.Result<OwnSwproPostingsQuery, OwnSwproPostingsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useOwnCodePostingsQuery = (options?: useQuery.Options<OwnCodePostingsQuery, OwnCodePostingsQueryVariables>) =>
  useQuery(OwnCodePostingsDocument, options as never) as useQuery.Result<OwnCodePostingsQuery, OwnCodePostingsQueryVariables, 'empty' | 'complete' | 'streaming'>;