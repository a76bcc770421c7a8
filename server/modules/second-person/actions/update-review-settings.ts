import { defineAction } from '../../../platform/actions/action.ts';
import { changesTold, readEdited } from '../../../platform/audit/edits.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { isLoosened } from '../limit-changes.ts';
import { type ReviewSettingsRow, readReviewSettings } from '../review-settings.query.ts';
import { reviewSettingsRow } from '../review-settings-row.ts';
import '../second-person.errors.ts';
import { reviewSettingsRules } from '../second-person.rules.ts';

const edits = { of: reviewSettingsRow, row: 1 as const };

/**
 * Sets what one person may do alone; always by two people, and with a reason where a limit is loosened. What already waits keeps waiting.
 * Refuses: LIMIT_REASON_MISSING, SECOND_PERSON_NEEDED, SECOND_PERSON_WAITING.
 */
export const updateReviewSettings = defineAction({
  name: 'updateReviewSettings',
  title: 'Limites de uma pessoa',
  permission: 'settings:update',
  freshProof: true,
  input: reviewSettingsRules,
  edits,
  mayNeedSecondPerson: true,
  handler: async (ctx, { motivo, ...limits }) => {
    const was = await readEdited(edits, ctx, ctx.sql, limits);
    if (isLoosened(was as ReviewSettingsRow, limits) && !motivo) throw new AppError('LIMIT_REASON_MISSING');
    await ctx.sql(
      `update review_settings set segunda_aprovacao_pontos = $1, segunda_aprovacao_reais = $2, segunda_aprovacao_avisos = $3,
         venda_antiga_dias = $4, desvio_preco = $5, teto_pontos_dia = $6, teto_reais_dia = $7, liberacao_unidades = $8,
         atualizado_em = $9 where id = 1`,
      [
        limits.segundaAprovacaoPontos,
        limits.segundaAprovacaoReais,
        limits.segundaAprovacaoAvisos,
        limits.vendaAntigaDias,
        limits.desvioPreco,
        limits.tetoPontosDia,
        limits.tetoReaisDia,
        limits.liberacaoUnidades,
        ctx.clock.now(),
      ],
    );
    await ctx.sql('update system_settings set pagamento_uma_pessoa = $1 where id = 1', [limits.pagamentoUmaPessoa]);
    const told = changesTold(edits, was, await readEdited(edits, ctx, ctx.sql, limits)).join('; ');
    ctx.logAs({ porque: motivo });
    if (told) ctx.secondPerson({ motivo: 'SEMPRE', resumo: motivo ? `${told}. Motivo: ${motivo}` : told });
    return readReviewSettings(ctx.sql);
  },
});
