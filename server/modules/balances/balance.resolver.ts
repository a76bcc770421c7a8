import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { AppContext } from '../../platform/context.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, objectType } from '../../platform/graphql/object-type.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { type Audience, audienceSet } from '../audiences/index.ts';
import { WaitingPartType } from '../cashback/index.ts';
import { balanceEntriesList, ownEntriesList } from './entries.list.ts';
import { type MemberStanding, memberStandingQuery } from './member-standing.query.ts';

export const { resolver: OwnEntriesListResolver } = listDoor(ownEntriesList);
export const { resolver: BalanceEntriesListResolver } = listDoor(balanceEntriesList);

const MemberStandingType = objectType(
  'MemberStanding',
  'What a member has now: points of a seller, BRL of a consumer. saldo = disponivel + aLiberar - aCompensar.',
  {
    saldo: field(DecimalScalar, 'The balance as every list and session shows it; negative while something is owed.'),
    disponivel: field(DecimalScalar, 'What can be spent now.'),
    aLiberar: field(DecimalScalar, 'What cannot be spent yet.'),
    motivos: field([WaitingPartType], 'Why it cannot.'),
    vencido: field(DecimalScalar, 'What passed its day without use, written off or not.'),
    aCompensar: field(DecimalScalar, 'Owed for cancelled sales; the next credits pay it.'),
  } satisfies FieldsOf<MemberStanding>,
);

@Resolver()
export class MemberStandingResolver {
  @Query(() => MemberStandingType, { nullable: true, description: 'What a member has now; null for people out of reach.' })
  memberStanding(
    @Arg('kind', () => audienceSet) kind: Audience,
    @Arg('id', () => IdScalar) id: number,
    @Ctx() ctx: AppContext,
  ): Promise<MemberStanding | null> {
    return runQuery(memberStandingQuery, ctx, { kind, id });
  }
}
