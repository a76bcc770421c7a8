import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { AppContext } from '../../platform/context.ts';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import './actions/seal-log.ts';
import { type LogCodeCheck, type LogIntegrity, type LogType, logCodeCheckQuery, logIntegrityQuery, logTypesQuery } from './log.queries.ts';
import { logsList } from './logs.list.ts';

@ObjectType('LogKind', { description: 'A kind of entry of the log.', simpleResolvers: true })
class LogTypeType implements LogType {
  @Field(() => String)
  tipo!: string;
  @Field(() => String, { description: 'What the screen calls it.' })
  titulo!: string;
}

@ObjectType('LogIntegrity', { description: 'What a walk along the chain of the log found.', simpleResolvers: true })
class LogIntegrityType implements LogIntegrity {
  @Field(() => Boolean)
  integro!: boolean;
  @Field(() => Int, { description: 'Entries verified.' })
  verificados!: number;
  @Field(() => Int, { description: 'Entries that wait for their seal.' })
  pendentes!: number;
  @Field(() => IdScalar, { nullable: true, description: 'First entry that is not as it was sealed.' })
  primeiroQuebrado!: number | null;
  @Field(() => Int, { description: 'Anchors in the storage that the log agrees with.' })
  ancorasConferidas!: number;
  @Field(() => [DayScalar], { description: 'Days whose anchor in the storage names an entry that the log does not have.' })
  ancorasDivergentes!: string[];
  @Field(() => [DayScalar], { description: 'Days whose anchor is missing from the storage.' })
  ancorasAusentes!: string[];
}

@ObjectType('LogCodeCheck', { description: 'Whether the code of an anchor is in the log.', simpleResolvers: true })
class LogCodeCheckType implements LogCodeCheck {
  @Field(() => Boolean, { description: 'Whether an entry of the chain, computed anew, has this code.' })
  encontrado!: boolean;
  @Field(() => IdScalar, { nullable: true, description: 'The entry that it seals.' })
  registro!: number | null;
  @Field(() => Int, { nullable: true, description: 'Entries up to that one.' })
  elo!: number | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When that entry was written.' })
  criadoEm!: Date | null;
}

@Resolver()
export class LogResolver {
  @Query(() => [LogTypeType], { description: 'Kinds of entries of the log.' })
  logTypes(@Ctx() ctx: AppContext): Promise<LogType[]> {
    return runQuery(logTypesQuery, ctx);
  }

  @Query(() => LogIntegrityType, { description: 'Computes the chain of the log anew and holds it against the anchors in the storage.' })
  logIntegrity(@Ctx() ctx: AppContext): Promise<LogIntegrity> {
    return runQuery(logIntegrityQuery, ctx);
  }

  @Query(() => LogCodeCheckType, { description: 'Computes the chain of the log anew and looks for the code of a mailed anchor in it.' })
  logCodeCheck(
    @Arg('codigo', () => String, { description: 'The code of a day, 64 hexadecimal digits.' }) codigo: string,
    @Ctx() ctx: AppContext,
  ): Promise<LogCodeCheck> {
    return runQuery(logCodeCheckQuery, ctx, { codigo });
  }
}

export const { resolver: LogsListResolver } = listDoor(logsList);
