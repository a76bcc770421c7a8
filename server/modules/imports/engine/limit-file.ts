import { mayDo, type StaffActor } from '../../../platform/actor.ts';
import type { ActionContext } from '../../../platform/context.ts';
import type { SecondPersonNeed } from '../../../platform/second-person-need.ts';
import { formatBrl, formatInteger } from '../../../shared/format.ts';
import { isPositive } from '../../../shared/sign.ts';
import { type GuardedChange, judgeMoves, toldChanges } from '../../parameter-changes/index.ts';
import { exceedsDay } from '../../second-person/index.ts';
import { changedColumns, type ImportDefinition } from './import-definition.ts';
import { parametersToImport } from './imported-parameters.ts';

type Need = Pick<SecondPersonNeed, 'motivo' | 'resumo' | 'gives'>;
type StaffContext = ActionContext & { actor: StaffActor };

/**
 * Why the file in import_judged takes a second person; null where its sender may let it in alone. A spreadsheet follows the rules of the
 * screen: its permission, its guarded parameters, and the ceiling of a day.
 */
export async function needOfFile(ctx: StaffContext, definition: ImportDefinition): Promise<Need | null> {
  return (
    (await screenNeed(ctx, definition)) ??
    (await parametersNeed(ctx, await parametersToImport(ctx.sql, definition))) ??
    (await definition.limit?.(ctx)) ??
    (await givenNeed(ctx, await riseOfFile(ctx, definition)))
  );
}

/** Why undoing an import takes a second person: values that move back are changes like any other. */
export async function needOfUndo(
  ctx: StaffContext,
  { screen, gives }: ImportDefinition,
  { importId, changes }: { importId: number; changes: readonly GuardedChange[] },
): Promise<Need | null> {
  if (screen && !mayDo(ctx.actor, screen.edit)) return { motivo: 'SEMPRE', resumo: 'sem permissão para estas mudanças na tela' };
  const [row] = gives
    ? await ctx.sql<{ rise: string }>(
        `select coalesce(sum(greatest((c.antes ->> '${gives}')::numeric - (c.depois ->> '${gives}')::numeric, 0)), 0) as rise
         from import_changes c where c.import_id = $1 and c.antes is not null`,
        [importId],
      )
    : [];
  return (await parametersNeed(ctx, changes)) ?? (await givenNeed(ctx, row?.rise ?? '0'));
}

/** A file that does what its sender may not do on the screen waits for somebody who may. */
async function screenNeed({ actor, sql }: StaffContext, definition: ImportDefinition): Promise<Need | null> {
  const { screen, target } = definition;
  if (!screen || (mayDo(actor, screen.create) && mayDo(actor, screen.edit))) return null;
  const { current, next } = changedColumns(definition);
  const [row] = await sql<{ novas: number; alteradas: number }>(
    `select count(*) filter (where t.id is null)::int as novas,
       count(*) filter (where t.id is not null and ${current} is distinct from ${next})::int as alteradas
     from import_judged x left join ${target.table} t on t.id = x.target_id where x.refusals is null`,
  );
  const { novas, alteradas } = row!;
  const isHeld = (novas > 0 && !mayDo(actor, screen.create)) || (alteradas > 0 && !mayDo(actor, screen.edit));
  return isHeld ? { motivo: 'SEMPRE', resumo: `${formatInteger(novas)} linha(s) nova(s), ${formatInteger(alteradas)} alterada(s)` } : null;
}

/** A spreadsheet cannot be simulated before it is let in, so whatever the screen would ask about takes two people. */
async function parametersNeed(ctx: ActionContext, changes: readonly GuardedChange[]): Promise<Need | null> {
  const judged = await judgeMoves(ctx, changes);
  const moved = judged.filter(({ isLarge, isNotable }) => isLarge || isNotable).map(({ change }) => change);
  if (moved.length === 0) return null;
  return { motivo: 'SEMPRE', resumo: `${formatInteger(moved.length)} linha(s) acima do limite. ${toldChanges(moved)}` };
}

async function riseOfFile({ sql }: ActionContext, { gives, target }: ImportDefinition): Promise<string> {
  if (!gives) return '0';
  const [row] = await sql<{ rise: string }>(
    `select coalesce(sum(greatest(${target.change[gives]!} - coalesce(t.${gives}, 0), 0)), 0) as rise
     from import_judged x left join ${target.table} t on t.id = x.target_id where x.refusals is null`,
  );
  return row!.rise;
}

async function givenNeed(ctx: ActionContext, reais: string): Promise<Need | null> {
  if (!isPositive(reais) || !(await exceedsDay(ctx, { reais }))) return null;
  return { motivo: 'TETO', resumo: `${formatBrl(reais)} a mais`, gives: { valor: reais, moeda: 'BRL' } };
}
