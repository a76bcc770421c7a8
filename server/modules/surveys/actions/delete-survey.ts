import { defineAction } from '../../../platform/actions/action.ts';
import { surveyIdRules } from '../survey.rules.ts';
import { lockSurvey } from '../survey-products.ts';

/** Hides a survey. */
export const deleteMarketSurvey = defineAction({
  name: 'deleteMarketSurvey',
  title: 'Exclusão de pesquisa de mercado',
  permission: 'research:delete',
  refuses: ['SURVEY_NOT_FOUND'],
  input: surveyIdRules,
  handler: async (ctx, { id }) => {
    await lockSurvey(ctx, id);
    await ctx.sql('update market_surveys set excluido_em = $2 where id = $1', [id, ctx.clock.now()]);
    return { id };
  },
});
