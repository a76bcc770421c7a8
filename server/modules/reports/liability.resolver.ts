import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { AppContext } from '../../platform/context.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, objectType, optional } from '../../platform/graphql/object-type.ts';
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

const LiabilityNetworkType = objectType('LiabilityNetwork', 'What is owed to the members of a network.', {
  networkId: optional(IdScalar, 'Null for points of people whose network is not known.'),
  rede: optional(String),
  pontos: field(DecimalScalar, 'Points that can still be spent.'),
  pontosReais: field(DecimalScalar, 'In BRL, at the value that a point had when each was earned.'),
  cashback: field(DecimalScalar, 'Cashback of consumers, in BRL.'),
  resgates: field(DecimalScalar, 'Redeemed and not delivered, at cost, BRL.'),
  total: field(DecimalScalar, 'Points and cashback together, in BRL.'),
} satisfies FieldsOf<LiabilityNetwork>);

const LiabilityExpiryType = objectType('LiabilityExpiry', 'What expires in a month.', {
  mes: field(DayScalar, 'First day.'),
  pontos: field(DecimalScalar),
  pontosReais: field(DecimalScalar, 'The points, in BRL.'),
  cashback: field(DecimalScalar, 'Cashback of consumers, in BRL.'),
} satisfies FieldsOf<LiabilityExpiry>);

const LiabilityMonthType = objectType('LiabilityMonth', 'What was owed at the end of a month, in BRL.', {
  mes: field(DayScalar, 'First day.'),
  pontosReais: field(DecimalScalar, 'Points that could be spent, at the value that each had when it was earned.'),
  cashback: field(DecimalScalar, 'Cashback that could be taken out.'),
  resgates: field(DecimalScalar, 'Redeemed and not delivered, at cost.'),
  total: field(DecimalScalar),
} satisfies FieldsOf<LiabilityMonth>);

const LiabilityCohortType = objectType('LiabilityCohort', 'How what was earned in a month ended.', {
  parte: field(String, 'PONTOS, or CASHBACK in BRL.'),
  coorte: field(DayScalar, 'First day of the month.'),
  creditado: field(DecimalScalar, 'Earned in the month.'),
  resgatado: field(DecimalScalar, 'Of it, spent.'),
  expirado: field(DecimalScalar, 'With what is past its day and not written off.'),
  estornado: field(DecimalScalar, 'Of it, taken back with cancelled sales.'),
  emAberto: field(DecimalScalar, 'Of it, still to be spent.'),
  madura: field(Boolean, 'Nothing of it can be spent any more.'),
  quebra: optional(DecimalScalar, 'expirado ÷ (expirado + resgatado) in percent.'),
} satisfies FieldsOf<LiabilityCohort>);

const LiabilityType = objectType('Liability', 'What the programme owes at a month end.', {
  dia: field(DayScalar, 'Day of the numbers.'),
  redes: field([LiabilityNetworkType], 'What is owed, by network.'),
  vencimentos: field([LiabilityExpiryType], 'The next eighteen months.'),
  meses: field([LiabilityMonthType], 'Thirteen month ends, the chosen one last.'),
  coortes: field([LiabilityCohortType], 'How what was earned in each month ended.'),
  quebraPontos: optional(DecimalScalar, 'Of the matured cohorts, in percent.'),
  quebraCashback: optional(DecimalScalar, 'Of the matured cohorts, in percent.'),
  quebraEsperada: optional(
    DecimalScalar,
    'Part of points and cashback that will expire at those rates, in BRL; null while neither is known.',
  ),
} satisfies FieldsOf<Liability>);

export const { resolver: LiabilityLotsListResolver } = listDoor(liabilityLotsList);

@Resolver()
export class LiabilityResolver {
  @Query(() => LiabilityType, {
    nullable: true,
    description:
      'Amounts owed at the end of a month, when they expire and how much will never be claimed; null when the report was never generated.',
  })
  liability(
    @Arg('ano', () => Int) ano: number,
    @Arg('mes', () => Int) mes: number,
    @Arg('rede', () => String, { nullable: true, description: 'Name or id of one network; all without it.' }) rede: string | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Liability | null> {
    return runQuery(liabilityQuery, ctx, { ano, mes, rede });
  }
}
