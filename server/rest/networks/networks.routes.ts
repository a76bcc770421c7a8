import { z } from 'zod';
import { createNetwork, deleteNetwork, networksList, setNetworkActive, updateNetwork } from '../../modules/networks/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { secondPersonRefusals } from '../../platform/actions/second-person.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { idAnswer, rowRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { idOf, presentRow } from '../../platform/rest/list-dialects.ts';
import { activeQuery } from '../../platform/rest/query-rules.ts';
import { defineRoute } from '../../platform/rest/route.ts';
import { flagInput, flagOf } from '../flags.ts';

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

const plainRow = rowRule(networksList, plainKeys);
const completeRow = rowRule(networksList, completeKeys, { name: 'NetworkWithTotals' });

// doc 000 §7: answered under "redes".
defineRoute({
  method: 'GET',
  path: '/api/redes',
  tag: 'Redes',
  summary: 'Redes, com os totais quando completo=1',
  permission: 'network:list',
  query: { ativo: activeQuery, completo: z.enum(['1', '0']).describe('1 para trazer também as colunas calculadas.') },
  answer: z.strictObject({ redes: z.array(z.union([plainRow, completeRow])) }),
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
  tag: 'Redes',
  summary: 'Cadastra uma rede',
  permission: 'network:create',
  body: inputOf(createNetwork),
  answer: idAnswer,
  refuses: ['NETWORK_NAME_TAKEN', ...secondPersonRefusals],
  handle: ({ ctx, body, idempotencyKey }) => runAction(createNetwork, ctx, body, { idempotencyKey }),
});

// doc 000 §7: either the three fields, or only { ativo }.
defineRoute({
  method: 'PUT',
  path: '/api/redes/:id',
  tag: 'Redes',
  summary: 'Altera uma rede, ou só o seu ativo',
  permission: 'network:update',
  body: [inputOf(updateNetwork), inputOf(setNetworkActive, { plus: { ativo: flagInput } })],
  answer: idAnswer,
  refuses: ['NETWORK_NAME_TAKEN', 'NETWORK_NOT_FOUND', ...secondPersonRefusals],
  handle: ({ ctx, params, body, idempotencyKey }) => {
    const id = idOf(params);
    if (!Array.isArray(body) && 'ativo' in body)
      return runAction(setNetworkActive, ctx, { ...body, id, ativo: flagOf(body.ativo, 'ativo') }, { idempotencyKey });
    return runAction(updateNetwork, ctx, { ...body, id }, { idempotencyKey });
  },
});

defineRoute({
  method: 'DELETE',
  path: '/api/redes/:id',
  tag: 'Redes',
  summary: 'Exclui uma rede sem lojas',
  permission: 'network:delete',
  answer: idAnswer,
  refuses: ['NETWORK_IN_USE', 'NETWORK_NOT_FOUND'],
  handle: ({ ctx, params, idempotencyKey }) => runAction(deleteNetwork, ctx, { id: idOf(params) }, { idempotencyKey }),
});
