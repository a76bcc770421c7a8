import { z } from 'zod';
import { consumerRedemptionsList, ownConsumerRedemptionsList } from '../../modules/cashback/index.ts';
import { exportAnswer } from '../../modules/exports/index.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { countRule, rowRule } from '../../platform/rest/answer-rules.ts';
import { pagedOptions, presentRow } from '../../platform/rest/list-dialects.ts';
import { pagedQuery } from '../../platform/rest/query-rules.ts';
import { defineRoute } from '../../platform/rest/route.ts';

// doc 001 §3 Redemption, of a consumer.
const PANEL_KEYS = [
  'id',
  'redemptionCode',
  'cliente',
  'cpfCliente',
  'idCliente',
  'cidadeCliente',
  'premio',
  'qtde',
  'obs',
  'saldoAnterior',
  'pontosGastos',
  'status',
  'resgatadoEm',
  'dataEntrega',
] as const;
// doc 002 §3 Redemption.
const OWN_KEYS = [
  'id',
  'redemptionCode',
  ['codigo', 'redemptionCode'],
  'idCliente',
  'premio',
  'obs',
  'qtde',
  'status',
  'resgatadoEm',
] as const;

defineRoute({
  method: 'GET',
  path: '/api/resgatesCliente',
  tag: 'Resgates',
  summary: 'Resgates de consumidores; o cliente lê os próprios',
  permission: 'consumerRedemption:listPanelOrOwn',
  query: pagedQuery(consumerRedemptionsList, ownConsumerRedemptionsList),
  answer: z.strictObject({
    resgates: z.array(z.union([rowRule(consumerRedemptionsList, PANEL_KEYS), rowRule(ownConsumerRedemptionsList, OWN_KEYS)])),
    totalRecords: countRule,
  }),
  handle: async ({ ctx, query }) => {
    const isOwn = ctx.actor.kind === 'consumer';
    const list = isOwn ? ownConsumerRedemptionsList : consumerRedemptionsList;
    const { items, total } = await runList(list, ctx, pagedOptions(query));
    return { resgates: items.map((row) => presentRow(list, row, isOwn ? OWN_KEYS : PANEL_KEYS)), totalRecords: total };
  },
});

// doc 001 §7: page 1, perPage 10000, search, sort: every match.
defineRoute({
  method: 'GET',
  path: '/api/resgates-consumidor/exportar',
  tag: 'Resgates',
  summary: 'Planilha dos resgates de consumidores',
  permission: 'redemption:list',
  query: { ...pagedQuery(consumerRedemptionsList), sort: z.string().describe('Aceito e ignorado: use sortField.') },
  answer: { file: 'xlsx' },
  refuses: ['EXPORT_BUSY'],
  handle: async ({ ctx, query }) =>
    exportAnswer(consumerRedemptionsList, ctx, {
      scope: 'CURRENT',
      options: { ...pagedOptions(query), page: 1, pageSize: -1 },
      filter: {},
    }),
});
