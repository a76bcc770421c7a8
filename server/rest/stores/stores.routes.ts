import { z } from 'zod';
import { exportList } from '../../modules/exports/index.ts';
import { networksList } from '../../modules/networks/index.ts';
import {
  createStore,
  deleteStore,
  setStoreActive,
  storeOptionsList,
  storesList,
  storeTermsQuery,
  updateStore,
} from '../../modules/stores/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { secondPersonRefusals } from '../../platform/actions/second-person.ts';
import type { AppContext } from '../../platform/context.ts';
import { AppError, inputError } from '../../platform/errors/app-error.ts';
import { findRow, runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { countRule, flagRule, idAnswer, rowRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { genericOptions, idOf, presentRow } from '../../platform/rest/list-dialects.ts';
import { activeQuery, genericQuery } from '../../platform/rest/query-rules.ts';
import { defineRoute, type RouteRequest } from '../../platform/rest/route.ts';
import { flagInput, flagOf } from '../flags.ts';

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
const GENERIC = ['pagina', 'ordenacao', 'buscar', 'limite', 'filtros', 'download'] as const;
const ALL = { pageSize: -1 };

const pickerRow = rowRule(storeOptionsList, pickerKeys);
const storeRow = rowRule(storesList, storeKeys);

const present = (row: Record<string, unknown>) => presentRow(storesList, row, storeKeys);

/** `filtros` may carry completo, rede, ativo and cnpjRevenda (doc 001 §7); rows are always complete, so completo changes nothing. */
function filterOf({ completo: _completo, rede, ativo, cnpjRevenda, ...others }: Record<string, unknown>): Record<string, unknown> {
  const given = (value: unknown) => value !== undefined && value !== null && value !== '';
  return {
    ...others,
    ...(given(rede) && rede !== 'Todas' ? { rede: String(rede) } : {}),
    ...(given(ativo) ? { ativo: flagOf(ativo, 'ativo') } : {}),
    ...(given(cnpjRevenda) ? { cnpj: String(cnpjRevenda) } : {}),
  };
}

async function genericPage(ctx: AppContext, query: RouteRequest['query']) {
  const { options, filtros } = genericOptions(query);
  const filter = filterOf(filtros);
  const { items, total } = await runList(storesList, ctx, options, filter);
  // With download: the same rows on all pages, as a spreadsheet behind a short-lived link.
  const wanted = query.download && flagOf(query.download, 'download');
  const file = wanted && (await runAction(exportList, ctx, { list: storesList.name, format: 'XLSX', scope: 'ALL', options, filter }));
  return { rows: items.map(present), count: total, fileLink: file ? file.url : null };
}

/** ?codigo= and ?cnpj= return the whole store to staff; the plain form, and everyone else, gets what the picker needs. */
async function namedStores(ctx: AppContext, { codigo, cnpj, ativo }: RouteRequest['query']) {
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
  tag: 'Lojas',
  summary: 'Lojas: para escolher, por código ou CNPJ, ou a tabela do painel',
  permission: 'store:pick',
  description: 'Com algum parâmetro da tabela genérica e sessão do painel, responde rows, count e fileLink; nos outros casos, revendas.',
  query: {
    codigo: z.string().describe('Código da loja.'),
    cnpj: z.string().describe('CNPJ da loja.'),
    ativo: activeQuery,
    ...genericQuery,
  },
  answer: z.union([
    z.strictObject({ revendas: z.array(z.union([pickerRow, storeRow])) }),
    z.strictObject({ rows: z.array(storeRow), count: countRule, fileLink: z.string().nullable() }),
  ]),
  refuses: ['EXPORT_FILTER_TOO_LONG', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  handle: ({ ctx, query }) =>
    ctx.actor.kind === 'staff' && GENERIC.some((name) => query[name] !== undefined) ? genericPage(ctx, query) : namedStores(ctx, query),
});

// doc 002 §2: /cadastrar-vendedor/{idRevenda} shows nomeFantasia; no match is an empty answer.
defineRoute({
  method: 'GET',
  path: '/api/revendas/:id',
  tag: 'Lojas',
  summary: 'Uma loja ativa pelo id',
  permission: 'store:pick',
  description: 'Nada encontrado: objeto vazio.',
  answer: z.union([pickerRow, z.strictObject({})]),
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
  tag: 'Lojas',
  summary: 'O que a loja permite: resgate e cenário',
  permission: 'store:read',
  answer: z.strictObject({ resgateLiberado: flagRule, cenario: z.int().min(0).max(3) }),
  refuses: ['STORE_NOT_FOUND'],
  handle: async ({ ctx, params }) => {
    const terms = await runQuery(storeTermsQuery, ctx, { cnpj: params.cnpj });
    if (!terms) throw new AppError('STORE_NOT_FOUND');
    return { resgateLiberado: terms.resgateLiberado ? (1 as const) : (0 as const), cenario: terms.cenario };
  },
});

const storeBody = { without: ['networkId'], plus: { rede: z.string().describe('Nome da rede.') } };

/** The documented body gives the network's name (`rede`); the action needs its id. */
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
  tag: 'Lojas',
  summary: 'Cadastra uma loja',
  permission: 'store:create',
  body: [inputOf(createStore, storeBody), inputOf(createStore)],
  answer: idAnswer,
  refuses: ['STORE_CNPJ_TAKEN', 'STORE_CODE_TAKEN', 'STORE_NETWORK_UNKNOWN', ...secondPersonRefusals],
  handle: async ({ ctx, body, idempotencyKey }) => runAction(createStore, ctx, await withNetworkId(ctx, body), { idempotencyKey }),
});

const SWITCHES = ['ativo', 'ativoClientes', 'resgateLiberado'];
const switchesRule = Object.fromEntries(SWITCHES.map((name) => [name, flagInput.optional()]));

// doc 001 §7: the store fields and cenario, or only switches.
defineRoute({
  method: 'PUT',
  path: '/api/revendas/:id',
  tag: 'Lojas',
  summary: 'Altera uma loja, ou só as suas chaves (ativo, ativoClientes, resgateLiberado)',
  permission: 'store:update',
  body: [inputOf(updateStore, storeBody), inputOf(updateStore), inputOf(setStoreActive, { plus: switchesRule })],
  answer: idAnswer,
  refuses: [
    'STORE_CNPJ_TAKEN',
    'STORE_CODE_TAKEN',
    'STORE_FACTOR_IN_FUTURE',
    'STORE_NETWORK_UNKNOWN',
    'STORE_NOT_FOUND',
    ...secondPersonRefusals,
  ],
  handle: async ({ ctx, params, body, idempotencyKey }) => {
    const id = idOf(params);
    const keys = Object.keys(body);
    if (keys.length && keys.every((key) => SWITCHES.includes(key))) {
      const switches = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, flagOf(value, key)]));
      return runAction(setStoreActive, ctx, { ...switches, id }, { idempotencyKey });
    }
    return runAction(updateStore, ctx, { ...(await withNetworkId(ctx, body)), id }, { idempotencyKey });
  },
});

defineRoute({
  method: 'DELETE',
  path: '/api/revendas/:id',
  tag: 'Lojas',
  summary: 'Exclui uma loja',
  permission: 'store:delete',
  answer: idAnswer,
  refuses: ['STORE_IN_USE', 'STORE_NOT_FOUND'],
  handle: ({ ctx, params, idempotencyKey }) => runAction(deleteStore, ctx, { id: idOf(params) }, { idempotencyKey }),
});
