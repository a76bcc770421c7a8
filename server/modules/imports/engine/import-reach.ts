import type { StaffActor } from '../../../platform/actor.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { requirePermission } from '../../../platform/require-permission.ts';
import { validate } from '../../../platform/validate.ts';
import { seesOnlyActive } from '../../stores/index.ts';
import { reachKey } from './accept-file.ts';
import type { ImportDefinition } from './import-definition.ts';
import type { ImportReach } from './judge-rows.ts';

/**
 * What a sender may reach with an upload, and what they chose. Refuses: NOT_ALLOWED, INPUT_INVALID for the choices, and what the definition
 * refuses.
 */
export async function reachOf(
  ctx: ActionContext & { actor: StaffActor },
  definition: ImportDefinition,
  chosen: unknown,
): Promise<{ reach: ImportReach; escopo: string }> {
  requirePermission(ctx, definition.permission);
  const choices = validate(definition.choices, chosen);
  const escolhas = (await definition.prepare?.(ctx, choices)) ?? {};
  const { networkIds: redes, storeIds: lojas } = ctx.actor;
  const reach = { redes, lojas, inativas: !seesOnlyActive(ctx), escolhas, autor: ctx.actor.id };
  const parts = Object.entries(escolhas).map(([key, value]) => `${key} ${value}`);
  return { reach, escopo: [...parts, reachKey(ctx.actor)].filter(Boolean).join(' ') };
}

/**
 * Uploads other than sales describe a current state, so resending an old file after a newer one counts as a new import, while sending it
 * twice in a row is one import.
 */
export async function sinceNewer(
  ctx: Pick<ActionContext, 'sql'>,
  { tipo, sha256, escopo }: { tipo: string; sha256: string; escopo: string },
): Promise<string> {
  const [row] = await ctx.sql<{ newer: number | null }>(
    `select max(newer.id) as newer from imports newer
     where newer.tipo = $1 and newer.sha256 <> $2 and newer.estado <> 'DESFEITA' and newer.total > 0
       and newer.id > (select min(i.id) from imports i where i.tipo = $1 and i.sha256 = $2 and i.estado <> 'DESFEITA')`,
    [tipo, sha256],
  );
  return row?.newer ? `${escopo} apos ${row.newer}`.trim() : escopo;
}
