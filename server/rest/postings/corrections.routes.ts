import { correctSale, salesToCorrectQuery } from '../../modules/postings/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { idOf } from '../../platform/rest/list-dialects.ts';
import { defineRoute } from '../../platform/rest/route.ts';
import { toJsonNumber } from '../../shared/money.ts';

// doc 001 §7 and §8: "vendasCorrigir", and the documented text when there is none.
defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/correcoes',
  permission: 'correction:run',
  handle: async ({ ctx }) => {
    const sales = await runQuery(salesToCorrectQuery, ctx);
    const vendasCorrigir = sales.map((sale) => ({
      ...sale,
      pontuacaoAtual: toJsonNumber(sale.pontuacaoAtual),
      pontuacaoNova: toJsonNumber(sale.pontuacaoNova),
      aPontuar: toJsonNumber(sale.aPontuar),
    }));
    return vendasCorrigir.length
      ? { vendasCorrigir }
      : { vendasCorrigir, mensagem: 'Nenhuma venda com pontuação para corrigir foi encontrada' };
  },
});

// doc 001 §7: answers "mensagem".
defineRoute({
  method: 'POST',
  path: '/api/pontuacoes/corrigir/:idVenda',
  permission: 'correction:run',
  handle: ({ ctx, params, idempotencyKey }) => runAction(correctSale, ctx, { id: idOf(params, 'idVenda') }, { idempotencyKey }),
});
