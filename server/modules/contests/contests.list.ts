import { fileColumnSql } from '../../platform/files/file-url.ts';
import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { personal } from '../../platform/lists/personal.ts';
import { audienceSet } from '../audiences/index.ts';
import { contestStatusSet, SUBMISSION_MASKED_SEARCH, submissionScope } from '../postings/index.ts';

/** Today in São Paulo, computed in the database. */
const TODAY = "(now() at time zone 'America/Sao_Paulo')::date";

/** Contests of rejected notes (beyond C4). */
export const contestsList = defineList({
  name: 'contests',
  rowType: 'Contest',
  description: 'Notes that their senders contest.',
  permission: 'contest:list',
  from: `contests k join submissions s on s.id = k.submission_id join stored_files f on f.id = s.file_id
    left join stored_files g on g.id = k.file_id left join sellers v on v.id = s.seller_id left join consumers c on c.id = s.consumer_id
    left join stores r on r.id = s.store_id left join networks n on n.id = s.network_id
    left join staff_users judge on judge.id = k.reprovado_por_id left join staff_users assignee on assignee.id = k.responsavel_id
    left join staff_users decider on decider.id = k.decidido_por_id`,
  key: 'k.id',
  search: 's.busca',
  maskedSearch: SUBMISSION_MASKED_SEARCH,
  columns: {
    id: column.id('k.id', 'Id'),
    submissionId: column.id('s.id', 'Nota', { nullable: false }),
    audience: column.text('s.audience', 'Público', { set: audienceSet, nullable: false }),
    parceiro: column.text('coalesce(v.nome, c.nome)', 'Enviada por', { sortable: true, nullable: false }),
    cpf: personal('cpf', column.text('coalesce(v.cpf, c.cpf)', 'CPF', { nullable: false })),
    revenda: column.text('r.nome_fantasia', 'Loja', { sortable: true }),
    rede: column.text('n.nome', 'Rede'),
    texto: column.text('k.texto', 'Contestação', { nullable: false }),
    reprovadoMotivo: column.text('k.reprovado_motivo', 'Motivo da reprovação', { sortable: true }),
    reprovadoObservacao: column.text('k.reprovado_observacao', 'Observação da reprovação'),
    reprovadoPor: column.text('judge.nome', 'Reprovada por'),
    reprovadoPorId: column.id('k.reprovado_por_id', 'Id de quem reprovou', { nullable: true, exported: false }),
    responsavel: column.text('assignee.nome', 'Responsável', { sortable: true }),
    status: column.text('k.status', 'Situação', { set: contestStatusSet, sortable: true, nullable: false }),
    prazoEm: column.date('k.prazo_em', 'Prazo', { description: 'Last of five business days', sortable: true, nullable: false }),
    criadoEm: column.dateTime('k.criado_em', 'Aberta em', { sortable: true, nullable: false }),
    decididoEm: column.dateTime('k.decidido_em', 'Decidida em', { sortable: true }),
    decididoPor: column.text('decider.nome', 'Decidida por'),
    resposta: column.text('k.resposta', 'Resposta'),
    linkNota: column.file(fileColumnSql('f'), 'Nota', { nullable: false, exported: false }),
    tipoNota: column.text('f.tipo_arquivo', 'Tipo da nota', { nullable: false, exported: false }),
    linkArquivo: column.file(fileColumnSql('g'), 'Anexo', { exported: false }),
    tipoArquivo: column.text('g.tipo_arquivo', 'Tipo do anexo', { exported: false }),
  },
  filters: {
    status: { type: 'text', set: contestStatusSet, description: 'Contests that stand so.', where: (value) => `k.status = ${value}` },
    audience: { type: 'text', set: audienceSet, description: 'Of one audience.', where: (value) => `s.audience = ${value}` },
    networkId: { type: 'id', description: 'Of one network.', where: (value) => `n.id = ${value}` },
    rede: { type: 'text', replacedBy: 'networkId', description: 'Name of a network.', where: (value) => `n.nome = ${value}` },
    motivo: { type: 'text', description: 'The reason of the rejection.', where: (value) => `k.reprovado_motivo = ${value}` },
    responsavelId: { type: 'id', description: 'Assigned to this person.', where: (value) => `k.responsavel_id = ${value}` },
    atrasadas: {
      type: 'boolean',
      description: 'Only open ones past their day.',
      where: (value) => `(k.status = 'ABERTA' and k.prazo_em < ${TODAY}) = ${value}`,
    },
  },
  periods: { criadoEm: ['dataInicial', 'dataFinal'] },
  scope: submissionScope,
  defaultSort: [{ column: 'prazoEm', direction: 'asc' }],
  fileName: 'contestacoes',
});
