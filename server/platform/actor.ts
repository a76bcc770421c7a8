import { beforeAFactor, type Permission, permissions } from '../policy/permissions.ts';
import { AppError } from './errors/app-error.ts';

/** A member of staff: their documented level and the rows they are limited to (null = all rows). */
export interface StaffActor {
  kind: 'staff';
  id: number;
  nome: string;
  cpf: string;
  level: number;
  networkIds: number[] | null;
  storeIds: number[] | null;
  /** Present when consumers' personal data reaches this person masked. */
  seesMasks?: true;
  /** Present when the person has a second factor. */
  hasFactor?: true;
  /** Present when their level must have a second factor and they have none: they may only register one. */
  mustRegisterFactor?: true;
  /** Present when the request reads for this person by a token, an address or a schedule: its name for budgets, and what it may read. */
  token?: { key: string; permissions: ReadonlySet<Permission> };
}

export interface SellerActor {
  kind: 'seller';
  id: number;
  nome: string;
  cpf: string;
  storeId: number;
  networkId: number;
}

export interface ConsumerActor {
  kind: 'consumer';
  id: number;
  nome: string;
  cpf: string;
}

/** An outside platform that reports referrals and points with its own token. */
export interface IntegrationActor {
  kind: 'integration';
  id: number;
  nome: string;
}

/** Who is asking. `system` runs jobs and scripts and never comes through a door; `nome`: what its work is called where a name is shown. */
export type Actor = { kind: 'anonymous' } | StaffActor | SellerActor | ConsumerActor | IntegrationActor | { kind: 'system'; nome?: string };

/** Whether the policy table admits this actor; scope limits the rows separately. */
export function mayDo(actor: Actor, permission: Permission): boolean {
  const audience: { staff?: readonly number[]; seller?: true; consumer?: true; integration?: true; public?: true } =
    permissions[permission];
  if (actor.kind === 'system') return true;
  if (actor.kind === 'staff' && actor.token && !actor.token.permissions.has(permission)) return false;
  if (actor.kind === 'staff' && actor.mustRegisterFactor && !beforeAFactor.has(permission)) return false;
  if (audience.public) return true;
  if (actor.kind === 'staff') return audience.staff?.includes(actor.level) ?? false;
  if (actor.kind === 'seller') return audience.seller ?? false;
  if (actor.kind === 'consumer') return audience.consumer ?? false;
  if (actor.kind === 'integration') return audience.integration ?? false;
  return false;
}

/** Everything the actor may do, by name; clients show or hide controls by it. */
export function abilitiesOf(actor: Actor): Permission[] {
  return (Object.keys(permissions) as Permission[]).filter((permission) => mayDo(actor, permission)).sort();
}

/** A short, stable name for keys and logs: 'staff:12', 'seller:7', 'system'. Holds no personal data. */
export function actorKey(actor: Actor): string {
  return 'id' in actor ? `${actor.kind}:${actor.id}` : actor.kind;
}

/** The name to store with what an actor does. */
export const nameOf = (actor: Actor): string => ('nome' in actor && actor.nome) || 'Sistema';

/** The member of staff who asks. Refuses: NOT_ALLOWED to anyone else. */
export function staffIdOf({ actor }: { actor: Actor }): number {
  if (actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
  return actor.id;
}
