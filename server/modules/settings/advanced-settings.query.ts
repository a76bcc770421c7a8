import { z } from 'zod';
import type { RunSql } from '../../platform/db/run-sql.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import type { advancedSettingsRules } from './settings.rules.ts';

/** Settings that choose an interpretation where the documents leave it open; system-settings.entity.ts describes each. */
export type AdvancedSettings = Omit<z.output<typeof advancedSettingsRules>, 'niveisMascarados' | 'niveisSegundoFator'> & {
  niveisMascarados: number[];
  niveisSegundoFator: number[];
};

export async function readAdvancedSettings(read: RunSql): Promise<AdvancedSettings> {
  const [settings] = await read<AdvancedSettings>(
    `select politica_estorno as "politicaEstorno", dias_tolerancia_mes as "diasToleranciaMes", janela_parceiro as "janelaParceiro",
      exigir_saldo as "exigirSaldo", levar_para_proxima as "levarParaProxima", prazo_resgate_dias as "prazoResgateDias",
      dias_devolucao as "diasDevolucao", tolerancia_af as "toleranciaAf",
      chave_cpf_do_titular as "chaveCpfDoTitular", texto_cashback as "textoCashback", niveis_mascarados as "niveisMascarados",
      niveis_segundo_fator as "niveisSegundoFator"
     from system_settings where id = 1`,
  );
  return settings!;
}

/** The advanced settings in force. */
export const advancedSettingsQuery = defineQuery({
  name: 'advancedSettings',
  permission: 'settings:read',
  input: z.strictObject({}),
  read: (ctx) => readAdvancedSettings(ctx.read),
});
