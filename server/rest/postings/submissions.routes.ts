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
import { runList } from '../../platform/lists/run-list.ts';
import { pagedOptions, presentRow } from '../../platform/rest/list-dialects.ts';
import { defineRoute, type RouteRequest } from '../../platform/rest/route.ts';

// doc 002 §7: multipart arquivos[]; answered under "arquivos".
defineRoute({
  method: 'POST',
  path: '/api/upload/venda_foto',
  permission: 'submission:send',
  multipart: true,
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

// doc 001 §2: "Buscar Por" chooses what the search looks at.
const SEARCH_BY: Record<string, string> = { PARCEIRO: 'parceiro', CPF: 'cpf', CNPJ: 'cnpj', CODIGO: 'codigo', LOJA: 'loja' };

// doc 001 §7: a list answered under "pontuacao".
defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/pendentes',
  permission: 'submission:list',
  handle: async ({ ctx, query }) => {
    const { search, ...options } = pagedOptions(query);
    const column = SEARCH_BY[query.filterBy ?? 'PARCEIRO'];
    if (!column) throw inputError([{ field: 'filterBy', message: `filterBy inválido. Use: ${Object.keys(SEARCH_BY).join(', ')}` }]);
    const { items, total } = await runList(pendingSubmissionsList, ctx, options, search ? { [column]: search } : {});
    const keys = ['id', 'parceiro', 'cpf', 'cnpj', 'codRevenda', 'revenda', 'criadoEm', 'linkArquivo', 'tipoArquivo'] as const;
    return { pontuacao: items.map((row) => presentRow(pendingSubmissionsList, row, keys)), totalRecords: total };
  },
});

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

function closedFilters({ rede, dataInicial, dataFinal }: RouteRequest['query']): Record<string, string> {
  return { ...(rede && rede !== 'Todas' ? { rede } : {}), ...(dataInicial ? { dataInicial } : {}), ...(dataFinal ? { dataFinal } : {}) };
}

// doc 001 §7: answered under "pontuacao" too.
defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/encerradas',
  permission: 'submission:listClosed',
  handle: async ({ ctx, query }) => {
    const { items, total } = await runList(closedSubmissionsList, ctx, pagedOptions(query), closedFilters(query));
    return { pontuacao: items.map((row) => presentRow(closedSubmissionsList, row, CLOSED_KEYS)), totalRecords: total };
  },
});

defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/encerradas/export',
  permission: 'submission:listClosed',
  handle: async ({ ctx, query }) =>
    exportAnswer(closedSubmissionsList, ctx, {
      options: query.type === 'all' ? {} : pagedOptions(query),
      filter: closedFilters(query),
      scope: query.type === 'all' ? 'ALL' : 'CURRENT',
    }),
});

/** A pending or closed receipt, of either audience, is named by its id or its fiscal number under the documented `identificador`. */
const submissionOf = (ctx: AppContext, body: RouteRequest['body']) =>
  findSubmission(ctx, (body as { identificador?: unknown }).identificador);

defineRoute({
  method: 'POST',
  path: '/api/pontuacoes/encerrar',
  permission: 'submission:decide',
  handle: async ({ ctx, body, idempotencyKey }) =>
    runAction(closeSubmission, ctx, { id: await submissionOf(ctx, body) }, { idempotencyKey }),
});

// doc 001 §7: named by linkArquivo. Who rejected is the session's person; the documented `reprovadoPor` is not believed.
defineRoute({
  method: 'POST',
  path: '/api/pontuacoes/reprovar',
  permission: 'submission:decide',
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
  permission: 'submission:return',
  handle: async ({ ctx, body, idempotencyKey }) =>
    runAction(returnSubmissionToPending, ctx, { id: await submissionOf(ctx, body) }, { idempotencyKey }),
});

// doc 002 §3 Unprocessed note: dataEnvio, status, reprovadoMotivo, linkArquivo.
defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/nao-processadas',
  permission: 'submission:listOwn',
  handle: async ({ ctx }) => {
    const { items } = await runList(ownSubmissionsList, ctx, { pageSize: -1 }, { naoProcessadas: true });
    const keys = ['id', ['dataEnvio', 'criadoEm'], 'status', 'reprovadoMotivo', 'linkArquivo', 'tipoArquivo'] as const;
    return {
      naoProcessadas: items.map((row) => ({
        ...presentRow(ownSubmissionsList, row, keys),
        status: SUBMISSION_STATUS_LABELS[row.status as SubmissionStatus],
      })),
    };
  },
});
