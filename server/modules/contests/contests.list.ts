import { fileColumnSql } from '../../platform/files/file-url.ts';
import { dayFilters } from '../../platform/lists/day-filters.ts';
import { defineList } from '../../platform/lists/list.ts';
import { personal } from '../../platform/lists/personal.ts';
import { audienceSet } from '../audiences/index.ts';
import { contestStatusSet, SUBMISSION_MASKED_SEARCH, submissionScope } from '../postings/index.ts';

const opened = dayFilters('k.criado_em');
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
    id: { sql: 'k.id', type: 'id', title: 'Id' },
    submissionId: { sql: 's.id', type: 'id', title: 'Nota', nullable: false },
    audience: { sql: 's.audience', type: 'text', set: audienceSet, title: 'Público', nullable: false },
    parceiro: { sql: 'coalesce(v.nome, c.nome)', type: 'text', title: 'Enviada por', sortable: true, nullable: false },
    cpf: personal('cpf', { sql: 'coalesce(v.cpf, c.cpf)', type: 'text', title: 'CPF', nullable: false }),
    revenda: { sql: 'r.nome_fantasia', type: 'text', title: 'Loja', sortable: true },
    rede: { sql: 'n.nome', type: 'text', title: 'Rede' },
    texto: { sql: 'k.texto', type: 'text', title: 'Contestação', nullable: false },
    reprovadoMotivo: { sql: 'k.reprovado_motivo', type: 'text', title: 'Motivo da reprovação', sortable: true },
    reprovadoObservacao: { sql: 'k.reprovado_observacao', type: 'text', title: 'Observação da reprovação' },
    reprovadoPor: { sql: 'judge.nome', type: 'text', title: 'Reprovada por' },
    reprovadoPorId: { sql: 'k.reprovado_por_id', type: 'id', nullable: true, title: 'Id de quem reprovou', exported: false },
    responsavel: { sql: 'assignee.nome', type: 'text', title: 'Responsável', sortable: true },
    status: {
      sql: 'k.status',
      type: 'text',
      set: contestStatusSet,
      title: 'Situação',
      sortable: true,
      nullable: false,
    },
    prazoEm: {
      sql: 'k.prazo_em',
      type: 'date',
      title: 'Prazo',
      description: 'Last of five business days',
      sortable: true,
      nullable: false,
    },
    criadoEm: { sql: 'k.criado_em', type: 'dateTime', title: 'Aberta em', sortable: true, nullable: false },
    decididoEm: { sql: 'k.decidido_em', type: 'dateTime', title: 'Decidida em', sortable: true },
    decididoPor: { sql: 'decider.nome', type: 'text', title: 'Decidida por' },
    resposta: { sql: 'k.resposta', type: 'text', title: 'Resposta' },
    linkNota: { sql: fileColumnSql('f'), type: 'file', title: 'Nota', nullable: false, exported: false },
    tipoNota: { sql: 'f.tipo_arquivo', type: 'text', title: 'Tipo da nota', nullable: false, exported: false },
    linkArquivo: { sql: fileColumnSql('g'), type: 'file', title: 'Anexo', exported: false },
    tipoArquivo: { sql: 'g.tipo_arquivo', type: 'text', title: 'Tipo do anexo', exported: false },
  },
  filters: {
    status: { type: 'text', set: contestStatusSet, description: 'Contests that stand so.', where: (value) => `k.status = ${value}` },
    audience: { type: 'text', set: audienceSet, description: 'Of one audience.', where: (value) => `s.audience = ${value}` },
    networkId: { type: 'id', description: 'Of one network.', where: (value) => `n.id = ${value}` },
    rede: { type: 'text', description: 'Name of a network.', where: (value) => `n.nome = ${value}` },
    motivo: { type: 'text', description: 'The reason of the rejection.', where: (value) => `k.reprovado_motivo = ${value}` },
    responsavelId: { type: 'id', description: 'Assigned to this person.', where: (value) => `k.responsavel_id = ${value}` },
    atrasadas: {
      type: 'boolean',
      description: 'Only open ones past their day.',
      where: (value) => `(k.status = 'ABERTA' and k.prazo_em < ${TODAY}) = ${value}`,
    },
    dataInicial: { type: 'date', description: 'Opened on this day or later.', where: opened.from },
    dataFinal: { type: 'date', description: 'Opened on this day or earlier.', where: opened.to },
  },
  scope: submissionScope,
  defaultSort: [{ column: 'prazoEm', direction: 'asc' }],
  fileName: 'contestacoes',
});
