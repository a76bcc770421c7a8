import { z } from 'zod';
import {
  activeClientProductsList,
  activeParticipatingStoresList,
  clientProductsList,
  createClientProduct,
  createParticipatingStore,
  participatingStoresList,
  updateClientProduct,
  updateParticipatingStore,
} from '../../modules/content/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import type { List } from '../../platform/lists/list.ts';
import { type Row, runList } from '../../platform/lists/run-list.ts';
import { idAnswer, rowRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { idOf, presentRow } from '../../platform/rest/list-dialects.ts';
import { defineRoute, type RouteRequest } from '../../platform/rest/route.ts';
import { flagInput, flagOf } from '../flags.ts';

const all = { pageSize: -1 };
const storeKeys = ['id', 'nome', 'ativo', 'criadoEm'] as const;
const productKeys = ['id', 'nome', 'descricao', 'ativo', 'criadoEm'] as const;
const booleanActive = { ativo: z.boolean() };
const flagged = { plus: { ativo: flagInput.optional() } };

/** doc 001 §3: here `ativo` is a boolean, not 1 or 0. */
const present = (list: List, row: Row, keys: readonly string[]): Row => ({ ...presentRow(list, row, keys), ativo: row.ativo });

/** A client may still send the other endpoints' 1/0 flags. */
function valuesOf({ body }: RouteRequest): Record<string, unknown> {
  const values = Array.isArray(body) ? {} : body;
  return values.ativo === undefined ? values : { ...values, ativo: flagOf(values.ativo, 'ativo') };
}

defineRoute({
  method: 'GET',
  path: '/api/lojas-participantes',
  tag: 'Conteúdo',
  summary: 'Lojas participantes',
  permission: 'content:list',
  answer: z.strictObject({ lojas: z.array(rowRule(participatingStoresList, storeKeys, { plus: booleanActive })) }),
  handle: async ({ ctx }) => {
    const { items } = await runList(participatingStoresList, ctx, all);
    return { lojas: items.map((row) => present(participatingStoresList, row, storeKeys)) };
  },
});

defineRoute({
  method: 'POST',
  path: '/api/lojas-participantes',
  tag: 'Conteúdo',
  summary: 'Cadastra uma loja participante',
  permission: 'content:create',
  body: inputOf(createParticipatingStore, flagged),
  answer: idAnswer,
  refuses: ['PARTICIPATING_STORE_NAME_TAKEN'],
  handle: (request) => runAction(createParticipatingStore, request.ctx, valuesOf(request), { idempotencyKey: request.idempotencyKey }),
});

defineRoute({
  method: 'PUT',
  path: '/api/lojas-participantes/:id',
  tag: 'Conteúdo',
  summary: 'Altera uma loja participante; o que não vem fica',
  permission: 'content:update',
  body: inputOf(updateParticipatingStore, flagged),
  answer: idAnswer,
  refuses: ['PARTICIPATING_STORE_NAME_TAKEN', 'PARTICIPATING_STORE_NOT_FOUND'],
  handle: (request) =>
    runAction(
      updateParticipatingStore,
      request.ctx,
      { ...valuesOf(request), id: idOf(request.params) },
      { idempotencyKey: request.idempotencyKey },
    ),
});

// doc 002 §7: reads id and nome.
defineRoute({
  method: 'GET',
  path: '/api/lojas-participantes/ativas',
  tag: 'Conteúdo',
  summary: 'Lojas participantes ativas, para a loja',
  permission: 'content:show',
  answer: z.strictObject({ lojas: z.array(rowRule(activeParticipatingStoresList, ['id', 'nome'])) }),
  handle: async ({ ctx }) => {
    const { items } = await runList(activeParticipatingStoresList, ctx, all);
    return { lojas: items.map((row) => presentRow(activeParticipatingStoresList, row, ['id', 'nome'])) };
  },
});

defineRoute({
  method: 'GET',
  path: '/api/produtos-cliente',
  tag: 'Conteúdo',
  summary: 'Produtos do cliente',
  permission: 'content:list',
  answer: z.strictObject({ produtos: z.array(rowRule(clientProductsList, productKeys, { plus: booleanActive })) }),
  handle: async ({ ctx }) => {
    const { items } = await runList(clientProductsList, ctx, all);
    return { produtos: items.map((row) => present(clientProductsList, row, productKeys)) };
  },
});

defineRoute({
  method: 'POST',
  path: '/api/produtos-cliente',
  tag: 'Conteúdo',
  summary: 'Cadastra um produto do cliente',
  permission: 'content:create',
  body: inputOf(createClientProduct, flagged),
  answer: idAnswer,
  refuses: ['CLIENT_PRODUCT_NAME_TAKEN'],
  handle: (request) => runAction(createClientProduct, request.ctx, valuesOf(request), { idempotencyKey: request.idempotencyKey }),
});

defineRoute({
  method: 'PUT',
  path: '/api/produtos-cliente/:id',
  tag: 'Conteúdo',
  summary: 'Altera um produto do cliente; o que não vem fica',
  permission: 'content:update',
  body: inputOf(updateClientProduct, flagged),
  answer: idAnswer,
  refuses: ['CLIENT_PRODUCT_NAME_TAKEN', 'CLIENT_PRODUCT_NOT_FOUND'],
  handle: (request) =>
    runAction(
      updateClientProduct,
      request.ctx,
      { ...valuesOf(request), id: idOf(request.params) },
      { idempotencyKey: request.idempotencyKey },
    ),
});

// doc 002 §7: reads id, nome and descricao.
defineRoute({
  method: 'GET',
  path: '/api/produtos-cliente/ativos',
  tag: 'Conteúdo',
  summary: 'Produtos do cliente ativos, para a loja',
  permission: 'content:show',
  answer: z.strictObject({ produtos: z.array(rowRule(activeClientProductsList, ['id', 'nome', 'descricao'])) }),
  handle: async ({ ctx }) => {
    const { items } = await runList(activeClientProductsList, ctx, all);
    return { produtos: items.map((row) => presentRow(activeClientProductsList, row, ['id', 'nome', 'descricao'])) };
  },
});
