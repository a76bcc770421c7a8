import { z } from 'zod';
import { exportAnswer } from '../../modules/exports/index.ts';
import {
  closedSubmissionsList,
  closeSubmission,
  findSubmission,
  findSubmissionByFile,
  ownSubmissionsList,
  pendingSubmissionsList,
  rejectSubmission,
  returnSubmissionToPending,
  SUBMISSION_STATUS_LABELS,
  type SubmissionStatus,
  sendReceipts,
} from '../../modules/postings/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { inputError } from '../../platform/errors/app-error.ts';
import { uploadRefusalCodes } from '../../platform/files/upload.errors.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { countRule, idAnswer, idRule, rowRule } from '../../platform/rest/answer-rules.ts';
import { pagedOptions, presentRow } from '../../platform/rest/list-dialects.ts';
import { exportScopeQuery, networkQuery, pagedQuery, periodQuery } from '../../platform/rest/query-rules.ts';
import { defineRoute, type RouteRequest } from '../../platform/rest/route.ts';
import { periodFilter } from '../list-filters.ts';
import { identifierRule } from './sale-body.ts';

// doc 002 §7: multipart arquivos[]; answered under "arquivos".
defineRoute({
  method: 'POST',
  path: '/api/upload/venda_foto',
  tag: 'Pontuações',
  summary: 'Envia fotos de notas para análise',
  permission: 'submission:send',
  form: { files: { arquivos: { description: 'Fotos ou PDF das notas.', isMany: true } } },
  answer: z.strictObject({ arquivos: z.array(z.strictObject({ id: idRule, nome: z.string() })) }),
  refuses: [...uploadRefusalCodes, 'SUBMISSION_REFUSED', 'SUBMISSION_WITHOUT_FILES'],
  handle: async ({ ctx, files, idempotencyKey }) => {
    const arquivos = await runAction(
      sendReceipts,
      ctx,
      { files: files.map(({ fileName, bytes }) => ({ fileName, bytes })) },
      { idempotencyKey },
    );
    return { arquivos: arquivos.map(({ id, fileName }) => ({ id, nome: fileName })) };
  },
});

// doc 001 §2: "Buscar Por" chooses what the search covers.
const SEARCH_BY = new Map([
  ['PARCEIRO', 'parceiro'],
  ['CPF', 'cpf'],
  ['CNPJ', 'cnpj'],
  ['CODIGO', 'codigo'],
  ['LOJA', 'loja'],
]);

const PENDING_KEYS = ['id', 'parceiro', 'cpf', 'cnpj', 'codRevenda', 'revenda', 'criadoEm', 'linkArquivo', 'tipoArquivo'] as const;

// doc 001 §7: a list answered under "pontuacao".
defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/pendentes',
  tag: 'Pontuações',
  summary: 'Notas de vendedores à espera de análise',
  permission: 'submission:list',
  query: { ...pagedQuery(pendingSubmissionsList), filterBy: z.enum([...SEARCH_BY.keys()]).describe('Onde search procura.') },
  answer: z.strictObject({ pontuacao: z.array(rowRule(pendingSubmissionsList, PENDING_KEYS)), totalRecords: countRule }),
  handle: async ({ ctx, query }) => {
    const { search, ...options } = pagedOptions(query);
    const column = SEARCH_BY.get(query.filterBy ?? 'PARCEIRO');
    if (!column) throw inputError([{ field: 'filterBy', message: `filterBy inválido. Use: ${[...SEARCH_BY.keys()].join(', ')}` }]);
    const { items, total } = await runList(pendingSubmissionsList, ctx, options, search ? { [column]: search } : {});
    return { pontuacao: items.map((row) => presentRow(pendingSubmissionsList, row, PENDING_KEYS)), totalRecords: total };
  },
});

const OWN_KEYS = ['id', ['dataEnvio', 'criadoEm'], 'status', 'reprovadoMotivo', 'linkArquivo', 'tipoArquivo'] as const;
const CLOSED_KEYS = [
  'id',
  'parceiro',
  'cpf',
  'codRevenda',
  'revenda',
  'criadoEm',
  'atualizadoEm',
  'reprovadoPor',
  'reprovadoMotivo',
  'linkArquivo',
  'tipoArquivo',
] as const;

// doc 001 §7: answered under "pontuacao" too.
defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/encerradas',
  tag: 'Pontuações',
  summary: 'Notas encerradas ou reprovadas',
  permission: 'submission:listClosed',
  query: { ...pagedQuery(closedSubmissionsList), ...periodQuery, rede: networkQuery },
  answer: z.strictObject({ pontuacao: z.array(rowRule(closedSubmissionsList, CLOSED_KEYS)), totalRecords: countRule }),
  handle: async ({ ctx, query }) => {
    const { items, total } = await runList(closedSubmissionsList, ctx, pagedOptions(query), periodFilter(query));
    return { pontuacao: items.map((row) => presentRow(closedSubmissionsList, row, CLOSED_KEYS)), totalRecords: total };
  },
});

defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/encerradas/export',
  tag: 'Pontuações',
  summary: 'Planilha das notas encerradas',
  permission: 'submission:listClosed',
  query: { ...pagedQuery(closedSubmissionsList), ...periodQuery, rede: networkQuery, type: exportScopeQuery },
  answer: { file: 'xlsx' },
  refuses: ['EXPORT_BUSY'],
  handle: async ({ ctx, query }) =>
    exportAnswer(closedSubmissionsList, ctx, {
      options: query.type === 'all' ? {} : pagedOptions(query),
      filter: periodFilter(query),
      scope: query.type === 'all' ? 'ALL' : 'CURRENT',
    }),
});

/** A pending or closed receipt of either audience, identified by id or fiscal number under the documented `identificador`. */
const submissionOf = (ctx: AppContext, body: RouteRequest['body']) =>
  findSubmission(ctx, (body as { identificador?: unknown }).identificador);

defineRoute({
  method: 'POST',
  path: '/api/pontuacoes/encerrar',
  tag: 'Pontuações',
  summary: 'Encerra uma nota sem pontuar',
  permission: 'submission:decide',
  body: identifierRule,
  answer: idAnswer,
  refuses: ['OWN_GAIN', 'SUBMISSION_AMBIGUOUS', 'SUBMISSION_CHANGED', 'SUBMISSION_CLAIMED', 'SUBMISSION_DECIDED', 'SUBMISSION_NOT_FOUND'],
  handle: async ({ ctx, body, idempotencyKey }) =>
    runAction(closeSubmission, ctx, { id: await submissionOf(ctx, body) }, { idempotencyKey }),
});

// doc 001 §7: identified by linkArquivo. The session decides who rejected it; the documented `reprovadoPor` is ignored.
defineRoute({
  method: 'POST',
  path: '/api/pontuacoes/reprovar',
  tag: 'Pontuações',
  summary: 'Reprova uma nota',
  permission: 'submission:decide',
  body: z.looseObject({
    linkArquivo: z.string().optional(),
    identificador: z.union([z.string(), z.number()]).optional(),
    reprovadoMotivo: z.string(),
    reprovadoPor: z.unknown().optional(),
  }),
  answer: idAnswer,
  refuses: ['OWN_GAIN', 'SUBMISSION_AMBIGUOUS', 'SUBMISSION_CHANGED', 'SUBMISSION_CLAIMED', 'SUBMISSION_DECIDED', 'SUBMISSION_NOT_FOUND'],
  handle: async ({ ctx, body, idempotencyKey }) => {
    const { linkArquivo, identificador, reprovadoMotivo } = body as Record<string, unknown>;
    const id =
      linkArquivo === undefined && identificador !== undefined
        ? await submissionOf(ctx, body)
        : await findSubmissionByFile(ctx, linkArquivo);
    return runAction(rejectSubmission, ctx, { id, motivo: reprovadoMotivo }, { idempotencyKey });
  },
});

defineRoute({
  method: 'POST',
  path: '/api/pontuacoes/retornar-foto-pendente',
  tag: 'Pontuações',
  summary: 'Devolve à análise uma nota encerrada',
  permission: 'submission:return',
  body: identifierRule,
  answer: idAnswer,
  refuses: ['OWN_GAIN', 'SUBMISSION_AMBIGUOUS', 'SUBMISSION_CONTESTED', 'SUBMISSION_NOT_CLOSED', 'SUBMISSION_NOT_FOUND'],
  handle: async ({ ctx, body, idempotencyKey }) =>
    runAction(returnSubmissionToPending, ctx, { id: await submissionOf(ctx, body) }, { idempotencyKey }),
});

// doc 002 §3 Unprocessed note: dataEnvio, status, reprovadoMotivo, linkArquivo.
defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/nao-processadas',
  tag: 'Pontuações',
  summary: 'As próprias notas que não pontuaram (loja)',
  permission: 'submission:listOwn',
  answer: z.strictObject({
    naoProcessadas: z.array(
      rowRule(ownSubmissionsList, OWN_KEYS, {
        name: 'SubmissionNotProcessed',
        plus: { status: z.enum(Object.values(SUBMISSION_STATUS_LABELS)) },
      }),
    ),
  }),
  handle: async ({ ctx }) => {
    const { items } = await runList(ownSubmissionsList, ctx, { pageSize: -1 }, { naoProcessadas: true });
    return {
      naoProcessadas: items.map((row) => ({
        ...presentRow(ownSubmissionsList, row, OWN_KEYS),
        status: SUBMISSION_STATUS_LABELS[row.status as SubmissionStatus],
      })),
    };
  },
});
