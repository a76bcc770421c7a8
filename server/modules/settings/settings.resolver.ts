import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { updateAdvancedSettings } from './actions/update-advanced-settings.ts';
import { updateSystemSettings } from './actions/update-system-settings.ts';
import { type AdvancedSettings, advancedSettingsQuery } from './advanced-settings.query.ts';
import { type Settings, systemSettingsQuery } from './settings.query.ts';
import { partnerWindowSet, reversalPolicySet } from './settings-sets.ts';

@ObjectType('SystemSettings', { description: 'Settings of the programme.', simpleResolvers: true })
class SystemSettingsType implements Settings {
  @Field(() => DecimalScalar, { description: 'Most points a seller earns in a month; 0 means no limit.' })
  limitePontuacao!: string;
  @Field(() => Int)
  usosSemanaisVoucher!: number;
  @Field(() => Boolean)
  voucherAtivo!: boolean;
  @Field(() => DecimalScalar, { description: 'SW products in BRL from which cashback can be taken out.' })
  valorResgateLiberado!: string;
  @Field(() => DecimalScalar, { description: 'Percentage, 0 to 100.' })
  percentualCashback!: string;
  @Field(() => DayScalar, { nullable: true, description: 'First day of the promotion of 90 days; null: off.' })
  dataInicioPromocao!: string | null;
}

@InputType({ description: 'The settings to save, all of them.' })
class SystemSettingsInput {
  @Field(() => DecimalScalar)
  limitePontuacao!: string;
  @Field(() => Int)
  usosSemanaisVoucher!: number;
  @Field(() => Boolean)
  voucherAtivo!: boolean;
  @Field(() => DecimalScalar)
  valorResgateLiberado!: string;
  @Field(() => DecimalScalar)
  percentualCashback!: string;
  @Field(() => DayScalar, { nullable: true, description: 'First day of the promotion of 90 days; null turns it off.' })
  dataInicioPromocao?: string | null;
}

@ObjectType('AdvancedSettings', {
  description: 'Settings that choose a reading where the documents leave one open.',
  simpleResolvers: true,
})
class AdvancedSettingsType implements AdvancedSettings {
  @Field(() => reversalPolicySet)
  politicaEstorno!: AdvancedSettings['politicaEstorno'];
  @Field(() => Int, { description: 'Days of the next month in which a note of the last month is still accepted.' })
  diasToleranciaMes!: number;
  @Field(() => partnerWindowSet)
  janelaParceiro!: AdvancedSettings['janelaParceiro'];
  @Field(() => Boolean, { description: 'Typed items need purchase balance also where no purchase was ever recorded.' })
  exigirSaldo!: boolean;
  @Field(() => DecimalScalar, {
    description: 'Per cent by which the units scored may pass those bought before Antifraude counts them, 0 to 100.',
  })
  toleranciaAf!: string;
  @Field(() => Boolean, { description: 'Notes approved after the campaign was redeemed go to the next one.' })
  levarParaProxima!: boolean;
  @Field(() => Int, { description: 'Days after a campaign in which its cashback may be taken out.' })
  prazoResgateDias!: number;
  @Field(() => Int, { description: 'Days that returned points live at least.' })
  diasDevolucao!: number;
  @Field(() => Boolean, { description: "A CPF key of PIX must be the consumer's own." })
  chaveCpfDoTitular!: boolean;
  @Field(() => String, { description: 'Label of the card that shows the cashback.' })
  textoCashback!: string;
  @Field(() => [Int], { description: "Levels of staff that get consumers' CPF, telephones and e-mail masked." })
  niveisMascarados!: number[];
  @Field(() => [Int], { description: 'Levels of staff that must have a second factor.' })
  niveisSegundoFator!: number[];
}

@InputType({ description: 'The advanced settings to save, all of them.' })
class AdvancedSettingsInput {
  @Field(() => reversalPolicySet)
  politicaEstorno!: AdvancedSettings['politicaEstorno'];
  @Field(() => Int)
  diasToleranciaMes!: number;
  @Field(() => partnerWindowSet)
  janelaParceiro!: AdvancedSettings['janelaParceiro'];
  @Field(() => Boolean)
  exigirSaldo!: boolean;
  @Field(() => DecimalScalar, { description: 'Tolerance of Antifraude, per cent, 0 to 100.' })
  toleranciaAf!: string;
  @Field(() => Boolean)
  levarParaProxima!: boolean;
  @Field(() => Int)
  prazoResgateDias!: number;
  @Field(() => Int)
  diasDevolucao!: number;
  @Field(() => Boolean)
  chaveCpfDoTitular!: boolean;
  @Field(() => String)
  textoCashback!: string;
  @Field(() => [Int], { nullable: true, description: 'Levels that get personal data masked, among 0, 3, 4 and 5; none given: they stay.' })
  niveisMascarados?: number[] | null;
  @Field(() => [Int], { nullable: true, description: 'Levels that must have a second factor, 0 to 5; none given: they stay.' })
  niveisSegundoFator?: number[] | null;
}

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
