import { z } from 'zod';
import { correctSale, salesToCorrectQuery } from '../../modules/postings/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { secondPersonRefusals } from '../../platform/actions/second-person.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { amountRule, idRule, messageRule } from '../../platform/rest/answer-rules.ts';
import { idOf } from '../../platform/rest/list-dialects.ts';
import { defineRoute } from '../../platform/rest/route.ts';
import { toJsonNumber } from '../../shared/money.ts';

const correctionRule = z
  .strictObject({
    idVenda: idRule,
    revenda: z.string(),
    parceiro: z.string(),
    cpf: z.string(),
    identificador: z.string(),
    pontuacaoAtual: amountRule,
    pontuacaoNova: amountRule,
    aPontuar: amountRule,
  })
  .meta({ id: 'SaleToCorrect' });

// doc 001 §7 and §8: "vendasCorrigir", and the documented text when there is none.
defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/correcoes',
  tag: 'Pontuações',
  summary: 'Vendas cuja pontuação mudaria hoje',
  permission: 'correction:run',
  answer: z.strictObject({ vendasCorrigir: z.array(correctionRule), mensagem: z.string().optional() }),
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
  tag: 'Pontuações',
  summary: 'Corrige a pontuação de uma venda',
  permission: 'correction:run',
  answer: messageRule.extend({ id: idRule, aPontuar: amountRule }),
  refuses: ['MONEY_PAUSED', 'LEDGER_POINTS_SPENT', 'OWN_GAIN', 'POSTING_NOT_APPROVED', 'POSTING_NOT_FOUND', ...secondPersonRefusals],
  handle: async ({ ctx, params, idempotencyKey }) => {
    const corrected = await runAction(correctSale, ctx, { id: idOf(params, 'idVenda') }, { idempotencyKey });
    return { ...corrected, aPontuar: toJsonNumber(corrected.aPontuar) };
  },
});
