import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { endOtherOwnSessions, endOwnSession, type OwnSession, ownSessionsQuery } from './own-sessions.ts';

@ObjectType('OwnSession', { description: 'A device where the person who asks is signed in.', simpleResolvers: true })
class OwnSessionType implements OwnSession {
  @Field(() => IdScalar, { description: 'Its id.' })
  id!: number;
  @Field(() => String, { description: "Browser and system, such as 'Chrome no Windows'." })
  dispositivo!: string;
  @Field(() => String, { nullable: true, description: 'Address at the sign-in; null when it was not kept.' })
  ip!: string | null;
  @Field(() => DateTimeScalar, { description: 'When the person signed in.' })
  criadoEm!: Date;
  @Field(() => DateTimeScalar, { description: 'Last use, at most ten minutes late.' })
  ultimoUsoEm!: Date;
  @Field(() => Boolean, { description: 'Whether it is the session that asks.' })
  atual!: boolean;
}

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
