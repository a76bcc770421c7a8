import {
  antifraudList,
  antifraudNotesQuery,
  antifraudReleasesQuery,
  noteAntifraud,
  prepareReport,
  releaseAntifraud,
} from '../../modules/reports/index.ts';
import { networksUnderAlert } from '../../modules/stock/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { presentRow } from '../../platform/rest/list-dialects.ts';
import { defineRoute } from '../../platform/rest/route.ts';
import { logEntries, networkFilter } from './report-dialect.ts';

// doc 001 §3 Anti-fraud row.
const keys = [
  'rede',
  'codProduto',
  'produto',
  'qtdVendida',
  'qtdPontuada',
  'liberado',
  'qtdAf',
  'saldoPontos',
  'pontosUnitario',
  'observacao',
] as const;

// doc 001 §7: ?rede -> antiFraude.
defineRoute({
  method: 'GET',
  path: '/api/antifraude',
  permission: 'antifraud:read',
  handle: async ({ ctx, query }) => {
    await runAction(prepareReport, ctx, { tipo: 'ANTIFRAUDE' });
    const { items } = await runList(antifraudList, ctx, { pageSize: -1 }, networkFilter(query.rede));
    return { antiFraude: items.map((row) => presentRow(antifraudList, row, keys)) };
  },
});

defineRoute({
  method: 'POST',
  path: '/api/antifraude/observacao',
  permission: 'antifraud:edit',
  handle: async ({ ctx, body, idempotencyKey }) => {
    await runAction(noteAntifraud, ctx, body, { idempotencyKey });
    return { mensagem: 'Observação salva com sucesso' };
  },
});

// doc 001 §7: rede, codProduto, quantidade -> redesAntifraude.
defineRoute({
  method: 'POST',
  path: '/api/antifraude/liberacao',
  permission: 'antifraud:edit',
  handle: async ({ ctx, body, idempotencyKey }) => {
    await runAction(releaseAntifraud, ctx, body, { idempotencyKey });
    return { mensagem: 'Liberação salva com sucesso', redesAntifraude: await networksUnderAlert(ctx) };
  },
});

defineRoute({
  method: 'GET',
  path: '/api/antifraude/observacoes',
  permission: 'antifraud:read',
  handle: async ({ ctx, query: { rede, codProduto } }) => ({
    observacoes: logEntries(await runQuery(antifraudNotesQuery, ctx, { rede, codProduto })),
  }),
});

defineRoute({
  method: 'GET',
  path: '/api/antifraude/liberacoes',
  permission: 'antifraud:read',
  handle: async ({ ctx, query: { rede, codProduto } }) => ({
    liberacoes: logEntries(await runQuery(antifraudReleasesQuery, ctx, { rede, codProduto })),
  }),
});
