import { type Actor, abilitiesOf, type StaffActor } from '../../platform/actor.ts';
import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { StaffLevel } from '../../shared/enums.ts';
import { storesScope } from '../stores/index.ts';
import './staff.errors.ts';

const LEVELS = Object.values(StaffLevel);
/** Levels that can be limited to networks (domain rules §4.15). */
const BY_NETWORK: readonly number[] = [StaffLevel.PROGRAMA, StaffLevel.OPERADOR, StaffLevel.PLUS];

const ofLevel = (level: number): StaffActor => ({ kind: 'staff', id: 0, nome: '', cpf: '', level, networkIds: null, storeIds: null });

/**
 * Whether the actor may grant this level: only one whose every right the actor also has, so that nobody gains rights through another
 * account.
 */
export function mayGrant(actor: Actor, level: number): boolean {
  if (actor.kind === 'system') return true;
  if (actor.kind !== 'staff') return false;
  // Staff limited to networks cannot create unlimited staff.
  if (actor.networkIds && !BY_NETWORK.includes(level) && level !== StaffLevel.VENDEDOR) return false;
  const own = new Set(abilitiesOf(actor));
  return abilitiesOf(ofLevel(level)).every((permission) => own.has(permission));
}

/** The levels the actor may grant, in order. */
export const grantableLevels = (actor: Actor): number[] => LEVELS.filter((level) => mayGrant(actor, level)).toSorted((a, b) => a - b);

interface Reach {
  permissao: number;
  idRevendasPermitidas: number[];
  idRedesPermitidas: number[];
}

/**
 * The reach of a person of this level: stores for level 3, networks for levels 0, 1 and 5, nothing for the others. Never more than the
 * actor's own. Refuses: STAFF_LEVEL_NOT_GRANTABLE, STAFF_STORE_UNKNOWN, STAFF_NETWORK_UNKNOWN.
 */
export async function reachOf(ctx: ActionContext, { permissao, idRevendasPermitidas, idRedesPermitidas }: Reach): Promise<Reach> {
  const { actor } = ctx;
  if (!mayGrant(actor, permissao)) throw new AppError('STAFF_LEVEL_NOT_GRANTABLE');
  const stores = permissao === StaffLevel.VENDEDOR ? idRevendasPermitidas : [];
  const narrowed = actor.kind === 'staff' ? actor.networkIds : null;
  const wanted = BY_NETWORK.includes(permissao) ? idRedesPermitidas : [];
  const networks = wanted.length === 0 && narrowed && BY_NETWORK.includes(permissao) ? narrowed : wanted;
  if (stores.length) {
    const params: unknown[] = [stores];
    const bind = (value: unknown) => `$${params.push(value)}`;
    const where = ['s.id = any($1::int[])', 's.excluido_em is null', ...storesScope({ actor, bind }, 's')].join(' and ');
    const found = await ctx.sql(`select s.id from stores s where ${where}`, params);
    if (found.length !== stores.length) throw new AppError('STAFF_STORE_UNKNOWN');
  }
  if (networks.length) {
    if (narrowed && !networks.every((id) => narrowed.includes(id))) throw new AppError('STAFF_NETWORK_UNKNOWN');
    const found = await ctx.sql('select id from networks where id = any($1::int[]) and excluido_em is null', [networks]);
    if (found.length !== networks.length) throw new AppError('STAFF_NETWORK_UNKNOWN');
  }
  return { permissao, idRevendasPermitidas: stores, idRedesPermitidas: networks };
}

/**
 * What an edit of level and reach gives beyond what was there: rights of the level that the former one lacks (`isRaise`), or rows (`isWider`).
 * A level without networks of its own reaches all of them.
 */
export async function reachIsWider(
  ctx: Pick<ActionContext, 'sql'>,
  before: Reach,
  after: Reach,
): Promise<{ isRaise: boolean; isWider: boolean }> {
  const own = new Set(abilitiesOf(ofLevel(before.permissao)));
  const isRaise = abilitiesOf(ofLevel(after.permissao)).some((permission) => !own.has(permission));
  return { isRaise, isWider: await reachesMore(ctx, before, after) };
}

async function reachesMore(ctx: Pick<ActionContext, 'sql'>, before: Reach, after: Reach): Promise<boolean> {
  const isOfStores = ({ permissao }: Reach) => permissao === StaffLevel.VENDEDOR;
  const isLimited = (reach: Reach) => isOfStores(reach) || (BY_NETWORK.includes(reach.permissao) && reach.idRedesPermitidas.length > 0);
  if (!isLimited(before)) return false;
  if (!isLimited(after)) return true;
  if (isOfStores(before)) return !isOfStores(after) || !after.idRevendasPermitidas.every((id) => before.idRevendasPermitidas.includes(id));
  if (!isOfStores(after)) return !after.idRedesPermitidas.every((id) => before.idRedesPermitidas.includes(id));
  const outside = await ctx.sql('select id from stores where id = any($1::int[]) and network_id <> all($2::int[]) limit 1', [
    after.idRevendasPermitidas,
    before.idRedesPermitidas,
  ]);
  return outside.length > 0;
}
