import { exportList } from '../../modules/exports/index.ts';
import { networksList } from '../../modules/networks/index.ts';
import {
  createStore,
  deleteStore,
  editStore,
  storeOptionsList,
  storesList,
  storeTermsQuery,
  toggleStore,
} from '../../modules/stores/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { AppError, inputError } from '../../platform/errors/app-error.ts';
import { findRow, runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { genericOptions, idOf, presentRow } from '../../platform/rest/list-dialects.ts';
import { defineRoute, type RouteRequest } from '../../platform/rest/route.ts';
import { flagOf } from '../flags.ts';

const pickerKeys = ['id', 'cnpj', 'nomeFantasia'] as const;
// doc 001 §3 Store (where `nome` is the network) with the fields of doc 000 §3 Revenda.
const storeKeys = [
  'id',
  'codigo',
  'nomeFantasia',
  ['nome', 'rede'],
  'rede',
  'razaoSocial',
  'cnpj',
  'cnpjCddRevendaMaster',
  'telefone',
  'celular',
  'endCidade',
  'endRua',
  'endNumero',
  'endComplemento',
  'endBairro',
  'endEstado',
  'endCep',
  'criadoEm',
  'numeroParceiros',
  'totalVendas',
  'totalPontos',
  'saldoPontos',
  'ultimaPontuacao',
  'lancamentoRelatorio',
  'lancamentoManual',
  'tipoPontuacao',
  'fatorPontuacao',
  'cenario',
  'ativo',
  'ativoClientes',
  'resgateLiberado',
  'email',
  'responsavel',
] as const;
const GENERIC = ['pagina', 'ordenacao', 'buscar', 'limite', 'filtros', 'download'];
const ALL = { pageSize: -1 };

const present = (row: Record<string, unknown>) => presentRow(storesList, row, storeKeys);

/** `filtros` may carry completo, rede, ativo and cnpjRevenda (doc 001 §7); completo is what the rows are anyway. */
function filterOf({ completo: _completo, rede, ativo, cnpjRevenda, ...others }: Record<string, unknown>): Record<string, unknown> {
  const given = (value: unknown) => value !== undefined && value !== null && value !== '';
  return {
    ...others,
    ...(given(rede) && rede !== 'Todas' ? { rede: String(rede) } : {}),
    ...(given(ativo) ? { ativo: flagOf(ativo, 'ativo') } : {}),
    ...(given(cnpjRevenda) ? { cnpj: String(cnpjRevenda) } : {}),
  };
}

async function genericPage(ctx: AppContext, query: RouteRequest['query']): Promise<unknown> {
  const { options, filtros } = genericOptions(query);
  const filter = filterOf(filtros);
  const { items, total } = await runList(storesList, ctx, options, filter);
  // With download the same rows, all pages, as a spreadsheet behind a short-lived link.
  const wanted = query.download && flagOf(query.download, 'download');
  const file = wanted && (await runAction(exportList, ctx, { list: storesList.name, format: 'XLSX', scope: 'ALL', options, filter }));
  return { rows: items.map(present), count: total, fileLink: file ? file.url : null };
}

/** ?codigo= and ?cnpj= answer the whole store to staff; the plain form, and everybody else, gets what the picker needs. */
async function namedStores(ctx: AppContext, { codigo, cnpj, ativo }: RouteRequest['query']): Promise<unknown> {
  const filter = { ...(codigo ? { codigo } : {}), ...(cnpj ? { cnpj } : {}) };
  const activeOnly = ativo === undefined || flagOf(ativo, 'ativo');
  if (ctx.actor.kind === 'staff' && (codigo || cnpj || !activeOnly)) {
    const { items } = await runList(storesList, ctx, ALL, { ...filter, ...(ativo === undefined ? {} : { ativo: activeOnly }) });
    return { revendas: items.map(present) };
  }
  const { items } = await runList(storeOptionsList, ctx, ALL, filter);
  return { revendas: items.map((row) => presentRow(storeOptionsList, row, pickerKeys)) };
}

defineRoute({
  method: 'GET',
  path: '/api/revendas',
  permission: 'store:pick',
  handle: ({ ctx, query }) =>
    ctx.actor.kind === 'staff' && GENERIC.some((name) => query[name] !== undefined) ? genericPage(ctx, query) : namedStores(ctx, query),
});

// doc 002 §2: /cadastrar-vendedor/{idRevenda} shows nomeFantasia; nothing found is an empty answer.
defineRoute({
  method: 'GET',
  path: '/api/revendas/:id',
  permission: 'store:pick',
  handle: async ({ ctx, params }) => {
    const id = Number(params.id);
    if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) return {};
    const row = await findRow(storeOptionsList, ctx, id);
    return row ? presentRow(storeOptionsList, row, pickerKeys) : {};
  },
});

defineRoute({
  method: 'GET',
  path: '/api/revendas/cnpj/:cnpj',
  permission: 'store:read',
  handle: async ({ ctx, params }) => {
    const terms = await runQuery(storeTermsQuery, ctx, { cnpj: params.cnpj });
    if (!terms) throw new AppError('STORE_NOT_FOUND');
    return { resgateLiberado: Number(terms.resgateLiberado), cenario: terms.cenario };
  },
});

/** The documented body names its network (`rede`); the action wants its id. */
async function withNetworkId(ctx: AppContext, body: RouteRequest['body']): Promise<Record<string, unknown>> {
  if (Array.isArray(body)) throw inputError([{ field: 'corpo', message: 'O corpo da requisição não é válido' }]);
  const { rede, ...store } = body;
  if (typeof rede !== 'string' || !rede) return store;
  const { items } = await runList(networksList, ctx, { pageSize: 1 }, { rede });
  return { ...store, networkId: items[0]?.id ?? 0 };
}

defineRoute({
  method: 'POST',
  path: '/api/revendas',
  permission: 'store:create',
  handle: async ({ ctx, body, idempotencyKey }) => runAction(createStore, ctx, await withNetworkId(ctx, body), { idempotencyKey }),
});

const SWITCHES = ['ativo', 'ativoClientes', 'resgateLiberado'];

// doc 001 §7: the store fields and cenario, or only switches.
defineRoute({
  method: 'PUT',
  path: '/api/revendas/:id',
  permission: 'store:edit',
  handle: async ({ ctx, params, body, idempotencyKey }) => {
    const id = idOf(params);
    const keys = Object.keys(body);
    if (keys.length && keys.every((key) => SWITCHES.includes(key))) {
      const switches = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, flagOf(value, key)]));
      return runAction(toggleStore, ctx, { ...switches, id }, { idempotencyKey });
    }
    return runAction(editStore, ctx, { ...(await withNetworkId(ctx, body)), id }, { idempotencyKey });
  },
});

defineRoute({
  method: 'DELETE',
  path: '/api/revendas/:id',
  permission: 'store:delete',
  handle: ({ ctx, params, idempotencyKey }) => runAction(deleteStore, ctx, { id: idOf(params) }, { idempotencyKey }),
});
