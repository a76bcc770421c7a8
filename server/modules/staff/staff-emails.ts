import type { RunSql } from '../../platform/db/run-sql.ts';
import type { StaffLevel } from '../../shared/enums.ts';

/** E-mail addresses of the active staff of one level, without those who have never entered, for what the programme has to tell them. */
export async function staffEmails(sql: RunSql, level: StaffLevel): Promise<string[]> {
  const people = await sql<{ email: string }>(
    "select email from staff_users where ativo and not senha_inicial and permissao = $1 and email <> '' order by id",
    [level],
  );
  return people.map(({ email }) => email);
}
