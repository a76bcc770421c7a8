import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { StaffLevel } from '../../shared/enums.ts';
import './staff.errors.ts';

export interface LockedStaffUser {
  id: number;
  nome: string;
  email: string;
  permissao: number;
  ativo: boolean;
  pendente: boolean;
  senhaInicial: boolean;
  idRevendasPermitidas: number[];
  idRedesPermitidas: number[];
}

const COLUMNS = `id, nome, email, permissao, ativo, pendente, senha_inicial as "senhaInicial",
  id_revendas_permitidas as "idRevendasPermitidas", id_redes_permitidas as "idRedesPermitidas"`;

/**
 * A staff member, locked for the change; for an administrator, all other administrators too, in order: two who demote each other at the
 * same moment take turns, and the second finds that the actor is no longer an administrator. Refuses: STAFF_NOT_FOUND, STAFF_ABOVE.
 */
export async function lockStaffUser(ctx: ActionContext, id: number): Promise<LockedStaffUser> {
  const administrators = await ctx.sql<{ id: number }>('select id from staff_users where permissao = $1 and ativo order by id for update', [
    StaffLevel.ADMINISTRADOR,
  ]);
  const { actor } = ctx;
  if (actor.kind === 'staff' && actor.level === StaffLevel.ADMINISTRADOR && !administrators.some((one) => one.id === actor.id))
    throw new AppError('STAFF_ABOVE');
  const [user] = await ctx.sql<LockedStaffUser>(`select ${COLUMNS} from staff_users where id = $1 for update`, [id]);
  if (!user) throw new AppError('STAFF_NOT_FOUND');
  return user;
}

/** Ends every session of a member of staff. */
export async function revokeSessions(ctx: ActionContext, id: number): Promise<void> {
  await ctx.sql("update sessions set revogada_em = $2 where kind = 'STAFF' and person_id = $1 and revogada_em is null", [
    id,
    ctx.clock.now(),
  ]);
}

/** Whether a staff member reaches nothing beyond the networks the actor is limited to. */
export async function isWithinReach(ctx: ActionContext, id: number): Promise<boolean> {
  const narrowed = ctx.actor.kind === 'staff' ? ctx.actor.networkIds : null;
  if (!narrowed) return true;
  const [within] = await ctx.sql(
    `select u.id from staff_users u where u.id = $1 and case
       when u.permissao = $3 then not exists (
         select 1 from stores s where s.id = any(u.id_revendas_permitidas) and s.network_id <> all($2::int[]))
       else cardinality(u.id_redes_permitidas) > 0 and u.id_redes_permitidas <@ $2::int[] end`,
    [id, narrowed, StaffLevel.VENDEDOR],
  );
  return within !== undefined;
}
