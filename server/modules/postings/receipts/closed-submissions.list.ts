import { dateSql } from '../../../platform/lists/as-asked.ts';
import { column } from '../../../platform/lists/column.ts';
import { defineList } from '../../../platform/lists/list.ts';
import type { Reading } from '../../readings/index.ts';
import { IS_AUTOMATIC } from '../sales/automatic.ts';
import { contestStatusSet } from './contest-status-set.ts';
import { SUBMISSION_FROM, submissionColumns, submissionFilters } from './pending-submissions.list.ts';
import { submissionScope } from './submission-scope.ts';
import { submissionStatusSet } from './submission-sets.ts';

/** Days after a rejection within which its sender may contest it (beyond C4). */
export const CONTEST_DAYS = 90;

/** The day by which nine in ten of the audience's last 200 decided receipts had their answer; null where too few tell. */
const EXPECTED_ANSWER = `case when s.status = 'PENDENTE' then (
    select greatest(((s.criado_em + percentile_cont(0.9) within group (order by d.answered)) at time zone 'America/Sao_Paulo')::date, {today})
    from (select decidido_em - criado_em as answered from submissions
      where audience = s.audience and decidido_em is not null order by id desc limit 200) d
    having count(*) >= 10) end`;

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
    atualizadoEm: column.dateTime('s.atualizado_em', 'Atualizada em', { sortable: true, nullable: false }),
    reprovadoPor: column.text('judge.nome', 'Reprovada por', { sortable: true }),
    reprovadoMotivo: column.text('s.reprovado_motivo', 'Motivo', { sortable: true }),
    reprovadoObservacao: column.text('s.reprovado_observacao', 'Observação'),
  },
  filters: {
    ...submissionFilters,
  },
  periods: { criadoEm: ['dataInicial', 'dataFinal'] },
  scope: submissionScope,
  defaultSort: [{ column: 'criadoEm', direction: 'desc' }],
  fileName: 'pontuacoes_encerradas',
});

/** Whether the reading doubts the picture in this way. */
const doubted = (doubt: Reading['duvidasDaFoto'][number]) => `coalesce(l.leitura -> 'duvidasDaFoto' @> '"${doubt}"', false)`;

/** A seller's or consumer's submissions and their outcome: in analysis, approved, not processed with the reason. */
export const ownSubmissionsList = defineList({
  name: 'ownSubmissions',
  rowType: 'OwnSubmission',
  description: 'Receipts that the signed-in seller or consumer sent.',
  permission: 'submission:listOwn',
  from: `submissions s join stored_files f on f.id = s.file_id left join contests k on k.submission_id = s.id
    left join receipt_readings l on l.submission_id = s.id
    left join postings p on p.submission_id = s.id and p.status = 'APROVADA' left join stores r on r.id = coalesce(p.store_id, s.store_id)`,
  key: 's.id',
  parts: ({ today }) => ({ today: dateSql(today) }),
  columns: {
    id: column.id('s.id', 'Id'),
    status: column.text('s.status', 'Situação', { set: submissionStatusSet, sortable: true, nullable: false }),
    criadoEm: column.dateTime('s.criado_em', 'Data de envio', { sortable: true, nullable: false }),
    atualizadoEm: column.dateTime('s.atualizado_em', 'Atualizada em', { sortable: true, nullable: false }),
    revenda: column.text('r.nome_fantasia', 'Loja', { description: 'Where it was bought, once that is known' }),
    totalVenda: column.money('p.total_venda', 'Valor da nota', { description: 'Sum of its sale, once approved' }),
    respostaAte: column.date(EXPECTED_ANSWER, 'Resposta até', {
      description: 'Day by which receipts are usually answered; null once decided, and where there is no experience yet',
    }),
    reprovadoMotivo: column.text('s.reprovado_motivo', 'Motivo'),
    reprovadoObservacao: column.text('s.reprovado_observacao', 'Observação'),
    contestacao: column.text('k.status', 'Contestação', { set: contestStatusSet }),
    contestacaoPrazo: column.date('k.prazo_em', 'Prazo da contestação'),
    contestacaoResposta: column.text('k.resposta', 'Resposta da contestação'),
    contestavelAte: column.date(
      `case when k.id is null and s.status in ('REPROVADA', 'ENCERRADA') then (s.decidido_em at time zone 'America/Sao_Paulo')::date + ${CONTEST_DAYS} end`,
      'Contestável até',
      { description: 'Last day to contest it; null when that cannot be done' },
    ),
    linkArquivo: column.file(submissionColumns.linkArquivo.sql, 'Arquivo', { nullable: false, exported: false }),
    linkMiniatura: submissionColumns.linkMiniatura,
    tipoArquivo: column.text('f.tipo_arquivo', 'Tipo de arquivo', { nullable: false, exported: false }),
    lida: column.boolean('s.leitura is not null', 'Lida', { description: 'Whether the machine has looked for its code', nullable: false }),
    chaveFiscal: column.text('s.chave_fiscal', 'Chave de acesso', { description: 'As it was read or typed' }),
    textoLido: column.boolean('l.id is not null', 'Texto lido', { description: 'Whether its whole text has been read', nullable: false }),
    totalLido: column.money('l.total', 'Valor lido', { description: 'Total as read from the file, before any review' }),
    dataLida: column.date('l.data', 'Data lida', { description: 'Day of purchase as read from the file' }),
    produtosLidos: column.integer('l.produtos', 'Produtos lidos', { description: 'Products of the programme that were read' }),
    estimativa: column.points('l.estimativa', 'Estimativa', {
      description: 'What it would earn by its reading, before any review: points of a seller, BRL of a consumer',
    }),
    fotoCortada: column.boolean(doubted('CORTADA'), 'Foto cortada', {
      description: 'The print reaches the edge of the picture',
      nullable: false,
    }),
    fotoEscura: column.boolean(doubted('ESCURA'), 'Foto escura', { description: 'The picture is dark', nullable: false }),
    fotoDesfocada: column.boolean(doubted('DESFOCADA'), 'Foto desfocada', { description: 'The picture is out of focus', nullable: false }),
    pontuadoEm: column.dateTime('p.pontuado_em', 'Lançada em'),
    automatica: column.boolean(IS_AUTOMATIC, 'Automática', { description: 'Credited without a reviewer', nullable: false }),
    totalPontos: column.points("case when p.audience = 'SELLER' then p.total_pontos end", 'Pontos', {
      description: 'What it gave to a seller',
    }),
    cashback: column.money('p.cashback', 'Cashback', { description: 'What it gave to a consumer' }),
    venceEm: column.date('p.vence_em', 'Vence em'),
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
