import type { StaffActor } from '../../platform/actor.ts';
import { mayDo } from '../../platform/actor.ts';
import type { ActionContext } from '../../platform/context.ts';
import { findPerson } from '../sessions/index.ts';
import { decidableBy } from './decidable.ts';

/** The button of a mail about what waits. */
export const decideButton = ({ env }: ActionContext) => ({
  texto: 'Abrir Segunda aprovação',
  url: `${env.PUBLIC_URL}/painel/processar/segunda-aprovacao`,
});

/** What waits for one person. */
export interface WaitingFor {
  email: string;
  pedidos: number;
  /** Sums, as decimal text. */
  pontos: string;
  reais: string;
  maisAntigo: Date;
}

/**
 * What waits for each active member of staff who may decide something, by the filter `decidable` of the list, so that the mail, the badge and
 * the list agree. With `heldId`, only that request counts.
 */
export async function waitingForEach(ctx: ActionContext, heldId: number | null = null): Promise<WaitingFor[]> {
  const waiting: WaitingFor[] = [];
  const staff = await ctx.sql<{ id: number; email: string }>("select id, email from staff_users where ativo and email <> '' order by id");
  for (const { id, email } of staff) {
    const actor = await findPerson(ctx.database, 'STAFF', id);
    if (actor?.kind !== 'staff' || !mayDo(actor, 'heldAction:decide')) continue;
    const found = await waitingFor(ctx, actor, heldId);
    if (found.pedidos > 0) waiting.push({ email, ...found });
  }
  return waiting;
}

async function waitingFor({ sql, clock }: ActionContext, actor: StaffActor, heldId: number | null): Promise<Omit<WaitingFor, 'email'>> {
  const params: unknown[] = [heldId];
  const conditions = decidableBy({ actor, bind: (value) => `$${params.push(value)}`, today: clock.today() });
  const [row] = await sql<Omit<WaitingFor, 'email'>>(
    `select count(*)::int as pedidos, coalesce(sum(h.valor) filter (where h.moeda = 'PONTO'), 0) as pontos,
       coalesce(sum(h.valor) filter (where h.moeda = 'BRL'), 0) as reais, min(h.criado_em) as "maisAntigo"
     from held_actions h where ($1::int is null or h.id = $1) and ${conditions.join(' and ')}`,
    params,
  );
  return row!;
}
