import { defineAction } from '../../../platform/actions/action.ts';
import { surveyRules } from '../survey.rules.ts';
import { replaceProducts, requireSurveyedStore } from '../survey-products.ts';

/** Registers a market survey of a store. */
export const createMarketSurvey = defineAction({
  name: 'createMarketSurvey',
  title: 'Cadastro de pesquisa de mercado',
  permission: 'research:create',
  refuses: ['SURVEY_STORE_UNKNOWN', 'SURVEY_PRODUCT_REPEATED'],
  input: surveyRules,
  handler: async (ctx, { cnpjRevenda, categoria, comunicacao, qtdeVendedores, faturamento, fonte, ...lists }) => {
    const storeId = await requireSurveyedStore(ctx, cnpjRevenda);
    const [made] = await ctx.sql<{ id: number }>(
      `insert into market_surveys (store_id, categoria, comunicacao, qtde_vendedores, faturamento, fonte, criado_em, atualizado_em)
       values ($1, $2, $3, $4, $5, $6, $7, $7) returning id`,
      [storeId, categoria, comunicacao, qtdeVendedores, faturamento, fonte, ctx.clock.now()],
    );
    await replaceProducts(ctx, made!.id, lists);
    return { id: made!.id };
  },
});
