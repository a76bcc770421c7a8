import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { AppContext } from '../../platform/context.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import './actions/seal-log.ts';
import { type LogIntegrity, type LogType, logIntegrityQuery, logTypesQuery } from './log.queries.ts';
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
}

@Resolver()
export class LogResolver {
  @Query(() => [LogTypeType], { description: 'Kinds of entries of the log.' })
  logTypes(@Ctx() ctx: AppContext): Promise<LogType[]> {
    return runQuery(logTypesQuery, ctx);
  }

  @Query(() => LogIntegrityType, { description: 'Computes the chain of the log anew.' })
  logIntegrity(@Ctx() ctx: AppContext): Promise<LogIntegrity> {
    return runQuery(logIntegrityQuery, ctx);
  }
}

export const { resolver: LogsListResolver } = listDoor(logsList);
