import { z } from 'zod';
import { exportAnswer } from '../../modules/exports/index.ts';
import {
  createSeller,
  deleteSeller,
  registerSeller,
  sellerStatusChangesQuery,
  sellersList,
  sellerTakenQuery,
  setSellerActive,
  updateOwnSellerProfile,
  updateSeller,
} from '../../modules/sellers/index.ts';
import { acceptTerms } from '../../modules/sessions/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { mayDo } from '../../platform/actor.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { countRule, flagRule, idAnswer, rowRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { idOf, pagedOptions, presentRow } from '../../platform/rest/list-dialects.ts';
import { activeQuery, networkQuery, pagedQuery } from '../../platform/rest/query-rules.ts';
import { defineRoute, type RouteRequest } from '../../platform/rest/route.ts';
import { flagInput, flagOf } from '../flags.ts';
import { acceptsTermsOnly, profileFields, profileInput, termsInput } from '../own-profile.ts';
import { statusChangeRow, statusChangeRule } from '../status-changes.ts';

// doc 001 §3 Seller.
const sellerKeys = [
  'id',
  'nome',
  'cpf',
  'celular',
  'telefone',
  'email',
  'dataNascimento',
  'sexo',
  'endRua',
  'endNumero',
  'endComplemento',
  'endBairro',
  'endCidade',
  'endEstado',
  'endCep',
  'hobby',
  'cnpjRevenda',
  'revenda',
  'codRevenda',
  'cnpjCddRevendaMaster',
  'totalPontos',
  'saldoPontos',
  'ultimaPontuacao',
  'ultimoAcessoEm',
  'quemIndicou',
  'ativo',
  'aceitouRegulamento',
] as const;

function filterOf({ rede, ativo, cpf }: RouteRequest['query']): { rede?: string; ativo?: boolean; cpf?: string } {
  return {
    ...(rede ? { rede } : {}),
    ...(ativo === undefined || ativo === '' ? {} : { ativo: flagOf(ativo, 'ativo') }),
    ...(cpf ? { cpf } : {}),
  };
}

// doc 001 §7: { parceiros, totalRecords }. Anyone but staff may only ask whether a CPF is taken, and learns nothing else.
defineRoute({
  method: 'GET',
  path: '/api/parceiros',
  tag: 'Vendedores',
  summary: 'Vendedores em páginas; sem sessão, só se um CPF existe',
  permission: 'cpf:check',
  query: { ...pagedQuery(sellersList), rede: networkQuery, ativo: activeQuery, cpf: z.string().describe('CPF, com ou sem máscara.') },
  answer: z.strictObject({
    parceiros: z.array(z.union([rowRule(sellersList, sellerKeys), z.strictObject({ existe: z.literal(true) })])),
    totalRecords: countRule,
  }),
  refuses: ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'TOO_MANY_ATTEMPTS'],
  handle: async ({ ctx, query }) => {
    if (ctx.actor.kind !== 'staff' && query.cpf) {
      const taken = await runQuery(sellerTakenQuery, ctx, { cpf: query.cpf });
      return { parceiros: taken ? [{ existe: true }] : [], totalRecords: Number(taken) };
    }
    const { items, total } = await runList(sellersList, ctx, pagedOptions(query), filterOf(query));
    return { parceiros: items.map((row) => presentRow(sellersList, row, sellerKeys)), totalRecords: total };
  },
});

// Staff who may register sellers send the panel's form; everyone else sends the storefront's registration.
defineRoute({
  method: 'POST',
  path: '/api/parceiros',
  tag: 'Vendedores',
  summary: 'Cadastra um vendedor: pelo painel ou pela loja',
  permission: 'seller:register',
  body: [inputOf(createSeller), inputOf(registerSeller)],
  answer: idAnswer.extend({ mensagem: z.string().optional() }),
  refuses: ['MONEY_PAUSED', 'SELLER_BIRTH_IN_FUTURE', 'SELLER_CPF_TAKEN', 'SELLER_NOT_ADULT', 'SELLER_STORE_UNKNOWN', 'TOO_MANY_ATTEMPTS'],
  handle: ({ ctx, body, idempotencyKey }) =>
    ctx.actor.kind === 'staff' && mayDo(ctx.actor, 'seller:create')
      ? runAction(createSeller, ctx, body, { idempotencyKey })
      : runAction(registerSeller, ctx, body, { idempotencyKey }),
});

