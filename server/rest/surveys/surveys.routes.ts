import { z } from 'zod';
import {
  createMarketSurvey,
  deleteMarketSurvey,
  marketSurveyProductsQuery,
  marketSurveysList,
  updateMarketSurvey,
} from '../../modules/surveys/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { inputError } from '../../platform/errors/app-error.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { idAnswer, rowRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { idOf, presentRow } from '../../platform/rest/list-dialects.ts';
import { networkQuery } from '../../platform/rest/query-rules.ts';
import { defineRoute, type RouteRequest } from '../../platform/rest/route.ts';
import { toJsonNumber } from '../../shared/money.ts';

// doc 001 §3 Market research.
const keys = [
  'id',
  'revenda',
  'cnpjRevenda',
  'cidade',
  'categoria',
  'comunicacao',
  'faturamento',
  'qtdeProdutosVendidos',
  'mediaMensal',
  'share',
  'qtdeVendedores',
  'fonte',
] as const;

interface Product {
  marca: string;
  produto: string;
  qtde: string;
  valorUnitario: string;
}

const jsonText = (products: readonly Product[] = []) =>
  JSON.stringify(
    products.map((product) => ({ ...product, qtde: toJsonNumber(product.qtde), valorUnitario: toJsonNumber(product.valorUnitario) })),
  );

// doc 001 §7: ?rede= (name or id) -> pesquisas; product lists come back as JSON text, as sent (doc 000 §3).
defineRoute({
  method: 'GET',
  path: '/api/pesquisa_mercado',
  tag: 'Pesquisa de mercado',
  summary: 'Pesquisas de mercado',
  permission: 'research:list',
  query: { rede: networkQuery },
  answer: z.strictObject({
    pesquisas: z.array(
      rowRule(marketSurveysList, keys, {
        plus: { produtosMaisVendidos: z.string().describe('JSON.'), produtosMaisVendidosConcorrentes: z.string().describe('JSON.') },
      }),
    ),
  }),
  handle: async ({ ctx, query: { rede } }) => {
    const filter = !rede || rede === 'Todas' ? {} : /^\d{1,9}$/.test(rede) ? { networkId: Number(rede) } : { rede };
    const { items } = await runList(marketSurveysList, ctx, { pageSize: -1 }, filter);
    const products = await runQuery(marketSurveyProductsQuery, ctx, { ids: items.map(({ id }) => id) });
    const byId = new Map(products.map((lists) => [lists.id, lists]));
    return {
      pesquisas: items.map((row) => {
        const lists = byId.get(Number(row.id));
        return {
          ...presentRow(marketSurveysList, row, keys),
          produtosMaisVendidos: jsonText(lists?.produtosMaisVendidos),
          produtosMaisVendidosConcorrentes: jsonText(lists?.produtosMaisVendidosConcorrentes),
        };
      }),
    };
  },
});

/** A list sent as JSON text (or as a list); anything else is refused by name. */
function listFrom(value: unknown, field: string): unknown {
  if (typeof value !== 'string' || value.trim() === '') return value === '' || value === null ? undefined : value;
  try {
    return JSON.parse(value) ?? undefined;
  } catch {
    throw inputError([{ field, message: `${field} não é um JSON válido` }]);
  }
}

const productsText = z
  .union([z.string(), z.array(z.looseObject({}))])
  .nullish()
  .describe('JSON: marca, produto, qtde, valorUnitario.');
const asJsonText = {
  plus: {
    produtosMaisVendidos: productsText,
    produtosMaisVendidosConcorrentes: productsText,
    qtdeProdutosVendidos: z.unknown().optional(),
  },
};

/** The client's sold quantity is ignored: it is the sum of the list by brand (doc 001 §5). */
function fieldsFrom({ body }: RouteRequest): Record<string, unknown> {
  if (Array.isArray(body)) return {};
  const { qtdeProdutosVendidos: _computed, produtosMaisVendidos, produtosMaisVendidosConcorrentes, ...fields } = body;
  return {
    ...fields,
    produtosMaisVendidos: listFrom(produtosMaisVendidos, 'produtosMaisVendidos'),
    produtosMaisVendidosConcorrentes: listFrom(produtosMaisVendidosConcorrentes, 'produtosMaisVendidosConcorrentes'),
  };
}

defineRoute({
  method: 'POST',
  path: '/api/pesquisa_mercado',
  tag: 'Pesquisa de mercado',
  summary: 'Registra uma pesquisa',
  permission: 'research:create',
  body: inputOf(createMarketSurvey, asJsonText),
  answer: idAnswer,
  refuses: ['SURVEY_PRODUCT_REPEATED', 'SURVEY_STORE_UNKNOWN'],
  handle: (request) => runAction(createMarketSurvey, request.ctx, fieldsFrom(request), { idempotencyKey: request.idempotencyKey }),
});

defineRoute({
  method: 'PUT',
  path: '/api/pesquisa_mercado/:id',
  tag: 'Pesquisa de mercado',
  summary: 'Altera uma pesquisa',
  permission: 'research:update',
  body: inputOf(updateMarketSurvey, asJsonText),
  answer: idAnswer,
  refuses: ['SURVEY_NOT_FOUND', 'SURVEY_PRODUCT_REPEATED'],
  handle: (request) =>
    runAction(
      updateMarketSurvey,
      request.ctx,
      { ...fieldsFrom(request), id: idOf(request.params) },
      { idempotencyKey: request.idempotencyKey },
    ),
});

defineRoute({
  method: 'DELETE',
  path: '/api/pesquisa_mercado/:id',
  tag: 'Pesquisa de mercado',
  summary: 'Exclui uma pesquisa',
  permission: 'research:delete',
  answer: idAnswer,
  refuses: ['SURVEY_NOT_FOUND'],
  handle: ({ ctx, params, idempotencyKey }) => runAction(deleteMarketSurvey, ctx, { id: idOf(params) }, { idempotencyKey }),
});
