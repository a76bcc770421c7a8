import { hashChosenPassword } from '../../platform/auth/hash-chosen-password.ts';
import { verifyPassword } from '../../platform/auth/password.ts';
import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import './session.errors.ts';

const people = { STAFF: 'staff_users', SELLER: 'sellers', CONSUMER: 'consumers' } as const;

/**
 * Sets the caller's new password, proven by the current one, and ends their other sessions. Refuses: PASSWORD_WRONG, and a password that is
 * easy to guess or contains the person's name or CPF.
 */
export async function changeOwnPassword(
  ctx: ActionContext,
  person: { kind: keyof typeof people; id: number; nome: string },
  { senha, senhaAntiga }: { senha: string; senhaAntiga?: string | null | undefined },
): Promise<void> {
  const table = people[person.kind];
  const [row] = await ctx.sql<{ senha_hash: string | null; cpf: string }>(`select senha_hash, cpf from ${table} where id = $1 for update`, [
    person.id,
  ]);
  if (!row || !(await verifyPassword(row.senha_hash, senhaAntiga ?? ''))) throw new AppError('PASSWORD_WRONG');
  await ctx.sql(`update ${table} set senha_hash = $2 where id = $1`, [
    person.id,
    await hashChosenPassword(senha, { nome: person.nome, cpf: row.cpf }),
  ]);
  await ctx.sql(
    'update sessions set revogada_em = $3 where kind = $1 and person_id = $2 and id <> coalesce($4, 0) and revogada_em is null',
    [person.kind, person.id, ctx.clock.now(), ctx.sessionId ?? null],
  );
}
