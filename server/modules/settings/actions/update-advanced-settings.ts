import { defineAction } from '../../../platform/actions/action.ts';
import { guardParameters } from '../../parameter-changes/index.ts';
import { advancedGuards } from '../advanced-guards.ts';
import { type AdvancedSettings, readAdvancedSettings } from '../advanced-settings.query.ts';
import { advancedSettingsRules } from '../settings.rules.ts';
import { advancedSettingsRow } from '../settings-rows.ts';

/**
 * Saves the advanced settings; they apply from the next operation on and never change past decisions. One that is loosened takes two
 * people.
 */
export const updateAdvancedSettings = defineAction({
  name: 'updateAdvancedSettings',
  title: 'Alteração das configurações avançadas',
  permission: 'settings:update',
  freshProof: true,
  edits: { of: advancedSettingsRow, row: 1 },
  input: advancedSettingsRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, input): Promise<AdvancedSettings> => {
    await ctx.sql('select from system_settings where id = 1 for update');
    const before = await readAdvancedSettings(ctx.sql);
    await ctx.sql(
      `update system_settings set politica_estorno = $1, dias_tolerancia_mes = $2, janela_parceiro = $3, exigir_saldo = $4,
         levar_para_proxima = $5, prazo_resgate_dias = $6, chave_cpf_do_titular = $7, texto_cashback = $8,
         atualizado_em = $9, dias_devolucao = $10, tolerancia_af = $11, niveis_mascarados = coalesce($12::int[], niveis_mascarados),
         niveis_segundo_fator = coalesce($13::int[], niveis_segundo_fator) where id = 1`,
      [
        input.politicaEstorno,
        input.diasToleranciaMes,
        input.janelaParceiro,
        input.exigirSaldo,
        input.levarParaProxima,
        input.prazoResgateDias,
        input.chaveCpfDoTitular,
        input.textoCashback,
        ctx.clock.now(),
        input.diasDevolucao,
        input.toleranciaAf,
        input.niveisMascarados?.toSorted() ?? null,
        input.niveisSegundoFator ? [...new Set(input.niveisSegundoFator)].toSorted() : null,
      ],
    );
    const after = await readAdvancedSettings(ctx.sql);
    await guardParameters(ctx, advancedGuards(before, after));
    return after;
  },
});
