import type { ActionContext, AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import './staff.errors.ts';

type Asker = Pick<ActionContext, 'sql' | 'actor' | 'clock'>;

/** Whether the actor counts as a second person, as the refusal to answer where they do not. */
export interface Independence {
  /** Refusal beside this first person: their accounts depend on each other, or the actor's is too new. Null when they are two people. */
  from(firstPersonId: number | null): AppError | null;
  /** Refusal of an account that is too new to approve anything. */
  established: AppError | null;
}

/**
 * How the actor stands to those who proposed or approved something before (functions staff_dependent_until and staff_new_until). Jobs have no
 * account and may do everything.
 */
export async function independenceOf({ sql, actor, clock }: Asker, peopleIds: readonly (number | null)[]): Promise<Independence> {
  if (actor.kind !== 'staff') return { from: () => null, established: null };
  const people = await sql<{ id: number; nome: string; dependente: Date | null; nova: Date | null }>(
    `select u.id, u.nome, staff_dependent_until($1, u.id, $3) as dependente, staff_new_until(u.id, $3) as nova
     from staff_users u where u.id = any($2::int[])`,
    [actor.id, [...new Set([actor.id, ...peopleIds])], clock.now()],
  );
  const refusals = new Map<number, AppError>();
  let established: AppError | null = null;
  for (const { id, nome, dependente, nova } of people) {
    if (id === actor.id) established = nova && new AppError('SECOND_PERSON_TOO_NEW', { nome, ate: nova.toISOString() });
    else if (dependente) refusals.set(id, new AppError('SECOND_PERSON_DEPENDENT', { nome, ate: dependente.toISOString() }));
  }
  return { from: (id) => (id === null ? null : (refusals.get(id) ?? established)), established };
}

/**
 * Refuses an actor who does not count as a second person beside the first. Refuses: SECOND_PERSON_DEPENDENT, SECOND_PERSON_TOO_NEW.
 */
export async function requireIndependent(ctx: Asker, firstPersonId: number): Promise<void> {
  const refusal = (await independenceOf(ctx, [firstPersonId])).from(firstPersonId);
  if (refusal) throw refusal;
}

/**
 * Whether the programme has two administrators who can approve for each other today: active, past their first access, old enough and
 * independent.
 */
export async function hasTwoApprovers({ read, clock }: Pick<AppContext, 'read' | 'clock'>): Promise<boolean> {
  const [row] = await read<{ two: boolean }>(
    `with able as (
       select id from staff_users where ativo and not senha_inicial and permissao = 2 and staff_new_until(id, $1) is null
     )
     select exists (select from able a join able b on b.id > a.id where staff_dependent_until(a.id, b.id, $1) is null) as two`,
    [clock.now()],
  );
  return row!.two;
}
