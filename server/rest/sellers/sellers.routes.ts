import { exportAnswer } from '../../modules/exports/index.ts';
import {
  createSeller,
  deleteSeller,
  editSeller,
  registerSeller,
  sellerStatusChangesQuery,
  sellersList,
  sellerTakenQuery,
  toggleSellerStatus,
  updateOwnSellerProfile,
} from '../../modules/sellers/index.ts';
import { acceptTerms } from '../../modules/sessions/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { mayDo } from '../../platform/actor.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { idOf, pagedOptions, presentRow } from '../../platform/rest/list-dialects.ts';
import { defineRoute, type RouteRequest } from '../../platform/rest/route.ts';
import { flagOf } from '../flags.ts';
import { acceptsTermsOnly, profileFields } from '../own-profile.ts';

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
    ...(rede && rede !== 'Todas' ? { rede } : {}),
    ...(ativo === undefined || ativo === '' ? {} : { ativo: flagOf(ativo, 'ativo') }),
    ...(cpf ? { cpf } : {}),
  };
}

// doc 001 §7: { parceiros, totalRecords }. Whoever is not staff may only ask whether a CPF is taken, and learns nothing else.
defineRoute({
  method: 'GET',
  path: '/api/parceiros',
  permission: 'cpf:check',
  handle: async ({ ctx, query }) => {
    if (ctx.actor.kind !== 'staff' && query.cpf) {
      const taken = await runQuery(sellerTakenQuery, ctx, { cpf: query.cpf });
      return { parceiros: taken ? [{ existe: true }] : [], totalRecords: Number(taken) };
    }
    const { items, total } = await runList(sellersList, ctx, pagedOptions(query), filterOf(query));
    return { parceiros: items.map((row) => presentRow(sellersList, row, sellerKeys)), totalRecords: total };
  },
});

// Staff who may register sellers send the panel's form; anybody else sends the storefront's registration.
defineRoute({
  method: 'POST',
  path: '/api/parceiros',
  permission: 'seller:register',
  handle: ({ ctx, body, idempotencyKey }) =>
    ctx.actor.kind === 'staff' && mayDo(ctx.actor, 'seller:create')
      ? runAction(createSeller, ctx, body, { idempotencyKey })
      : runAction(registerSeller, ctx, body, { idempotencyKey }),
});

defineRoute({
  method: 'GET',
  path: '/api/parceiros/verificar-cpf/:cpf',
  permission: 'cpf:check',
  handle: async ({ ctx, params }) => ({ existe: await runQuery(sellerTakenQuery, ctx, { cpf: params.cpf }) }),
});

defineRoute({
  method: 'GET',
  path: '/api/parceiros/export',
  permission: 'seller:list',
  // The name is the document's (001 §9).
  handle: async ({ ctx, query }) => exportAnswer(sellersList, ctx, { filter: filterOf(query) }, 'parceiros.xlsx'),
});

// doc 001 §7: the personal fields, or { ativo, justificativa }.
defineRoute({
  method: 'PUT',
  path: '/api/parceiros/:id',
  permission: 'seller:edit',
  handle: ({ ctx, params, body, idempotencyKey }) => {
    const id = idOf(params);
    if (!Array.isArray(body) && 'ativo' in body)
      return runAction(toggleSellerStatus, ctx, { ...body, id, ativo: flagOf(body.ativo, 'ativo') }, { idempotencyKey });
    return runAction(editSeller, ctx, { ...body, id }, { idempotencyKey });
  },
});

defineRoute({
  method: 'DELETE',
  path: '/api/parceiros/:id',
  permission: 'seller:delete',
  handle: ({ ctx, params, idempotencyKey }) => runAction(deleteSeller, ctx, { id: idOf(params) }, { idempotencyKey }),
});

// doc 001 §3 Status-change history entry.
defineRoute({
  method: 'GET',
  path: '/api/parceiros/:id/justificativas',
  permission: 'seller:list',
  handle: async ({ ctx, params }) => {
    const changes = await runQuery(sellerStatusChangesQuery, ctx, { id: idOf(params) });
    return changes.map(({ id, criadoEm, usuario, statusAnterior, statusNovo, justificativa }) => ({
      id,
      created_at: criadoEm.toISOString(),
      usuario: { nome: usuario },
      status_anterior: statusAnterior,
      status_novo: statusNovo,
      justificativa,
    }));
  },
});

// doc 000 §7 Profile and state: the profile fields, or { aceitouRegulamento: 1 }.
defineRoute({
  method: 'PUT',
  path: '/api/parceiros',
  permission: 'sellerProfile:update',
  handle: ({ ctx, body, idempotencyKey }) =>
    acceptsTermsOnly(body)
      ? runAction(acceptTerms, ctx, {}, { idempotencyKey }).then(() => ({ aceitouRegulamento: 1 }))
      : runAction(updateOwnSellerProfile, ctx, profileFields(body), { idempotencyKey }),
});
