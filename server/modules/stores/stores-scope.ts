import type { ActionContext } from '../../platform/context.ts';
import type { ScopeContext } from '../../platform/lists/list.ts';
import { staffScope } from '../../platform/lists/staff-scope.ts';

type Narrowing = Pick<ScopeContext, 'actor' | 'bind'>;

/** Whether inactive rows are hidden from this actor: only level 2 and jobs see them (documents 000 §6 and 001 §6). */
export function seesOnlyActive({ actor }: Pick<ScopeContext, 'actor'>): boolean {
  return !(actor.kind === 'system' || (actor.kind === 'staff' && actor.level === 2));
}

/** Stores of the table aliased `alias` the actor may see: a seller their own, a consumer those open to consumers. */
export function storesScope(scope: Narrowing, alias: string): string[] {
  const conditions = staffScope(scope, { store: `${alias}.id`, network: `${alias}.network_id` });
  if (seesOnlyActive(scope)) conditions.push(`${alias}.ativo`);
  if (scope.actor.kind === 'seller') conditions.push(`${alias}.id = ${scope.bind(scope.actor.storeId)}`);
  if (scope.actor.kind === 'consumer') conditions.push(`${alias}.ativo_clientes`);
  return conditions;
}

/** A store staff may act on, locked for the change; even an inactive one, or it could never be reactivated. */
export async function lockStore<Row extends { id: number }>(ctx: ActionContext, id: number, selected = 's.id'): Promise<Row | undefined> {
  const params: unknown[] = [id];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const conditions = staffScope({ actor: ctx.actor, bind }, { store: 's.id', network: 's.network_id' });
  const where = ['s.id = $1', 's.excluido_em is null', ...conditions].join(' and ');
  const [row] = await ctx.sql<Row>(`select ${selected} from stores s where ${where} for update of s`, params);
  return row;
}
