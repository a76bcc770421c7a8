import { defineAction } from '../../../../platform/actions/action.ts';
import { reviewSettingsRules } from '../../sales/posting.rules.ts';
import { readReviewSettings } from '../review.queries.ts';

/** Sets the limits from which an approval needs a second person; 0 turns a limit off. Sales already waiting keep waiting. */
export const updateReviewSettings = defineAction({
  name: 'updateReviewSettings',
  title: 'Configuração da segunda aprovação',
  permission: 'settings:update',
  input: reviewSettingsRules,
  handler: async (ctx, input) => {
    const antes = await readReviewSettings(ctx.sql);
    await ctx.sql(
      `update review_settings set segunda_aprovacao_pontos = $1, segunda_aprovacao_reais = $2, segunda_aprovacao_avisos = $3,
         atualizado_em = $4 where id = 1`,
      [input.segundaAprovacaoPontos, input.segundaAprovacaoReais, input.segundaAprovacaoAvisos, ctx.clock.now()],
    );
    ctx.logAs({ antes, depois: input });
    return readReviewSettings(ctx.sql);
  },
});
