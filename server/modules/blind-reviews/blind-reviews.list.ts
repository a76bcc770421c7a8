import { fileColumnSql } from '../../platform/files/file-url.ts';
import { column } from '../../platform/lists/column.ts';
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
    id: column.id('b.id', 'Id', { exported: false }),
    audience: column.text('s.audience', 'Público', { set: audienceSet, nullable: false }),
    parceiro: column.text('coalesce(v.nome, c.nome)', 'Enviada por', { sortable: true, nullable: false }),
    revenda: column.text('r.nome_fantasia', 'Loja', { sortable: true }),
    rede: column.text('n.nome', 'Rede', { sortable: true }),
    chaveFiscal: column.text('s.chave_fiscal', 'Chave de acesso'),
    enviadaEm: column.dateTime('s.criado_em', 'Enviada em', { sortable: true, nullable: false }),
    sorteadaEm: column.dateTime('b.sorteada_em', 'Sorteada em', { sortable: true, nullable: false }),
    linkNota: column.file(fileColumnSql('f'), 'Nota', { nullable: false, exported: false }),
    tipoNota: column.text('f.tipo_arquivo', 'Tipo da nota', { nullable: false, exported: false }),
  },
  filters: {
    audience: { type: 'text', set: audienceSet, description: 'Of one audience.', where: (value) => `s.audience = ${value}` },
    networkId: { type: 'id', description: 'Of one network.', where: (value) => `n.id = ${value}` },
    rede: { type: 'text', replacedBy: 'networkId', description: 'Name of a network.', where: (value) => `n.nome = ${value}` },
  },
  scope: (scope) => [
    ...submissionScope(scope),
    ...(scope.actor.kind === 'staff' ? [`b.primeiro_por_id is distinct from ${scope.bind(scope.actor.id)}`] : []),
  ],
  defaultSort: [{ column: 'sorteadaEm', direction: 'asc' }],
  fileName: 'revisao-cega',
});
