import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { AppContext } from '../../platform/context.ts';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, objectType, optional } from '../../platform/graphql/object-type.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import './actions/seal-log.ts';
import { type LogCodeCheck, type LogIntegrity, type LogType, logCodeCheckQuery, logIntegrityQuery, logTypesQuery } from './log.queries.ts';
import { logsList } from './logs.list.ts';

const LogTypeType = objectType('LogKind', 'A kind of entry of the log.', {
  tipo: field(String),
  titulo: field(String, 'What the screen calls it.'),
} satisfies FieldsOf<LogType>);

const LogIntegrityType = objectType('LogIntegrity', 'What a walk along the chain of the log found.', {
  integro: field(Boolean),
  verificados: field(Int, 'Entries verified.'),
  pendentes: field(Int, 'Entries that wait for their seal.'),
  primeiroQuebrado: optional(IdScalar, 'First entry that is not as it was sealed.'),
  ancorasConferidas: field(Int, 'Anchors in the storage that the log agrees with.'),
  ancorasDivergentes: field([DayScalar], 'Days whose anchor in the storage names an entry that the log does not have.'),
  ancorasAusentes: field([DayScalar], 'Days whose anchor is missing from the storage.'),
} satisfies FieldsOf<LogIntegrity>);

const LogCodeCheckType = objectType('LogCodeCheck', 'Whether the code of an anchor is in the log.', {
  encontrado: field(Boolean, 'Whether an entry of the recomputed chain has this code.'),
  registro: optional(IdScalar, 'The entry that it seals.'),
  elo: optional(Int, 'Entries up to that one.'),
  criadoEm: optional(DateTimeScalar, 'When that entry was written.'),
} satisfies FieldsOf<LogCodeCheck>);

@Resolver()
export class LogResolver {
  @Query(() => [LogTypeType], { description: 'Kinds of entries of the log.' })
  logTypes(@Ctx() ctx: AppContext): Promise<LogType[]> {
    return runQuery(logTypesQuery, ctx);
  }

  @Query(() => LogIntegrityType, { description: 'Recomputes the chain of the log and compares it with the anchors in the storage.' })
  logIntegrity(@Ctx() ctx: AppContext): Promise<LogIntegrity> {
    return runQuery(logIntegrityQuery, ctx);
  }

  @Query(() => LogCodeCheckType, { description: 'Recomputes the chain of the log and looks for the code of a mailed anchor in it.' })
  logCodeCheck(
    @Arg('codigo', () => String, { description: 'The code of a day, 64 hexadecimal digits.' }) codigo: string,
    @Ctx() ctx: AppContext,
  ): Promise<LogCodeCheck> {
    return runQuery(logCodeCheckQuery, ctx, { codigo });
  }
}

export const { resolver: LogsListResolver } = listDoor(logsList);
