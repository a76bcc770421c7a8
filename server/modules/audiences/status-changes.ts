import type { ActionContext } from '../../platform/context.ts';
import type { RunSql } from '../../platform/db/run-sql.ts';
import { AUDIENCES, type Audience } from './audience.ts';

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

/** A person's activation history, newest first; the caller checks whether the actor may see that person. */
export function readStatusChanges(read: RunSql, subject: Audience, id: number): Promise<StatusChangeEntry[]> {
  return read<StatusChangeEntry>(
    `select h.id, h.criado_em as "criadoEm", u.nome as usuario, h.status_anterior as "statusAnterior", h.status_novo as "statusNovo",
       h.justificativa
     from status_changes h join staff_users u on u.id = h.staff_user_id
     where h.subject_type = $1 and h.subject_id = $2 order by h.id desc limit ${MOST_ENTRIES}`,
    [subject, id],
  );
}

/**
 * Activates or deactivates a person and records who did it and why (document 001 §4). Setting the current state again changes and records
 * nothing. Returns false for an unknown id.
 */
export async function changeStatus(
  ctx: ActionContext,
  subject: { type: Audience; id: number },
  { ativo, justificativa }: { ativo: boolean; justificativa: string },
): Promise<boolean> {
  const { table } = AUDIENCES[subject.type];
  const [person] = await ctx.sql<{ ativo: boolean }>(`select ativo from ${table} where id = $1 and excluido_em is null for update`, [
    subject.id,
  ]);
  if (!person) return false;
  if (person.ativo === ativo) return true;
  await ctx.sql(`update ${table} set ativo = $2 where id = $1`, [subject.id, ativo]);
  await ctx.sql(
    `insert into status_changes (subject_type, subject_id, status_anterior, status_novo, justificativa, staff_user_id, criado_em)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      subject.type,
      subject.id,
      Number(person.ativo),
      Number(ativo),
      justificativa,
      'id' in ctx.actor ? ctx.actor.id : null,
      ctx.clock.now(),
    ],
  );
  return true;
}
