import { dayFilters } from '../../../platform/lists/day-filters.ts';
import { defineList } from '../../../platform/lists/list.ts';
import { contestStatusSet } from './contest-status-set.ts';
import { SUBMISSION_FROM, submissionColumns, submissionFilters } from './pending-submissions.list.ts';
import { submissionScope } from './submission-scope.ts';
import { submissionStatusSet } from './submission-sets.ts';

/** Days after a rejection within which its sender may contest it (beyond C4). */
export const CONTEST_DAYS = 90;
const sent = dayFilters('s.criado_em');

/** Sellers' rejected, ended and cancelled receipts (Pontuações Encerradas, 001 §2). */
export const closedSubmissionsList = defineList({
  name: 'closedSubmissions',
  rowType: 'ClosedSubmission',
  description: 'Receipts of sellers that were rejected, ended or cancelled.',
  permission: 'submission:listClosed',
  from: SUBMISSION_FROM,
  key: 's.id',
  search: 's.busca',
  digits: 'submissions',
  where: ["s.status in ('REPROVADA', 'ENCERRADA', 'CANCELADA')", "s.audience = 'SELLER'"],
  columns: {
    ...submissionColumns,
    atualizadoEm: { sql: 's.atualizado_em', type: 'dateTime', title: 'Atualizada em', sortable: true, nullable: false },
    reprovadoPor: { sql: 'judge.nome', type: 'text', title: 'Reprovada por', sortable: true },
    reprovadoMotivo: { sql: 's.reprovado_motivo', type: 'text', title: 'Motivo', sortable: true },
    reprovadoObservacao: { sql: 's.reprovado_observacao', type: 'text', title: 'Observação' },
  },
  filters: {
    ...submissionFilters,
    dataInicial: { type: 'date', description: 'Sent on this day or later.', where: sent.from },
    dataFinal: { type: 'date', description: 'Sent on this day or earlier.', where: sent.to },
  },
  scope: submissionScope,
  defaultSort: [{ column: 'criadoEm', direction: 'desc' }],
  fileName: 'pontuacoes_encerradas',
});

/** A seller's or consumer's submissions and their outcome: in analysis, approved, not processed with the reason. */
export const ownSubmissionsList = defineList({
  name: 'ownSubmissions',
  rowType: 'OwnSubmission',
  description: 'Receipts that the signed-in seller or consumer sent.',
  permission: 'submission:listOwn',
  from: `submissions s join stored_files f on f.id = s.file_id left join contests k on k.submission_id = s.id
    left join postings p on p.submission_id = s.id and p.status = 'APROVADA'`,
  key: 's.id',
  columns: {
    id: { sql: 's.id', type: 'id', title: 'Id' },
    status: { sql: 's.status', type: 'text', set: submissionStatusSet, title: 'Situação', sortable: true, nullable: false },
    criadoEm: { sql: 's.criado_em', type: 'dateTime', title: 'Data de envio', sortable: true, nullable: false },
    atualizadoEm: { sql: 's.atualizado_em', type: 'dateTime', title: 'Atualizada em', sortable: true, nullable: false },
    reprovadoMotivo: { sql: 's.reprovado_motivo', type: 'text', title: 'Motivo' },
    reprovadoObservacao: { sql: 's.reprovado_observacao', type: 'text', title: 'Observação' },
    contestacao: { sql: 'k.status', type: 'text', set: contestStatusSet, title: 'Contestação' },
    contestacaoPrazo: { sql: 'k.prazo_em', type: 'date', title: 'Prazo da contestação' },
    contestacaoResposta: { sql: 'k.resposta', type: 'text', title: 'Resposta da contestação' },
    contestavelAte: {
      sql: `case when k.id is null and s.status in ('REPROVADA', 'ENCERRADA') then (s.decidido_em at time zone 'America/Sao_Paulo')::date + ${CONTEST_DAYS} end`,
      type: 'date',
      title: 'Contestável até',
      description: 'Last day to contest it; null when that cannot be done',
    },
    linkArquivo: { sql: submissionColumns.linkArquivo.sql, type: 'file', title: 'Arquivo', nullable: false, exported: false },
    linkMiniatura: submissionColumns.linkMiniatura,
    tipoArquivo: { sql: 'f.tipo_arquivo', type: 'text', title: 'Tipo de arquivo', nullable: false, exported: false },
    lida: {
      sql: 's.leitura is not null',
      type: 'boolean',
      title: 'Lida',
      description: 'Whether the machine has looked for its code',
      nullable: false,
    },
    chaveFiscal: { sql: 's.chave_fiscal', type: 'text', title: 'Chave de acesso', description: 'As it was read or typed' },
    pontuadoEm: { sql: 'p.pontuado_em', type: 'dateTime', title: 'Lançada em' },
    totalPontos: {
      sql: "case when p.audience = 'SELLER' then p.total_pontos end",
      type: 'points',
      title: 'Pontos',
      description: 'What it gave to a seller',
    },
    cashback: { sql: 'p.cashback', type: 'money', title: 'Cashback', description: 'What it gave to a consumer' },
    venceEm: { sql: 'p.vence_em', type: 'date', title: 'Vence em' },
  },
  filters: {
    emAnalise: { type: 'boolean', description: 'Only those still waiting.', where: (value) => `(s.status = 'PENDENTE') = ${value}` },
    naoProcessadas: {
      type: 'boolean',
      description: 'Only those rejected, ended or cancelled.',
      where: (value) => `(s.status in ('REPROVADA', 'ENCERRADA', 'CANCELADA')) = ${value}`,
    },
  },
  scope: submissionScope,
  defaultSort: [{ column: 'criadoEm', direction: 'desc' }],
});
