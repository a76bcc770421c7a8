import { mayDo } from '../../platform/actor.ts';
import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { formatDecimal, formatInteger } from '../../shared/format.ts';
import { isZero } from '../../shared/sign.ts';
import { guarded } from './guarded-parameters.ts';
import { type GuardedChange, type JudgedChange, judgeMoves, targetOf } from './judge-moves.ts';
import './parameter-changes.errors.ts';
import { type ParameterChange, tellSaved } from './tell-saved.ts';

/** How long a confirmed simulation is good for. */
const CONFIRMED_FOR = "interval '1 hour'";
/** Changes that are told one by one; a spreadsheet may have thousands. */
const MOST_TOLD = 5;

/** How a change came to be saved: on the word of one person, after a confirmed simulation, or of two people. */
type Step = 'SOZINHA' | 'SIMULADA' | 'DUAS';

/**
 * Lets guarded parameters change (docs/adr/0026). A change above a factor of two, alone or with those of the last thirty days, takes two
 * people at every door. One above ten percent takes a confirmed simulation of exactly it or, where the simulator cannot replay it or the
 * author may not simulate, two people. A documented REST path cannot ask for a simulation: there it is saved, simulated afterwards, logged
 * with its effect and told to the administrators. Call it last.
 * Refuses: SIMULATION_NEEDED, SECOND_PERSON_NEEDED.
 */
export async function guardParameters(
  ctx: ActionContext,
  wanted: readonly GuardedChange[],
  { networkId = null }: { networkId?: number | null } = {},
): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'staff') return;
  const judged = await judgeMoves(ctx, wanted);
  const record = (step: Step, saved: readonly JudgedChange[]) =>
    recordMoves(ctx, { staffId: actor.id, step, changes: saved.map(({ change }) => change) });
  const takesTwoPeople = judged.some((one) => takesTwo(ctx, one));
  if (takesTwoPeople || ctx.approves) {
    // The same sentence for maker and approver, who may differ in what they may simulate.
    const moved = judged.filter(({ isLarge, isNotable }) => isLarge || isNotable).map(({ change }) => change);
    ctx.secondPerson({ motivo: ctx.approves ? null : 'SEMPRE', resumo: `Mudar parâmetro. ${toldChanges(moved)}`, networkId });
    // Only a second person gets here.
    await record('DUAS', judged);
    return tell(ctx, judged);
  }
  const asks = ctx.documented ? [] : judged.filter(({ isNotable }) => isNotable);
  if (asks.length > 0)
    await requireSimulated(
      ctx,
      asks.map(({ change }) => change),
    );
  await record('SIMULADA', asks);
  await record(
    'SOZINHA',
    judged.filter((one) => !asks.includes(one)),
  );
  if (ctx.documented) await tell(ctx, judged);
}

/** The changes as a sentence, the first ones by name. */
export function toldChanges(changes: readonly Pick<GuardedChange, 'nome' | 'before' | 'after' | 'told'>[]): string {
  const told = changes.slice(0, MOST_TOLD).map(({ nome, before, after, told: words }) => {
    const [was, is] = words ?? [before === null ? 'novo' : formatDecimal(before), formatDecimal(after)];
    return `${nome}: ${was} → ${is}`;
  });
  const more = changes.length - MOST_TOLD;
  return [...told, ...(more > 0 ? [`e mais ${formatInteger(more)} mudança(s)`] : [])].join('; ');
}

/** Records changes that are saved in this transaction, as a baseline for later ones. */
export async function recordMoves(
  { sql, clock }: Pick<ActionContext, 'sql' | 'clock'>,
  { staffId, step, changes }: { staffId: number; step: Step; changes: readonly GuardedChange[] },
): Promise<void> {
  // A new row has no value of before; nor has one that was hidden.
  const rows = changes.flatMap((change) => {
    const { parametro, before, after, id } = change;
    if (before === null || (guarded(parametro).zeroHides && isZero(before))) return [];
    return [{ name: targetOf(change), target: id ?? 0, before, after }];
  });
  if (rows.length === 0) return;
  await sql(
    `insert into parameter_moves (parametro, alvo, antes, depois, passo, staff_user_id, criado_em)
     select c.name, c.target, c.before, c.after, $2, $3, $4
     from jsonb_to_recordset($1::jsonb) as c(name text, target int, before numeric, after numeric)`,
    [JSON.stringify(rows), step, staffId, clock.now()],
  );
}

/** A change that nobody may make alone, and one that its author may not, or cannot, simulate. */
const takesTwo = ({ actor, documented }: ActionContext, { change, isLarge, isNotable }: JudgedChange): boolean =>
  isLarge || (isNotable && !documented && (!guarded(change.parametro).replay || !mayDo(actor, 'simulation:run')));

/** What the simulator can replay of the changes. */
export const replayed = (changes: readonly GuardedChange[]): ParameterChange[] =>
  changes.flatMap(({ parametro, id, nome, before, after }) => {
    const { replay } = guarded(parametro);
    return replay && before !== null ? [{ parametro: replay, id, nome, before, after }] : [];
  });

async function tell(ctx: ActionContext, judged: readonly JudgedChange[]): Promise<void> {
  if (ctx.actor.kind === 'staff')
    await tellSaved(ctx.enqueue, { staffId: ctx.actor.id, changes: replayed(judged.map(({ change }) => change)) });
}

async function requireSimulated({ sql, actor, clock }: ActionContext, changes: readonly GuardedChange[]): Promise<void> {
  const [simulation] = await sql(
    `select m.id from simulations m
     where m.staff_user_id = $1 and m.estado = 'CONCLUIDA' and m.confirmada_em > $2::timestamptz - ${CONFIRMED_FOR}
       and jsonb_array_length(m.mudancas) = jsonb_array_length($3::jsonb)
       and not exists (select from jsonb_to_recordset($3::jsonb) as c(parametro text, id int, before numeric, after numeric)
         where not exists (select from jsonb_to_recordset(m.mudancas) as s(parametro text, id int, de numeric, para numeric)
           where s.parametro = c.parametro and s.id is not distinct from c.id and s.de = c.before and s.para = c.after))
     limit 1`,
    [actor.kind === 'staff' ? actor.id : null, clock.now(), JSON.stringify(replayed(changes))],
  );
  if (!simulation) throw new AppError('SIMULATION_NEEDED');
}
