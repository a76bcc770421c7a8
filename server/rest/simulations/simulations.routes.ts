import { z } from 'zod';
import { simulate, simulationRowsList, simulationsList } from '../../modules/simulations/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findRow, runList } from '../../platform/lists/run-list.ts';
import { rowRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { idOf, presentRow } from '../../platform/rest/list-dialects.ts';
import { defineRoute } from '../../platform/rest/route.ts';

const ALL = { pageSize: -1 };

const totalKeys = [
  'id',
  'estado',
  'feitas',
  'total',
  'criadoEm',
  'usuario',
  'rede',
  'de',
  'ate',
  'pontosRegistrados',
  'pontosAgora',
  'pontosEntao',
  'custoAgora',
  'custoEntao',
  'cashbackAgora',
  'cashbackEntao',
  'variacao',
  'limitadosAgora',
  'limitadosEntao',
] as const;
const rowKeys = [
  'nome',
  'detalhe',
  'vendas',
  'pontosAgora',
  'pontosEntao',
  'custoAgora',
  'custoEntao',
  'cashbackAgora',
  'cashbackEntao',
] as const;

/** The answer's key, by the kind of its rows. */
const dimensions = { redes: 'REDE', lojas: 'LOJA', produtos: 'PRODUTO', vendedores: 'VENDEDOR' } as const;

const rowsRule = z.array(rowRule(simulationRowsList, rowKeys));
const simulationRule = rowRule(simulationsList, totalKeys, {
  plus: {
    mudancas: z.array(z.unknown()).describe('O que foi mudado, com o valor de antes.'),
    redes: rowsRule,
    lojas: rowsRule,
    produtos: rowsRule.describe('Antes do limite mensal.'),
    vendedores: rowsRule.describe('Os vinte que mais mudam.'),
  },
});

/** A complete simulation; while it runs, the rows finished so far. */
async function present(ctx: AppContext, id: number) {
  const row = await findRow(simulationsList, ctx, id);
  if (!row) throw new AppError('SIMULATION_NOT_FOUND');
  const parts = await Promise.all(
    Object.entries(dimensions).map(async ([key, dimensao]) => {
      const { items } = await runList(simulationRowsList, ctx, ALL, { simulationId: id, dimensao });
      return [key, items.map((item) => presentRow(simulationRowsList, item, rowKeys))] as const;
    }),
  );
  const { itens } = row.mudancas as { itens: unknown[] };
  return { ...presentRow(simulationsList, row, totalKeys), mudancas: itens, ...Object.fromEntries(parts) };
}

// Beyond the documents: other parameters applied to our own history.
defineRoute({
  method: 'POST',
  path: '/api/simulacoes',
  tag: 'Relatórios',
  summary: 'Simula outros parâmetros sobre as pontuações aprovadas de alguns meses',
  description: 'Nada do que é lido muda. Uma janela grande é processada em segundo plano: consulte a simulação até estado CONCLUIDA.',
  permission: 'simulation:run',
  body: inputOf(simulate),
  answer: simulationRule,
  refuses: ['SIMULATION_PRODUCT_UNKNOWN', 'SIMULATION_STORE_UNKNOWN', 'SIMULATION_NETWORK_UNKNOWN', 'SIMULATION_MONTH_AHEAD'],
  handle: async ({ ctx, body, idempotencyKey }) => present(ctx, (await runAction(simulate, ctx, body, { idempotencyKey })).id),
});

defineRoute({
  method: 'GET',
  path: '/api/simulacoes/:id',
  tag: 'Relatórios',
  summary: 'Uma simulação e o que ela dá',
  permission: 'simulation:read',
  answer: simulationRule,
  refuses: ['SIMULATION_NOT_FOUND'],
  handle: ({ ctx, params }) => present(ctx, idOf(params)),
});
