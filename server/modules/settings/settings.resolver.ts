import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { updateSystemSettings } from './actions/update-system-settings.ts';
import { type Settings, systemSettingsQuery } from './settings.query.ts';

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
  @Field(() => String, { nullable: true, description: 'First day of the promotion of 90 days; null: off.' })
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
  @Field(() => String, { nullable: true, description: "'YYYY-MM-DD'." })
  dataInicioPromocao?: string | null;
}

@Resolver()
export class SettingsResolver {
  @Query(() => SystemSettingsType, { description: 'Settings of the programme in force.' })
  systemSettings(@Ctx() ctx: AppContext): Promise<Settings> {
    return runQuery(systemSettingsQuery, ctx);
  }

  @Mutation(() => SystemSettingsType, { description: 'Saves the settings of the programme.' })
  updateSystemSettings(@Arg('input', () => SystemSettingsInput) input: SystemSettingsInput, @Ctx() ctx: AppContext): Promise<Settings> {
    return runAction(updateSystemSettings, ctx, { ...input });
  }
}
