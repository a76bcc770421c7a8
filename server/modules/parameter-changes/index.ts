import { mayDo } from '../../platform/actor.ts';
import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { movesMuch, type Parameter, type ParameterMove } from '../../shared/parameters.ts';
import './parameter-changes.errors.ts';

/** Name of the job that simulates a saved change and tells the administrators; takes a `SavedChange`. */
export const TELL_PARAMETER_CHANGE = 'tellParameterChange';

/** A parameter about to be saved. */
export interface ParameterChange extends ParameterMove {
  parametro: Parameter;
  /** Of the product, store, network or scenario; null for programme-wide settings. */
  id: number | null;
  /** What people call it. */
  nome: string | null;
}

/** What the job takes: who changed what, and when. */
export interface SavedChange {
  staffId: number;
  changes: readonly ParameterChange[];
}

/**
 * Has changes that are saved without a question simulated afterwards, logged with their effect and told to the administrators, as far as
 * they move by more than ten percent. `send` belongs to the transaction that saved them.
 */
export async function tellSaved(
  send: (job: string, data: Record<string, unknown>) => Promise<unknown>,
  { staffId, changes }: SavedChange,
): Promise<void> {
  const moved = changes.filter(movesMuch);
  if (moved.length > 0) await send(TELL_PARAMETER_CHANGE, { staffId, changes: moved });
}

/** How long a confirmed simulation is good for. */
const CONFIRMED_FOR = "interval '1 hour'";

/**
 * A change that may move the cost by more than ten percent is saved only after its author simulated exactly it and confirmed (beyond C7,
 * docs/adr/0026). Who may not simulate asks a second person. A documented REST path knows no such question: there, and where a second person
 * confirmed, the change is saved, simulated afterwards, logged with its effect and told to the administrators. Call it last.
 * Refuses: SIMULATION_NEEDED, SECOND_PERSON_NEEDED.
 */
export async function requireSimulated(ctx: ActionContext, wanted: readonly ParameterChange[]): Promise<void> {
  if (ctx.actor.kind !== 'staff') return;
  const changes = wanted.filter(movesMuch);
  const told = changes.map(({ nome, before, after }) => `${nome}: ${before} → ${after}`).join('; ');
  const resumo = `Mudar parâmetro sem simulação. ${told}`;
  if (ctx.approves) ctx.secondPerson({ motivo: null, resumo });
  if (ctx.documented || ctx.approves) return tellSaved(ctx.enqueue, { staffId: ctx.actor.id, changes });
  if (changes.length === 0) return;
  if (!mayDo(ctx.actor, 'simulation:run')) {
    ctx.secondPerson({ motivo: 'SEMPRE', resumo });
    return;
  }
  const [simulation] = await ctx.sql(
    `select m.id from simulations m
     where m.staff_user_id = $1 and m.estado = 'CONCLUIDA' and m.confirmada_em > $2::timestamptz - ${CONFIRMED_FOR}
       and jsonb_array_length(m.mudancas) = jsonb_array_length($3::jsonb)
       and not exists (select from jsonb_to_recordset($3::jsonb) as c(parametro text, id int, before numeric, after numeric)
         where not exists (select from jsonb_to_recordset(m.mudancas) as s(parametro text, id int, de numeric, para numeric)
           where s.parametro = c.parametro and s.id is not distinct from c.id and s.de = c.before and s.para = c.after))
     limit 1`,
    [ctx.actor.id, ctx.clock.now(), JSON.stringify(changes)],
  );
  if (!simulation) throw new AppError('SIMULATION_NEEDED');
}
