import { z } from 'zod';
import {
  consumerStatusChangesQuery,
  consumersList,
  consumerTakenQuery,
  deleteConsumer,
  registerConsumer,
  setConsumerActive,
  updateConsumer,
  updateOwnConsumerProfile,
} from '../../modules/consumers/index.ts';
import { exportAnswer } from '../../modules/exports/index.ts';
import { acceptTerms } from '../../modules/sessions/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { inputError } from '../../platform/errors/app-error.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { countRule, idAnswer, rowRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { idOf, pagedOptions, presentRow } from '../../platform/rest/list-dialects.ts';
import { activeQuery, pagedQuery, searchQuery } from '../../platform/rest/query-rules.ts';
import { defineRoute } from '../../platform/rest/route.ts';
import { flagInput, flagOf } from '../flags.ts';
import { acceptsTermsOnly, profileFields, profileInput, termsInput } from '../own-profile.ts';
import { statusChangeRow, statusChangeRule } from '../status-changes.ts';

// doc 001 §3 Consumer, as the panel's table reads it.
const tableKeys = [
  'id',
  'nome',
  'cpf',
  'celular',
  'endCidade',
  'endEstado',
  'email',
  'totalProdutosSW',
  'saldoCashback',
  'ultimoAcessoEm',
  'criadoEm',
  'ativo',
] as const;
// "Same personal fields as the seller, without hobby and store."
const personKeys = [
  ...tableKeys,
  'telefone',
  'dataNascimento',
  'sexo',
  'endRua',
  'endNumero',
  'endComplemento',
  'endBairro',
  'endCep',
  'aceitouRegulamento',
] as const;

const personRow = rowRule(consumersList, personKeys, { name: 'ConsumerWithProfile' });

// doc 001 §7: { data, totalRecords }.
defineRoute({
  method: 'GET',
  path: '/api/clientes-painel',
  tag: 'Consumidores',
  summary: 'Consumidores, em páginas',
  permission: 'consumer:list',
  query: { ...pagedQuery(consumersList), ativo: activeQuery },
  answer: z.strictObject({ data: z.array(rowRule(consumersList, tableKeys)), totalRecords: countRule }),
  handle: async ({ ctx, query }) => {
    const filter = query.ativo ? { ativo: flagOf(query.ativo, 'ativo') } : {};
    const { items, total } = await runList(consumersList, ctx, pagedOptions(query), filter);
    return { data: items.map((row) => presentRow(consumersList, row, tableKeys)), totalRecords: total };
  },
});

defineRoute({
  method: 'GET',
  path: '/api/clientes-painel/exportar',
  tag: 'Consumidores',
  summary: 'Planilha dos consumidores',
  permission: 'consumer:list',
  query: { search: searchQuery },
  answer: { file: 'xlsx' },
  refuses: ['EXPORT_BUSY'],
  handle: async ({ ctx, query }) => exportAnswer(consumersList, ctx, { options: { search: query.search || undefined } }),
});

// doc 001 §7: { clientes }; a consumer reads only their own row.
defineRoute({
  method: 'GET',
  path: '/api/clientes',
  tag: 'Consumidores',
  summary: 'Consumidores por CPF; o cliente lê só o próprio cadastro',
  permission: 'consumer:find',
  query: { cpf: z.string().describe('CPF, com ou sem máscara.') },
  answer: z.strictObject({ clientes: z.array(personRow) }),
  handle: async ({ ctx, query }) => {
    const { items } = await runList(consumersList, ctx, { pageSize: -1 }, query.cpf ? { cpf: query.cpf } : {});
    return { clientes: items.map((row) => presentRow(consumersList, row, personKeys)) };
  },
});

/** The person an action has just written, as the documents spell a consumer. Read as the system: a new person has no session yet. */
async function readConsumer(ctx: AppContext, id: number) {
  const { items } = await runList(consumersList, { ...ctx, actor: { kind: 'system' } }, { pageSize: 1 }, { id });
  return items[0] ? presentRow(consumersList, items[0], personKeys) : null;
}

// doc 002 §7 Registration: { cliente }.
defineRoute({
  method: 'POST',
  path: '/api/clientes',
  tag: 'Consumidores',
  summary: 'Cadastro de um consumidor',
  permission: 'consumer:register',
  body: inputOf(registerConsumer),
  answer: z.strictObject({ cliente: personRow.nullable() }),
  refuses: ['CONSUMER_CPF_TAKEN', 'CONSUMER_NOT_ADULT', 'TOO_MANY_ATTEMPTS'],
  handle: async ({ ctx, body, idempotencyKey }) => {
    const { id } = await runAction(registerConsumer, ctx, body, { idempotencyKey });
    return { cliente: await readConsumer(ctx, id) };
  },
});

// doc 000 §7 Profile and state: the profile fields, or { aceitouRegulamento: 1 }; { cliente }.
defineRoute({
  method: 'PUT',
  path: '/api/clientes',
  tag: 'Perfis',
  summary: 'O próprio cadastro do cliente, ou o aceite do regulamento',
  permission: 'consumerProfile:update',
  body: [profileInput(updateOwnConsumerProfile), termsInput],
  answer: z.strictObject({ cliente: personRow.nullable() }),
  refuses: ['CONSUMER_BIRTH_IN_FUTURE', 'CONSUMER_CPF_FIXED', 'PASSWORD_WRONG'],
  handle: async ({ ctx, body, idempotencyKey }) => {
    if (acceptsTermsOnly(body)) await runAction(acceptTerms, ctx, {}, { idempotencyKey });
    else await runAction(updateOwnConsumerProfile, ctx, profileFields(body), { idempotencyKey });
    return { cliente: 'id' in ctx.actor ? await readConsumer(ctx, ctx.actor.id) : null };
  },
});

defineRoute({
  method: 'GET',
  path: '/api/clientes/verificar-cpf/:cpf',
  tag: 'Consumidores',
  summary: 'Se um CPF já está cadastrado',
  permission: 'cpf:check',
  answer: z.strictObject({ existe: z.boolean() }),
  refuses: ['TOO_MANY_ATTEMPTS'],
  handle: async ({ ctx, params }) => ({ existe: await runQuery(consumerTakenQuery, ctx, { cpf: params.cpf }) }),
});

// doc 001 §7: { id, ativo, justificativa }.
defineRoute({
  method: 'PUT',
  path: '/api/clientes/justificativa',
  tag: 'Consumidores',
  summary: 'Ativa ou inativa um consumidor',
  permission: 'consumer:set-active',
  body: inputOf(setConsumerActive, { plus: { id: z.union([z.int(), z.string()]), ativo: flagInput } }),
  answer: idAnswer,
  refuses: ['CONSUMER_NOT_FOUND'],
  handle: ({ ctx, body, idempotencyKey }) => {
    if (Array.isArray(body)) throw inputError([{ field: 'id', message: 'Consumidor não encontrado' }]);
    const input = { ...body, id: Number(body.id), ativo: flagOf(body.ativo, 'ativo') };
    return runAction(setConsumerActive, ctx, input, { idempotencyKey });
  },
});

defineRoute({
  method: 'PUT',
  path: '/api/clientes/:id',
  tag: 'Consumidores',
  summary: 'Altera um consumidor',
  permission: 'consumer:update',
  body: inputOf(updateConsumer),
  answer: idAnswer,
  refuses: ['CONSUMER_BIRTH_IN_FUTURE', 'CONSUMER_CPF_TAKEN', 'CONSUMER_NOT_FOUND', 'OWN_GAIN'],
  handle: ({ ctx, params, body, idempotencyKey }) => runAction(updateConsumer, ctx, { ...body, id: idOf(params) }, { idempotencyKey }),
});

defineRoute({
  method: 'DELETE',
  path: '/api/clientes/:id',
  tag: 'Consumidores',
  summary: 'Exclui um consumidor',
  permission: 'consumer:delete',
  answer: idAnswer,
  refuses: ['CONSUMER_IN_USE', 'CONSUMER_NOT_FOUND'],
  handle: ({ ctx, params, idempotencyKey }) => runAction(deleteConsumer, ctx, { id: idOf(params) }, { idempotencyKey }),
});

// doc 001 §3 Status-change history entry.
defineRoute({
  method: 'GET',
  path: '/api/clientes/:id/justificativas',
  tag: 'Consumidores',
  summary: 'Mudanças de status de um consumidor',
  permission: 'consumer:list',
  answer: z.array(statusChangeRule),
  refuses: ['CONSUMER_NOT_FOUND'],
  handle: async ({ ctx, params }) => {
    const changes = await runQuery(consumerStatusChangesQuery, ctx, { id: idOf(params) });
    return changes.map(statusChangeRow);
  },
});
