import { boughtOfCodeQuery, soldOfCodeQuery } from '../../modules/stock/index.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { amountRule } from '../../platform/rest/answer-rules.ts';
import { idOf } from '../../platform/rest/list-dialects.ts';
import { defineRoute } from '../../platform/rest/route.ts';
import { toJsonNumber } from '../../shared/money.ts';

// doc 002 §7: both answer a bare number; the screen's balance is the first minus the second.
defineRoute({
  method: 'GET',
  path: '/api/historico/codigoUsado/:codigo/:cpf',
  tag: 'Estoque',
  summary: 'Quanto a loja do vendedor comprou de um código: um número',
  permission: 'stock:check',
  answer: amountRule,
  refuses: ['PRODUCT_NOT_PARTICIPATING'],
  handle: async ({ ctx, params }) => toJsonNumber(await runQuery(boughtOfCodeQuery, ctx, { codigo: params.codigo, cpf: params.cpf })),
});

defineRoute({
  method: 'GET',
  path: '/api/vendas_itens/:productCode/:resellerId',
  tag: 'Estoque',
  summary: 'Quanto a loja já vendeu de um código: um número',
  permission: 'stock:check',
  answer: amountRule,
  refuses: ['PRODUCT_NOT_PARTICIPATING'],
  handle: async ({ ctx, params }) =>
    toJsonNumber(await runQuery(soldOfCodeQuery, ctx, { codigo: params.productCode, storeId: idOf(params, 'resellerId') })),
});