defineRoute({
  method: 'GET',
  path: '/api/parceiros/verificar-cpf/:cpf',
  tag: 'Vendedores',
  summary: 'Se um CPF já está cadastrado',
  permission: 'cpf:check',
  answer: z.strictObject({ existe: z.boolean() }),
  refuses: ['TOO_MANY_ATTEMPTS'],
  handle: async ({ ctx, params }) => ({ existe: await runQuery(sellerTakenQuery, ctx, { cpf: params.cpf }) }),
});

defineRoute({
  method: 'GET',
  path: '/api/parceiros/export',
  tag: 'Vendedores',
  summary: 'Planilha dos vendedores',
  permission: 'seller:list',
  query: { rede: networkQuery, ativo: activeQuery, cpf: z.string().describe('CPF, com ou sem máscara.') },
  answer: { file: 'xlsx' },
  refuses: ['EXPORT_BUSY'],
  // The name comes from the document (001 §9).
  handle: async ({ ctx, query }) => exportAnswer(sellersList, ctx, { filter: filterOf(query) }, 'parceiros.xlsx'),
});

// doc 001 §7: the personal fields, or { ativo, justificativa }.
defineRoute({
  method: 'PUT',
  path: '/api/parceiros/:id',
  tag: 'Vendedores',
  summary: 'Altera um vendedor, ou só o seu ativo com justificativa',
  permission: 'seller:update',
  body: [inputOf(updateSeller), inputOf(setSellerActive, { plus: { ativo: flagInput } })],
  answer: idAnswer,
  refuses: ['OWN_GAIN', 'SELLER_BIRTH_IN_FUTURE', 'SELLER_CPF_TAKEN', 'SELLER_NOT_FOUND', 'SELLER_STORE_UNKNOWN'],
  handle: ({ ctx, params, body, idempotencyKey }) => {
    const id = idOf(params);
    if (!Array.isArray(body) && 'ativo' in body)
      return runAction(setSellerActive, ctx, { ...body, id, ativo: flagOf(body.ativo, 'ativo') }, { idempotencyKey });
    return runAction(updateSeller, ctx, { ...body, id }, { idempotencyKey });
  },
});

defineRoute({
  method: 'DELETE',
  path: '/api/parceiros/:id',
  tag: 'Vendedores',
  summary: 'Exclui um vendedor',
  permission: 'seller:delete',
  answer: idAnswer,
  refuses: ['SELLER_IN_USE', 'SELLER_NOT_FOUND'],
  handle: ({ ctx, params, idempotencyKey }) => runAction(deleteSeller, ctx, { id: idOf(params) }, { idempotencyKey }),
});

// doc 001 §3 Status-change history entry.
defineRoute({
  method: 'GET',
  path: '/api/parceiros/:id/justificativas',
  tag: 'Vendedores',
  summary: 'Mudanças de status de um vendedor',
  permission: 'seller:list',
  answer: z.array(statusChangeRule),
  refuses: ['SELLER_NOT_FOUND'],
  handle: async ({ ctx, params }) => {
    const changes = await runQuery(sellerStatusChangesQuery, ctx, { id: idOf(params) });
    return changes.map(statusChangeRow);
  },
});

// doc 000 §7 Profile and state: the profile fields, or { aceitouRegulamento: 1 }.
defineRoute({
  method: 'PUT',
  path: '/api/parceiros',
  tag: 'Perfis',
  summary: 'O próprio cadastro do vendedor, ou o aceite do regulamento',
  permission: 'sellerProfile:update',
  body: [profileInput(updateOwnSellerProfile), termsInput],
  answer: z.union([idAnswer, z.strictObject({ aceitouRegulamento: flagRule })]),
  refuses: ['PASSWORD_WRONG', 'SELLER_BIRTH_IN_FUTURE', 'SELLER_CPF_FIXED'],
  handle: ({ ctx, body, idempotencyKey }) =>
    acceptsTermsOnly(body)
      ? runAction(acceptTerms, ctx, {}, { idempotencyKey }).then(() => ({ aceitouRegulamento: 1 as const }))
      : runAction(updateOwnSellerProfile, ctx, profileFields(body), { idempotencyKey }),
});
