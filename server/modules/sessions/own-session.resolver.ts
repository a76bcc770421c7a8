import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, objectType, optional } from '../../platform/graphql/object-type.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { endOtherOwnSessions, endOwnSession, type OwnSession, ownSessionsQuery } from './own-sessions.ts';

const OwnSessionType = objectType('OwnSession', 'A device where the person who asks is signed in.', {
  id: field(IdScalar, 'Its id.'),
  dispositivo: field(String, "Browser and system, such as 'Chrome no Windows'."),
  ip: optional(String, 'Address at the sign-in; null when it was not kept.'),
  criadoEm: field(DateTimeScalar, 'When the person signed in.'),
  ultimoUsoEm: field(DateTimeScalar, 'Last use, at most ten minutes late.'),
  atual: field(Boolean, 'Whether it is the session that asks.'),
} satisfies FieldsOf<OwnSession>);

@Resolver()
export class OwnSessionResolver {
  @Query(() => [OwnSessionType], { description: 'Devices where the member of staff who asks is signed in, the last used first.' })
  ownSessions(@Ctx() ctx: AppContext): Promise<OwnSession[]> {
    return runQuery(ownSessionsQuery, ctx);
  }

  @Mutation(() => Boolean, { description: 'Ends one of the own sessions.' })
  endOwnSession(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<boolean> {
    return runAction(endOwnSession, ctx, { id });
  }

  @Mutation(() => Int, { description: 'Ends the own sessions but the one that asks; answers how many.' })
  endOtherOwnSessions(@Ctx() ctx: AppContext): Promise<number> {
    return runAction(endOtherOwnSessions, ctx, {});
  }
}
