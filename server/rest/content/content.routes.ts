import {
  activeClientProductsList,
  activeParticipatingStoresList,
  clientProductsList,
  createClientProduct,
  createParticipatingStore,
  editClientProduct,
  editParticipatingStore,
  participatingStoresList,
} from '../../modules/content/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import type { List } from '../../platform/lists/list.ts';
import { type Row, runList } from '../../platform/lists/run-list.ts';
import { idOf, presentRow } from '../../platform/rest/list-dialects.ts';
import { defineRoute, type RouteRequest } from '../../platform/rest/route.ts';
import { flagOf } from '../flags.ts';

const all = { pageSize: -1 };

/** doc 001 §3: here `ativo` is a boolean, not 1 or 0. */
const present = (list: List, row: Row, keys: readonly string[]): Row => ({ ...presentRow(list, row, keys), ativo: row.ativo });

/** A client may still send the flags of the other endpoints. */
function valuesOf({ body }: RouteRequest): Record<string, unknown> {
  const values = Array.isArray(body) ? {} : body;
  return values.ativo === undefined ? values : { ...values, ativo: flagOf(values.ativo, 'ativo') };
}

defineRoute({
  method: 'GET',
  path: '/api/lojas-participantes',
  permission: 'content:list',
  handle: async ({ ctx }) => {
    const { items } = await runList(participatingStoresList, ctx, all);
    return { lojas: items.map((row) => present(participatingStoresList, row, ['id', 'nome', 'ativo', 'criadoEm'])) };
  },
});

defineRoute({
  method: 'POST',
  path: '/api/lojas-participantes',
  permission: 'content:create',
  handle: (request) => runAction(createParticipatingStore, request.ctx, valuesOf(request), { idempotencyKey: request.idempotencyKey }),
});

defineRoute({
  method: 'PUT',
  path: '/api/lojas-participantes/:id',
  permission: 'content:edit',
  handle: (request) =>
    runAction(
      editParticipatingStore,
      request.ctx,
      { ...valuesOf(request), id: idOf(request.params) },
      { idempotencyKey: request.idempotencyKey },
    ),
});

// doc 002 §7: reads id and nome.
defineRoute({
  method: 'GET',
  path: '/api/lojas-participantes/ativas',
  permission: 'content:show',
  handle: async ({ ctx }) => {
    const { items } = await runList(activeParticipatingStoresList, ctx, all);
    return { lojas: items.map((row) => presentRow(activeParticipatingStoresList, row, ['id', 'nome'])) };
  },
});

defineRoute({
  method: 'GET',
  path: '/api/produtos-cliente',
  permission: 'content:list',
  handle: async ({ ctx }) => {
    const { items } = await runList(clientProductsList, ctx, all);
    return { produtos: items.map((row) => present(clientProductsList, row, ['id', 'nome', 'descricao', 'ativo', 'criadoEm'])) };
  },
});

defineRoute({
  method: 'POST',
  path: '/api/produtos-cliente',
  permission: 'content:create',
  handle: (request) => runAction(createClientProduct, request.ctx, valuesOf(request), { idempotencyKey: request.idempotencyKey }),
});

defineRoute({
  method: 'PUT',
  path: '/api/produtos-cliente/:id',
  permission: 'content:edit',
  handle: (request) =>
    runAction(
      editClientProduct,
      request.ctx,
      { ...valuesOf(request), id: idOf(request.params) },
      { idempotencyKey: request.idempotencyKey },
    ),
});

// doc 002 §7: reads id, nome and descricao.
defineRoute({
  method: 'GET',
  path: '/api/produtos-cliente/ativos',
  permission: 'content:show',
  handle: async ({ ctx }) => {
    const { items } = await runList(activeClientProductsList, ctx, all);
    return { produtos: items.map((row) => presentRow(activeClientProductsList, row, ['id', 'nome', 'descricao'])) };
  },
});
