import { exportList } from '../../modules/exports/index.ts';
import {
  createStoreProduct,
  deleteStoreProduct,
  editStoreProduct,
  storeProductsList,
  toggleStoreProduct,
} from '../../modules/products/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { genericOptions, idOf, presentRow } from '../../platform/rest/list-dialects.ts';
import { defineRoute } from '../../platform/rest/route.ts';
import { normalizeCnpj } from '../../shared/cnpj.ts';
import { flagOf } from '../flags.ts';

// doc 001 §3 Store product.
const keys = ['id', 'codigo', 'codigoPadrao', 'nome', 'valorUnitario', 'valorPontos', 'cnpjRevenda', 'ativo'] as const;

/** `filtros` may carry completo, rede, ativo and cnpjRevenda (doc 001 §7); completo is what the rows are anyway. */
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
  permission: 'storeProduct:list',
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
  permission: 'storeProduct:create',
  handle: ({ ctx, body, idempotencyKey }) => runAction(createStoreProduct, ctx, body, { idempotencyKey }),
});

// doc 001 §7: either the product's fields, or only { ativo }.
defineRoute({
  method: 'PUT',
  path: '/api/produtos_revenda/:id',
  permission: 'storeProduct:edit',
  handle: ({ ctx, params, body, idempotencyKey }) => {
    const id = idOf(params);
    if (!Array.isArray(body) && 'ativo' in body)
      return runAction(toggleStoreProduct, ctx, { ...body, id, ativo: flagOf(body.ativo, 'ativo') }, { idempotencyKey });
    return runAction(editStoreProduct, ctx, { ...body, id }, { idempotencyKey });
  },
});

defineRoute({
  method: 'DELETE',
  path: '/api/produtos_revenda/:id',
  permission: 'storeProduct:delete',
  handle: ({ ctx, params, idempotencyKey }) => runAction(deleteStoreProduct, ctx, { id: idOf(params) }, { idempotencyKey }),
});
