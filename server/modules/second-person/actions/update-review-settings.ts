import { defineAction } from '../../../platform/actions/action.ts';
import { readEdited } from '../../../platform/audit/edits.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { compare } from '../../../shared/money.ts';
import { isLoosened } from '../limit-changes.ts';
import { type ReviewSettingsRow, readReviewSettings } from '../review-settings.query.ts';
import { reviewSettingsRow } from '../review-settings-row.ts';
import '../second-person.errors.ts';
import { reviewSettingsRules } from '../second-person.rules.ts';

const edits = { of: reviewSettingsRow, row: 1 as const };

/**
 * Sets what one person may do alone; always by two people, and with a reason where a limit is loosened. What already waits keeps waiting.
 */
export const updateReviewSettings = defineAction({
  name: 'updateReviewSettings',
  title: 'Limites de uma pessoa',
  permission: 'settings:update',
  refuses: ['LIMIT_REASON_MISSING'],
  freshProof: true,
  input: reviewSettingsRules,
  edits,
  mayNeedSecondPerson: true,
  handler: async (ctx, { motivo, ...wanted }) => {
    const was = (await readEdited(edits, ctx, ctx.sql, wanted)) as ReviewSettingsRow;
    const changed = changedLimits(was, wanted);
    const limits = { ...was, ...changed };
    if (isLoosened(was, limits) && !motivo) throw new AppError('LIMIT_REASON_MISSING');
    await ctx.sql(
      `update review_settings set segunda_aprovacao_pontos = $1, segunda_aprovacao_reais = $2, segunda_aprovacao_avisos = $3,
         venda_antiga_dias = $4, desvio_preco = $5, teto_pontos_dia = $6, teto_reais_dia = $7, liberacao_unidades = $8,
         pedido_expira_dias = $9, independencia_dias = $10, conta_nova_horas = $11, atualizado_em = $12 where id = 1`,
      [
        limits.segundaAprovacaoPontos,
        limits.segundaAprovacaoReais,
        limits.segundaAprovacaoAvisos,
        limits.vendaAntigaDias,
        limits.desvioPreco,
        limits.tetoPontosDia,
        limits.tetoReaisDia,
        limits.liberacaoUnidades,
        limits.pedidoExpiraDias,
        limits.independenciaDias,
        limits.contaNovaHoras,
        ctx.clock.now(),
      ],
    );
    await ctx.sql('update system_settings set pagamento_uma_pessoa = $1 where id = 1', [limits.pagamentoUmaPessoa]);
    ctx.logAs({ porque: motivo });
    ctx.secondPerson({
      motivo: Object.keys(changed).length > 0 ? 'SEMPRE' : null,
      resumo: motivo ? `Mudar os limites. Motivo: ${motivo}` : 'Mudar os limites',
      dados: { ...changed, motivo },
    });
    return readReviewSettings(ctx.sql);
  },
});

/** The limits that are given and differ from those in force: a held change must not undo other changes. */
function changedLimits(was: ReviewSettingsRow, wanted: Partial<ReviewSettingsRow>): Partial<ReviewSettingsRow> {
  const differs = ([name, value]: [string, unknown]) => {
    const before = was[name as keyof ReviewSettingsRow];
    return value !== undefined && (typeof value === 'boolean' ? value !== before : compare(String(value), String(before)) !== 0);
  };
  return Object.fromEntries(Object.entries(wanted).filter(differs));
}
