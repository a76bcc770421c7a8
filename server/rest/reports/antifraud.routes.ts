import { z } from 'zod';
import {
  antifraudList,
  antifraudNotesQuery,
  antifraudReleasesQuery,
  prepareReport,
  releaseAntifraud,
  setAntifraudNote,
} from '../../modules/reports/index.ts';
import { networksUnderAlert } from '../../modules/stock/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { secondPersonRefusals } from '../../platform/actions/second-person.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { messageRule, rowRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { presentRow } from '../../platform/rest/list-dialects.ts';
import { networkQuery } from '../../platform/rest/query-rules.ts';
import { defineRoute } from '../../platform/rest/route.ts';
import { networkFilter } from '../list-filters.ts';
import { logEntries, logEntryRule, productQuery } from './report-dialect.ts';

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
  tag: 'Antifraude',
  summary: 'Pontuado contra comprado, por rede e produto',
  permission: 'antifraud:read',
  query: { rede: networkQuery },
  answer: z.strictObject({ antiFraude: z.array(rowRule(antifraudList, keys)) }),
  handle: async ({ ctx, query }) => {
    await runAction(prepareReport, ctx, { tipo: 'ANTIFRAUDE' });
    const { items } = await runList(antifraudList, ctx, { pageSize: -1 }, networkFilter(query.rede));
    return { antiFraude: items.map((row) => presentRow(antifraudList, row, keys)) };
  },
});

defineRoute({
  method: 'POST',
  path: '/api/antifraude/observacao',
  tag: 'Antifraude',
  summary: 'Anota uma observação',
  permission: 'antifraud:edit',
  body: inputOf(setAntifraudNote),
  answer: messageRule,
  refuses: ['REPORT_NETWORK_UNKNOWN', 'REPORT_PRODUCT_UNKNOWN'],
  handle: async ({ ctx, body, idempotencyKey }) => {
    await runAction(setAntifraudNote, ctx, body, { idempotencyKey });
    return { mensagem: 'Observação salva com sucesso' };
  },
});

// doc 001 §7: rede, codProduto, quantidade -> redesAntifraude.
defineRoute({
  method: 'POST',
  path: '/api/antifraude/liberacao',
  tag: 'Antifraude',
  summary: 'Libera uma quantidade',
  permission: 'antifraud:edit',
  body: inputOf(releaseAntifraud),
  answer: messageRule.extend({ redesAntifraude: z.array(z.string()) }),
  refuses: ['REPORT_NETWORK_UNKNOWN', 'REPORT_PRODUCT_UNKNOWN', ...secondPersonRefusals],
  handle: async ({ ctx, body, idempotencyKey }) => {
    await runAction(releaseAntifraud, ctx, body, { idempotencyKey });
    return { mensagem: 'Liberação salva com sucesso', redesAntifraude: await networksUnderAlert(ctx) };
  },
});

defineRoute({
  method: 'GET',
  path: '/api/antifraude/observacoes',
  tag: 'Antifraude',
  summary: 'Observações de um produto em uma rede',
  permission: 'antifraud:read',
  query: { rede: networkQuery, codProduto: productQuery },
  answer: z.strictObject({ observacoes: z.array(logEntryRule) }),
  refuses: ['REPORT_NETWORK_UNKNOWN', 'REPORT_PRODUCT_UNKNOWN'],
  handle: async ({ ctx, query: { rede, codProduto } }) => ({
    observacoes: logEntries(await runQuery(antifraudNotesQuery, ctx, { rede, codProduto })),
  }),
});

defineRoute({
  method: 'GET',
  path: '/api/antifraude/liberacoes',
  tag: 'Antifraude',
  summary: 'Liberações de um produto em uma rede',
  permission: 'antifraud:read',
  query: { rede: networkQuery, codProduto: productQuery },
  answer: z.strictObject({ liberacoes: z.array(logEntryRule) }),
  refuses: ['REPORT_NETWORK_UNKNOWN', 'REPORT_PRODUCT_UNKNOWN'],
  handle: async ({ ctx, query: { rede, codProduto } }) => ({
    liberacoes: logEntries(await runQuery(antifraudReleasesQuery, ctx, { rede, codProduto })),
  }),
});
