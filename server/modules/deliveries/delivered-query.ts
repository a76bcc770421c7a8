import type { StaffActor } from '../../platform/actor.ts';
import { mayDo } from '../../platform/actor.ts';
import type { AppContext } from '../../platform/context.ts';
import type { RunSql } from '../../platform/db/run-sql.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findPerson, limitedTo } from '../sessions/index.ts';
import './deliveries.errors.ts';

/** A saved query as it is now. */
export interface DeliveredQuery {
  id: number;
  nome: string;
  consulta: string;
  variaveis: string;
}

/** SQL of a saved query's hash; `delivery` and `query` are aliases of tables. */
const hashSql = (query: string) =>
  `encode(sha256(convert_to(length(${query}.consulta) || ':' || ${query}.consulta || ${query}.variaveis, 'UTF8')), 'hex')`;

/** SQL condition: the owner of the delivery may still read its query, and nobody else has changed it. Null counts as no. */
export const isUsableSql = (delivery: string, query: string) =>
  `(${query}.staff_user_id = ${delivery}.staff_user_id or (${query}.compartilhada and ${hashSql(query)} = ${delivery}.consulta_hash))`;

/** A saved query that the member of staff may run, own or shared, with its hash. Refuses: SAVED_QUERY_UNKNOWN. */
export async function findVisibleQuery(sql: RunSql, id: number, staffId: number): Promise<DeliveredQuery & { hash: string }> {
  const [row] = await sql<DeliveredQuery & { hash: string }>(
    `select q.id, q.nome, q.consulta, q.variaveis, ${hashSql('q')} as hash from saved_queries q
     where q.id = $1 and (q.compartilhada or q.staff_user_id = $2)`,
    [id, staffId],
  );
  if (!row) throw new AppError('SAVED_QUERY_UNKNOWN');
  return row;
}

/** The query of an address or schedule. Refuses: DELIVERY_QUERY_CHANGED. */
export async function findDeliveredQuery(
  ctx: AppContext,
  table: 'spreadsheet_addresses' | 'query_schedules',
  id: number,
): Promise<DeliveredQuery> {
  const [row] = await ctx.database.read<DeliveredQuery>(
    `select q.id, q.nome, q.consulta, q.variaveis from ${table} d join saved_queries q on q.id = d.saved_query_id
     where d.id = $1 and ${isUsableSql('d', 'q')}`,
    [id],
  );
  if (!row) throw new AppError('DELIVERY_QUERY_CHANGED');
  return row;
}

/** Refuses: DELIVERY_OWNER_LEVEL to an owner who may no longer create deliveries. Tokens count as their owner. */
export function refuseLostLevel(owner: StaffActor): void {
  if (!mayDo({ ...owner, token: undefined }, 'analysis:manageTokens')) throw new AppError('DELIVERY_OWNER_LEVEL');
}

/**
 * The owner with the rights of this moment, limited to the scopes of the delivery. Refuses: DELIVERY_OWNER_GONE, DELIVERY_OWNER_LEVEL.
 */
export async function findReader(
  ctx: AppContext,
  staffId: number,
  { key, scopes }: { key: string; scopes: readonly string[] },
): Promise<StaffActor> {
  const owner = await findPerson(ctx.database, 'STAFF', staffId);
  if (owner?.kind !== 'staff') throw new AppError('DELIVERY_OWNER_GONE');
  refuseLostLevel(owner);
  return limitedTo(owner, key, scopes);
}
