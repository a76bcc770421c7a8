import { z } from 'zod';
import { exportList } from '../../modules/exports/index.ts';
import {
  createStoreProduct,
  deleteStoreProduct,
  setStoreProductActive,
  storeProductsList,
  updateStoreProduct,
} from '../../modules/products/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { secondPersonRefusals } from '../../platform/actions/second-person.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { countRule, idAnswer, rowRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { genericOptions, idOf, presentRow } from '../../platform/rest/list-dialects.ts';
import { genericQuery } from '../../platform/rest/query-rules.ts';
import { defineRoute } from '../../platform/rest/route.ts';
import { normalizeCnpj } from '../../shared/cnpj.ts';
import { flagInput, flagOf } from '../flags.ts';

// doc 001 §3 Store product.
const keys = ['id', 'codigo', 'codigoPadrao', 'nome', 'valorUnitario', 'valorPontos', 'cnpjRevenda', 'ativo'] as const;

/** `filtros` may carry completo, rede, ativo and cnpjRevenda (doc 001 §7); rows are always complete, so completo changes nothing. */
function filterOf({ completo: _completo, rede, ativo, cnpjRevenda, ...others }: Record<string, unknown>): Record<string, unknown> {
  const given = (value: unknown) => value !== undefined && value !== null && value !== '';
  return {
    ...others,
    ...(given(rede) && rede !== 'Todas' ? { rede: String(rede) } : {}),
    ...(given(ativo) ? { ativo: flagOf(ativo, 'ativo') } : {}),
    ...(given(cnpjRevenda) ? { cnpjRevenda: normalizeCnpj(String(cnpjRevenda)) } : {}),
  };
}

// doc 001 §7, generic table: rows and count, or with download the fileLink of a spreadsheet of all pages.
defineRoute({
  method: 'GET',
  path: '/api/produtos_revenda',
  tag: 'Produtos',
  summary: 'Produtos de lojas; o vendedor lê os da sua',
  permission: 'storeProduct:list',
  query: { ...genericQuery, cnpjRevenda: z.string().describe('CNPJ da loja.') },
  answer: z.union([
    z.strictObject({ rows: z.array(rowRule(storeProductsList, keys)), count: countRule }),
    z.strictObject({ fileLink: z.string().nullable() }),
  ]),
  refuses: ['EXPORT_FILTER_TOO_LONG'],
  handle: async ({ ctx, query }) => {
    const { options, filtros } = genericOptions(query);
    const filter = filterOf({ ...filtros, ...(query.cnpjRevenda ? { cnpjRevenda: query.cnpjRevenda } : {}) });
    if (query.download && flagOf(query.download, 'download')) {
      const file = await runAction(exportList, ctx, { list: storeProductsList.name, format: 'XLSX', scope: 'ALL', options, filter });
      return { fileLink: file.url };
    }
    const { items, total } = await runList(storeProductsList, ctx, options, filter);
    return { rows: items.map((row) => presentRow(storeProductsList, row, keys)), count: total };
  },
});

defineRoute({
  method: 'POST',
  path: '/api/produtos_revenda',
  tag: 'Produtos',
  summary: 'Cadastra o produto de uma loja',
  permission: 'storeProduct:create',
  body: inputOf(createStoreProduct),
  answer: idAnswer,
  refuses: ['STORE_PRODUCT_CODE_TAKEN', 'STORE_PRODUCT_STANDARD_UNKNOWN', 'STORE_PRODUCT_STORE_UNKNOWN', ...secondPersonRefusals],
  handle: ({ ctx, body, idempotencyKey }) => runAction(createStoreProduct, ctx, body, { idempotencyKey }),
});

// doc 001 §7: either the product's fields, or only { ativo }.
defineRoute({
  method: 'PUT',
  path: '/api/produtos_revenda/:id',
  tag: 'Produtos',
  summary: 'Altera o produto de uma loja, ou só o seu ativo',
  permission: 'storeProduct:update',
  body: [inputOf(updateStoreProduct), inputOf(setStoreProductActive, { plus: { ativo: flagInput } })],
  answer: idAnswer,
  refuses: [
    'PRODUCT_NOT_FOUND',
    'STORE_PRODUCT_CODE_TAKEN',
    'STORE_PRODUCT_STANDARD_UNKNOWN',
    'STORE_PRODUCT_STORE_UNKNOWN',
    ...secondPersonRefusals,
  ],
  handle: ({ ctx, params, body, idempotencyKey }) => {
    const id = idOf(params);
    if (!Array.isArray(body) && 'ativo' in body)
      return runAction(setStoreProductActive, ctx, { ...body, id, ativo: flagOf(body.ativo, 'ativo') }, { idempotencyKey });
    return runAction(updateStoreProduct, ctx, { ...body, id }, { idempotencyKey });
  },
});

defineRoute({
  method: 'DELETE',
  path: '/api/produtos_revenda/:id',
  tag: 'Produtos',
  summary: 'Exclui o produto de uma loja',
  permission: 'storeProduct:delete',
  answer: idAnswer,
  refuses: ['PRODUCT_NOT_FOUND'],
  handle: ({ ctx, params, idempotencyKey }) => runAction(deleteStoreProduct, ctx, { id: idOf(params) }, { idempotencyKey }),
});
