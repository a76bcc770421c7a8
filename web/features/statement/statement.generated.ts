/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnStatementQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
}>;


export type OwnStatementQuery = { ownPostings: { total: number, items: Array<{ id: number, identificador: string, totalPontos: string, pontosLimitados: string, totalVenda: string, valorProdutosSW: string | null, cashback: string | null, percentualCashback: string | null, realizadoEm: string, pontuadoEm: string, venceEm: string, linkArquivo: string | null, tipoArquivo: string | null }> } };

export type OwnReceiptsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.OwnSubmissionsFilter | null | undefined;
}>;


export type OwnReceiptsQuery = { ownSubmissions: { total: number, items: Array<{ id: number, status: string, criadoEm: string, atualizadoEm: string, reprovadoMotivo: string | null, contestacao: string | null, contestacaoPrazo: string | null, contestacaoResposta: string | null, contestavelAte: string | null, linkArquivo: string, linkMiniatura: string | null, tipoArquivo: string }> } };

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

export type OpenContestMutationVariables = Exact<{
  submissionId: number;
  texto: string;
  arquivo?: File | null | undefined;
}>;


export type OpenContestMutation = { openContest: { id: number } };

export type OwnReceiptEventsQueryVariables = Exact<{
  id: number;
}>;


export type OwnReceiptEventsQuery = { submissionEvents: Array<{ id: number, statusNovo: string, motivo: string | null, atorNome: string, criadoEm: string }> };

export type OwnEntriesQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
}>;


export type OwnEntriesQuery = { ownEntries: { total: number, items: Array<{ id: number, tipo: string, valor: string, saldoApos: string, dividaApos: string, documento: string, documentoId: string, identificador: string | null, regra: Record<string, unknown>, venceEm: string | null, livre: string | null, usos: Record<string, unknown>, criadoEm: string }> } };


export const OwnStatementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownPostings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identificador"}},{"kind":"Field","name":{"kind":"Name","value":"totalPontos"}},{"kind":"Field","name":{"kind":"Name","value":"pontosLimitados"}},{"kind":"Field","name":{"kind":"Name","value":"totalVenda"}},{"kind":"Field","name":{"kind":"Name","value":"valorProdutosSW"}},{"kind":"Field","name":{"kind":"Name","value":"cashback"}},{"kind":"Field","name":{"kind":"Name","value":"percentualCashback"}},{"kind":"Field","name":{"kind":"Name","value":"realizadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"pontuadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"venceEm"}},{"kind":"Field","name":{"kind":"Name","value":"linkArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"tipoArquivo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<OwnStatementQuery, OwnStatementQueryVariables>;
export const OwnReceiptsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownReceipts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnSubmissionsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"atualizadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"reprovadoMotivo"}},{"kind":"Field","name":{"kind":"Name","value":"contestacao"}},{"kind":"Field","name":{"kind":"Name","value":"contestacaoPrazo"}},{"kind":"Field","name":{"kind":"Name","value":"contestacaoResposta"}},{"kind":"Field","name":{"kind":"Name","value":"contestavelAte"}},{"kind":"Field","name":{"kind":"Name","value":"linkArquivo"}},{"kind":"Field","name":{"kind":"Name","value":"linkMiniatura"}},{"kind":"Field","name":{"kind":"Name","value":"tipoArquivo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<OwnReceiptsQuery, OwnReceiptsQueryVariables>;
export const ExplainPostingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"explainPosting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postingItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"qtde"}},{"kind":"Field","name":{"kind":"Name","value":"valorPontos"}},{"kind":"Field","name":{"kind":"Name","value":"fatorPontuacao"}},{"kind":"Field","name":{"kind":"Name","value":"pontos"}},{"kind":"Field","name":{"kind":"Name","value":"subTotal"}}]}}]}}]} as unknown as DocumentNode<ExplainPostingQuery, ExplainPostingQueryVariables>;
export const OwnSwproPostingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownSwproPostings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"swproPostings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"totalPontos"}},{"kind":"Field","name":{"kind":"Name","value":"pontuadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"venceEm"}},{"kind":"Field","name":{"kind":"Name","value":"indicadoNome"}},{"kind":"Field","name":{"kind":"Name","value":"plataforma"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<OwnSwproPostingsQuery, OwnSwproPostingsQueryVariables>;
export const OwnCodePostingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownCodePostings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownCodePostings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"pontos"}},{"kind":"Field","name":{"kind":"Name","value":"dataUtilizacao"}},{"kind":"Field","name":{"kind":"Name","value":"venceEm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<OwnCodePostingsQuery, OwnCodePostingsQueryVariables>;
export const OpenContestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"openContest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"texto"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openContest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"submissionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"texto"},"value":{"kind":"Variable","name":{"kind":"Name","value":"texto"}}},{"kind":"Argument","name":{"kind":"Name","value":"arquivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OpenContestMutation, OpenContestMutationVariables>;
export const OwnReceiptEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownReceiptEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissionEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusNovo"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"atorNome"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}}]}}]}}]} as unknown as DocumentNode<OwnReceiptEventsQuery, OwnReceiptEventsQueryVariables>;
export const OwnEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"saldoApos"}},{"kind":"Field","name":{"kind":"Name","value":"dividaApos"}},{"kind":"Field","name":{"kind":"Name","value":"documento"}},{"kind":"Field","name":{"kind":"Name","value":"documentoId"}},{"kind":"Field","name":{"kind":"Name","value":"identificador"}},{"kind":"Field","name":{"kind":"Name","value":"regra"}},{"kind":"Field","name":{"kind":"Name","value":"venceEm"}},{"kind":"Field","name":{"kind":"Name","value":"livre"}},{"kind":"Field","name":{"kind":"Name","value":"usos"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<OwnEntriesQuery, OwnEntriesQueryVariables>;
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
export const useOpenContestMutation = (options?: useMutation.Options<OpenContestMutation, OpenContestMutationVariables>) =>
  useMutation(OpenContestDocument, options as never) as useMutation.ResultTuple<OpenContestMutation, OpenContestMutationVariables>;
export const useOwnReceiptEventsQuery = (options: useQuery.Options<OwnReceiptEventsQuery, OwnReceiptEventsQueryVariables> & ({ variables: OwnReceiptEventsQueryVariables } | { skip: true })) =>
  useQuery(OwnReceiptEventsDocument, options as never) as useQuery.Result<OwnReceiptEventsQuery, OwnReceiptEventsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useOwnEntriesQuery = (options?: useQuery.Options<OwnEntriesQuery, OwnEntriesQueryVariables>) =>
  useQuery(OwnEntriesDocument, options as never) as useQuery.Result<OwnEntriesQuery, OwnEntriesQueryVariables, 'empty' | 'complete' | 'streaming'>;