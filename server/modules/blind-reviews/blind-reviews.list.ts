import { fileColumnSql } from '../../platform/files/file-url.ts';
import { defineList } from '../../platform/lists/list.ts';
import { audienceSet } from '../audiences/index.ts';
import { SUBMISSION_MASKED_SEARCH, submissionScope } from '../postings/index.ts';

/**
 * Receipts sampled for a second review that the actor may take (beyond C5): never their own decisions, and nothing that reveals the first
 * one. Excludes receipts reopened since.
 */
export const blindReviewsList = defineList({
  name: 'blindReviews',
  rowType: 'BlindReview',
  description: 'Receipts drawn for a second, blind look.',
  permission: 'blindReview:decide',
  from: `blind_reviews b join submissions s on s.id = b.submission_id join stored_files f on f.id = s.file_id
    left join sellers v on v.id = s.seller_id left join consumers c on c.id = s.consumer_id
    left join stores r on r.id = s.store_id left join networks n on n.id = s.network_id`,
  key: 'b.id',
  search: 's.busca',
  maskedSearch: SUBMISSION_MASKED_SEARCH,
  where: ['b.decidida_em is null', 's.decidido_em = b.primeira_em'],
  columns: {
    id: { sql: 'b.id', type: 'id', title: 'Id', exported: false },
    audience: { sql: 's.audience', type: 'text', set: audienceSet, title: 'Público', nullable: false },
    parceiro: { sql: 'coalesce(v.nome, c.nome)', type: 'text', title: 'Enviada por', sortable: true, nullable: false },
    revenda: { sql: 'r.nome_fantasia', type: 'text', title: 'Loja', sortable: true },
    rede: { sql: 'n.nome', type: 'text', title: 'Rede', sortable: true },
    chaveFiscal: { sql: 's.chave_fiscal', type: 'text', title: 'Chave de acesso' },
    enviadaEm: { sql: 's.criado_em', type: 'dateTime', title: 'Enviada em', sortable: true, nullable: false },
    sorteadaEm: { sql: 'b.sorteada_em', type: 'dateTime', title: 'Sorteada em', sortable: true, nullable: false },
    linkNota: { sql: fileColumnSql('f'), type: 'file', title: 'Nota', nullable: false, exported: false },
    tipoNota: { sql: 'f.tipo_arquivo', type: 'text', title: 'Tipo da nota', nullable: false, exported: false },
  },
  filters: {
    audience: { type: 'text', set: audienceSet, description: 'Of one audience.', where: (value) => `s.audience = ${value}` },
    networkId: { type: 'id', description: 'Of one network.', where: (value) => `n.id = ${value}` },
    rede: { type: 'text', description: 'Name of a network.', where: (value) => `n.nome = ${value}` },
  },
  scope: (scope) => [
    ...submissionScope(scope),
    ...(scope.actor.kind === 'staff' ? [`b.primeiro_por_id <> ${scope.bind(scope.actor.id)}`] : []),
  ],
  defaultSort: [{ column: 'sorteadaEm', direction: 'asc' }],
  fileName: 'revisao-cega',
});
