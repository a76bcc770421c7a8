import { type GraphQLField, getNamedType, isUnionType } from 'graphql';
import { findAction, refusalsOf } from '../platform/actions/action.ts';
import { allLists } from '../platform/lists/list.ts';
import { audienceOf } from '../platform/openapi/access.ts';
import { allQueries } from '../platform/queries/query.ts';
import { allTotals } from '../platform/totals/totals.ts';
import type { Permission } from '../policy/permissions.ts';
import { isOfAnyScope, scopesOf } from '../policy/token-scopes.ts';

type RootField = GraphQLField<unknown, unknown>;

/** The permission of a mutation, by its action. */
export const permissionOfMutation = (name: string): Permission | undefined => findAction(name)?.permission;

/** The permission of a query: of the query, list or totals of its name, or of the list whose one row it answers. */
export function permissionOfQuery({ name, args, type }: RootField): Permission | undefined {
  const named = [...allQueries(), ...allLists(), ...allTotals()].find((read) => read.name === name);
  if (named) return named.permission;
  const isSingle = args.length === 1 && args[0]?.name === 'id';
  return isSingle ? allLists().find(({ rowType }) => rowType === getNamedType(type).name)?.permission : undefined;
}

/** The end of a mutation's description: "Permission: `store:update`, levels 1, 2 and 5. Errors: STORE_NOT_FOUND, EDIT_CONFLICT." */
export function accessOfMutation({ name, type }: RootField): string {
  const action = findAction(name);
  if (!action) throw new Error(`mutation ${name} is not the name of an action`);
  // A union answers the waiting request instead of refusing.
  const codes = refusalsOf(action).filter((code) => code !== 'SECOND_PERSON_NEEDED' || !isUnionType(getNamedType(type)));
  return `${permissionText(action.permission)}${codes.length > 0 ? ` Errors: ${codes.join(', ')}.` : ''}`;
}

/** The end of a query's description: "Permission: `store:list`, levels 0 to 5. Token scope: CADASTROS." */
export function accessOfQuery(field: RootField): string {
  const permission = permissionOfQuery(field);
  if (!permission) throw new Error(`query ${field.name} is not the name of a query, a list or totals`);
  const scopes = scopesOf(permission);
  const opens = isOfAnyScope(permission) ? 'any' : scopes.join(' or ') || 'none';
  return `${permissionText(permission)} Token scope: ${opens}.`;
}

function permissionText(permission: Permission): string {
  const { staff, seller, consumer, integration, public: isPublic } = audienceOf(permission);
  const audiences = [staff && levelsText(staff), seller && 'sellers', consumer && 'consumers', integration && 'integrations'].filter(
    Boolean,
  );
  return `Permission: \`${permission}\`, ${isPublic ? 'everyone' : audiences.join('; ') || 'jobs of the system'}.`;
}

function levelsText(levels: readonly number[]): string {
  if (levels.length === 1) return `level ${levels[0]}`;
  const [first = 0, last = 0] = [levels[0], levels.at(-1)];
  const isRange = levels.length > 2 && last - first === levels.length - 1;
  return `levels ${isRange ? `${first} to ${last}` : `${levels.slice(0, -1).join(', ')} and ${last}`}`;
}
