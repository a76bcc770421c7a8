import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { AppContext } from '../../platform/context.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import {
  type Liability,
  type LiabilityCohort,
  type LiabilityExpiry,
  type LiabilityMonth,
  type LiabilityNetwork,
  liabilityQuery,
} from './liability.query.ts';
import { liabilityLotsList } from './liability-lots.list.ts';

@ObjectType('LiabilityNetwork', { description: 'What is owed to the members of a network.', simpleResolvers: true })
class LiabilityNetworkType implements LiabilityNetwork {
  @Field(() => IdScalar, { nullable: true, description: 'Null for points of people whose network is not known.' })
  networkId!: number | null;
  @Field(() => String, { nullable: true })
  rede!: string | null;
  @Field(() => DecimalScalar, { description: 'Points that can still be spent.' })
  pontos!: string;
  @Field(() => DecimalScalar, { description: 'In BRL, at the value that a point had when each was earned.' })
  pontosReais!: string;
  @Field(() => DecimalScalar, { description: 'Cashback of consumers, in BRL.' })
  cashback!: string;
  @Field(() => DecimalScalar, { description: 'Redeemed and not delivered, at cost, BRL.' })
  resgates!: string;
  @Field(() => DecimalScalar, { description: 'Points and cashback together, in BRL.' })
  total!: string;
}

@ObjectType('LiabilityExpiry', { description: 'What expires in a month.', simpleResolvers: true })
class LiabilityExpiryType implements LiabilityExpiry {
  @Field(() => DayScalar, { description: 'First day.' })
  mes!: string;
  @Field(() => DecimalScalar)
  pontos!: string;
  @Field(() => DecimalScalar, { description: 'The points, in BRL.' })
  pontosReais!: string;
  @Field(() => DecimalScalar, { description: 'Cashback of consumers, in BRL.' })
  cashback!: string;
}

@ObjectType('LiabilityMonth', { description: 'What was owed at the end of a month, in BRL.', simpleResolvers: true })
class LiabilityMonthType implements LiabilityMonth {
  @Field(() => DayScalar, { description: 'First day.' })
  mes!: string;
  @Field(() => DecimalScalar, { description: 'Points that could be spent, at the value that each had when it was earned.' })
  pontosReais!: string;
  @Field(() => DecimalScalar, { description: 'Cashback that could be taken out.' })
  cashback!: string;
  @Field(() => DecimalScalar, { description: 'Redeemed and not delivered, at cost.' })
  resgates!: string;
  @Field(() => DecimalScalar)
  total!: string;
}

@ObjectType('LiabilityCohort', { description: 'How what was earned in a month ended.', simpleResolvers: true })
class LiabilityCohortType implements LiabilityCohort {
  @Field(() => String, { description: 'PONTOS, or CASHBACK in BRL.' })
  parte!: string;
  @Field(() => DayScalar, { description: 'First day of the month.' })
  coorte!: string;
  @Field(() => DecimalScalar, { description: 'Earned in the month.' })
  creditado!: string;
  @Field(() => DecimalScalar, { description: 'Of it, spent.' })
  resgatado!: string;
  @Field(() => DecimalScalar, { description: 'With what is past its day and not written off.' })
  expirado!: string;
  @Field(() => DecimalScalar, { description: 'Of it, taken back with cancelled sales.' })
  estornado!: string;
  @Field(() => DecimalScalar, { description: 'Of it, still to be spent.' })
  emAberto!: string;
  @Field(() => Boolean, { description: 'Nothing of it can be spent any more.' })
  madura!: boolean;
  @Field(() => DecimalScalar, { nullable: true, description: 'expirado ÷ (expirado + resgatado) in percent.' })
  quebra!: string | null;
}

@ObjectType('Liability', { description: 'What the programme owes at a month end.', simpleResolvers: true })
class LiabilityType implements Liability {
  @Field(() => DayScalar, { nullable: true, description: 'The day of the numbers; null when they were never made.' })
  dia!: string | null;
  @Field(() => [LiabilityNetworkType], { description: 'What is owed, by network.' })
  redes!: LiabilityNetwork[];
  @Field(() => [LiabilityExpiryType], { description: 'The next eighteen months.' })
  vencimentos!: LiabilityExpiry[];
  @Field(() => [LiabilityMonthType], { description: 'Thirteen month ends, the chosen one last.' })
  meses!: LiabilityMonth[];
  @Field(() => [LiabilityCohortType], { description: 'How what was earned in each month ended.' })
  coortes!: LiabilityCohort[];
  @Field(() => DecimalScalar, { nullable: true, description: 'Of the matured cohorts, in percent.' })
  quebraPontos!: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Of the matured cohorts, in percent.' })
  quebraCashback!: string | null;
  @Field(() => DecimalScalar, { description: 'What of points and cashback will expire at those rates, in BRL.' })
  quebraEsperada!: string;
}

export const { resolver: LiabilityLotsListResolver } = listDoor(liabilityLotsList);

@Resolver()
export class LiabilityResolver {
  @Query(() => LiabilityType, {
    description: 'What is owed at the end of a month, when it expires and how much of it will never be claimed.',
  })
  liability(
    @Arg('ano', () => Int) ano: number,
    @Arg('mes', () => Int) mes: number,
    @Arg('rede', () => String, { nullable: true, description: 'Name or id of one network; all without it.' }) rede: string | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Liability> {
    return runQuery(liabilityQuery, ctx, { ano, mes, rede });
  }
}
