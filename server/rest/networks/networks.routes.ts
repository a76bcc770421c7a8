import { createNetwork, deleteNetwork, editNetwork, networksList, toggleNetwork } from '../../modules/networks/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { idOf, presentRow } from '../../platform/rest/list-dialects.ts';
import { defineRoute } from '../../platform/rest/route.ts';
import { flagOf } from '../flags.ts';

// doc 000 §3 Rede: the computed columns come with completo=1.
const plainKeys = ['id', 'nome', 'regiao', 'valorPonto', 'ativo'] as const;
const completeKeys = [
  ...plainKeys,
  'numeroRevendas',
  'numeroParceiros',
  'totalVendas',
  'totalCusto',
  'totalPontos',
  'saldoPontos',
  'ultimaPontuacao',
] as const;

// doc 000 §7: answered under "redes".
defineRoute({
  method: 'GET',
  path: '/api/redes',
  permission: 'network:list',
  handle: async ({ ctx, query }) => {
    const { items } = await runList(
      networksList,
      ctx,
      { pageSize: -1 },
      query.ativo === undefined ? {} : { ativo: flagOf(query.ativo, 'ativo') },
    );
    return { redes: items.map((row) => presentRow(networksList, row, query.completo === '1' ? completeKeys : plainKeys)) };
  },
});

defineRoute({
  method: 'POST',
  path: '/api/redes',
  permission: 'network:create',
  handle: ({ ctx, body, idempotencyKey }) => runAction(createNetwork, ctx, body, { idempotencyKey }),
});

// doc 000 §7: either the three fields, or only { ativo }.
defineRoute({
  method: 'PUT',
  path: '/api/redes/:id',
  permission: 'network:edit',
  handle: ({ ctx, params, body, idempotencyKey }) => {
    const id = idOf(params);
    if (!Array.isArray(body) && 'ativo' in body)
      return runAction(toggleNetwork, ctx, { ...body, id, ativo: flagOf(body.ativo, 'ativo') }, { idempotencyKey });
    return runAction(editNetwork, ctx, { ...body, id }, { idempotencyKey });
  },
});

defineRoute({
  method: 'DELETE',
  path: '/api/redes/:id',
  permission: 'network:delete',
  handle: ({ ctx, params, idempotencyKey }) => runAction(deleteNetwork, ctx, { id: idOf(params) }, { idempotencyKey }),
});
