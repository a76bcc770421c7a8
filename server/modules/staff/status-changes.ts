import type { ActionContext } from '../../platform/context.ts';
import type { RunSql } from '../../platform/db/database.ts';

/** Who is activated and deactivated with a reason. */
export type StatusSubject = 'SELLER' | 'CONSUMER';

/** One entry of an activation history; a status is 1 when active, else 0 (document 001 §3). */
export interface StatusChangeEntry {
  id: number;
  criadoEm: Date;
  /** Name of the member of staff. */
  usuario: string;
  statusAnterior: number;
  statusNovo: number;
  justificativa: string;
}

const MOST_ENTRIES = 500;

/** The activation history of somebody, newest first; whether the asker may see that person is the caller's question. */
export function readStatusChanges(read: RunSql, subject: StatusSubject, id: number): Promise<StatusChangeEntry[]> {
  return read<StatusChangeEntry>(
    `select h.id, h.criado_em as "criadoEm", u.nome as usuario, h.status_anterior as "statusAnterior", h.status_novo as "statusNovo",
       h.justificativa
     from status_changes h join staff_users u on u.id = h.staff_user_id
     where h.subject_type = $1 and h.subject_id = $2 order by h.id desc limit ${MOST_ENTRIES}`,
    [subject, id],
  );
}

/** Keeps that the actor changed somebody's status, and why. */
export async function noteStatusChange(
  ctx: ActionContext,
  subject: { type: StatusSubject; id: number },
  change: { from: boolean; to: boolean; justificativa: string },
): Promise<void> {
  await ctx.sql(
    `insert into status_changes (subject_type, subject_id, status_anterior, status_novo, justificativa, staff_user_id, criado_em)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      subject.type,
      subject.id,
      Number(change.from),
      Number(change.to),
      change.justificativa,
      'id' in ctx.actor ? ctx.actor.id : null,
      ctx.clock.now(),
    ],
  );
}
