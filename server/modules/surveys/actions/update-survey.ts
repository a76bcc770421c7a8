import { defineAction } from '../../../platform/actions/action.ts';
import type { Edits } from '../../../platform/audit/edits.ts';
import { updateSurveyRules } from '../survey.rules.ts';
import { lockSurvey, productsOf, replaceProducts } from '../survey-products.ts';
import { marketSurveysList } from '../surveys.list.ts';

const surveyRow: Edits['of'] = {
  ...marketSurveysList,
  columns: {
    ...marketSurveysList.columns,
    produtosMaisVendidos: { sql: productsOf('MAIS_VENDIDOS'), type: 'json', title: 'Produtos mais vendidos' },
    produtosMaisVendidosConcorrentes: { sql: productsOf('CONCORRENTES'), type: 'json', title: 'Produtos por marca' },
  },
};

const surveyFields = [
  ...['categoria', 'comunicacao', 'qtdeVendedores', 'faturamento', 'fonte'],
  ...['produtosMaisVendidos', 'produtosMaisVendidosConcorrentes'],
];

/** Changes a survey and replaces its products. */
export const updateMarketSurvey = defineAction({
  name: 'updateMarketSurvey',
  title: 'Alteração de pesquisa de mercado',
  permission: 'research:update',
  refuses: ['SURVEY_NOT_FOUND', 'SURVEY_PRODUCT_REPEATED'],
  edits: { of: surveyRow, fields: surveyFields },
  input: updateSurveyRules,
  handler: async (ctx, { id, categoria, comunicacao, qtdeVendedores, faturamento, fonte, ...lists }) => {
    await lockSurvey(ctx, id);
    await ctx.sql(
      `update market_surveys set categoria = coalesce($2, categoria), comunicacao = coalesce($3, comunicacao), qtde_vendedores = $4,
         faturamento = $5, fonte = $6, atualizado_em = $7 where id = $1`,
      [id, categoria ?? null, comunicacao ?? null, qtdeVendedores, faturamento, fonte, ctx.clock.now()],
    );
    await replaceProducts(ctx, id, lists);
    return { id };
  },
});
