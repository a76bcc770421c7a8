import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { type FieldsOf, field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { updateAdvancedSettings } from './actions/update-advanced-settings.ts';
import { updateSystemSettings } from './actions/update-system-settings.ts';
import { type AdvancedSettings, advancedSettingsQuery } from './advanced-settings.query.ts';
import { type Settings, systemSettingsQuery } from './settings.query.ts';
import { partnerWindowSet, reversalPolicySet } from './settings-sets.ts';

const SystemSettingsType = objectType('SystemSettings', 'Settings of the programme.', {
  limitePontuacao: field(DecimalScalar, 'Most points a seller earns in a month; 0 means no limit.'),
  usosSemanaisVoucher: field(Int),
  voucherAtivo: field(Boolean),
  valorResgateLiberado: field(DecimalScalar, 'SW products in BRL from which cashback can be taken out.'),
  percentualCashback: field(DecimalScalar, 'Percentage, 0 to 100.'),
  dataInicioPromocao: optional(DayScalar, 'First day of the promotion of 90 days; null: off.'),
} satisfies FieldsOf<Settings>);

const SystemSettingsInput = inputType('SystemSettingsInput', 'The settings to save, all of them.', {
  limitePontuacao: field(DecimalScalar),
  usosSemanaisVoucher: field(Int),
  voucherAtivo: field(Boolean),
  valorResgateLiberado: field(DecimalScalar),
  percentualCashback: field(DecimalScalar),
  dataInicioPromocao: optional(DayScalar, 'First day of the promotion of 90 days; null turns it off.'),
});
type SystemSettingsInput = InstanceType<typeof SystemSettingsInput>;

const AdvancedSettingsType = objectType('AdvancedSettings', 'Settings that choose a reading where the documents leave one open.', {
  politicaEstorno: field(reversalPolicySet),
  diasToleranciaMes: field(Int, 'Days of the next month in which a note of the last month is still accepted.'),
  janelaParceiro: field(partnerWindowSet),
  exigirSaldo: field(Boolean, 'Typed items need purchase balance also where no purchase was ever recorded.'),
  toleranciaAf: field(DecimalScalar, 'Per cent by which the units scored may pass those bought before Antifraude counts them, 0 to 100.'),
  levarParaProxima: field(Boolean, 'Notes approved after the campaign was redeemed go to the next one.'),
  prazoResgateDias: field(Int, 'Days after a campaign in which its cashback may be taken out.'),
  diasDevolucao: field(Int, 'Days that returned points live at least.'),
  chaveCpfDoTitular: field(Boolean, "A CPF key of PIX must be the consumer's own."),
  textoCashback: field(String, 'Label of the card that shows the cashback.'),
  niveisMascarados: field([Int], "Levels of staff that get consumers' CPF, telephones and e-mail masked."),
  niveisSegundoFator: field([Int], 'Levels of staff that must have a second factor.'),
} satisfies FieldsOf<AdvancedSettings>);

const AdvancedSettingsInput = inputType('AdvancedSettingsInput', 'The advanced settings to save, all of them.', {
  politicaEstorno: field(reversalPolicySet),
  diasToleranciaMes: field(Int),
  janelaParceiro: field(partnerWindowSet),
  exigirSaldo: field(Boolean),
  toleranciaAf: field(DecimalScalar, 'Tolerance of Antifraude, per cent, 0 to 100.'),
  levarParaProxima: field(Boolean),
  prazoResgateDias: field(Int),
  diasDevolucao: field(Int),
  chaveCpfDoTitular: field(Boolean),
  textoCashback: field(String),
  niveisMascarados: optional([Int], 'Levels that get personal data masked, among 0, 3, 4 and 5; none given: they stay.'),
  niveisSegundoFator: optional([Int], 'Levels that must have a second factor, 0 to 5; none given: they stay.'),
});
type AdvancedSettingsInput = InstanceType<typeof AdvancedSettingsInput>;

@Resolver()
export class SettingsResolver {
  @Query(() => AdvancedSettingsType, { description: 'Advanced settings of the programme in force.' })
  advancedSettings(@Ctx() ctx: AppContext): Promise<AdvancedSettings> {
    return runQuery(advancedSettingsQuery, ctx);
  }

  @Mutation(() => AdvancedSettingsType, { description: 'Saves the advanced settings of the programme.' })
  updateAdvancedSettings(
    @Arg('input', () => AdvancedSettingsInput) input: AdvancedSettingsInput,
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<AdvancedSettings> {
    return runAction(updateAdvancedSettings, ctx, { ...input }, { lido });
  }

  @Query(() => SystemSettingsType, { description: 'Settings of the programme in force.' })
  systemSettings(@Ctx() ctx: AppContext): Promise<Settings> {
    return runQuery(systemSettingsQuery, ctx);
  }

  @Mutation(() => SystemSettingsType, { description: 'Saves the settings of the programme.' })
  updateSystemSettings(
    @Arg('input', () => SystemSettingsInput) input: SystemSettingsInput,
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Settings> {
    return runAction(updateSystemSettings, ctx, { ...input }, { lido });
  }
}
