import { approveHeldAction, declineHeldAction } from '../modules/second-person/index.ts';
import { runAction } from '../platform/actions/run-action.ts';
import type { AppContext } from '../platform/context.ts';

/** A request as its list shows it now. */
interface Shown {
  versao: number;
  posting_id: number | null;
}

const shown = async (ctx: AppContext, id: number): Promise<Shown | undefined> =>
  (await ctx.database.read<Shown>('select versao, posting_id from held_actions where id = $1', [id]))[0];

/** Approves a request with the effect that it shows now. Answers the id of the posting that a sale became. */
export async function approveHeld(ctx: AppContext, { id }: { id: number }): Promise<{ id: number }> {
  await runAction(approveHeldAction, ctx, { id, versao: (await shown(ctx, id))?.versao ?? 1 });
  return { id: (await shown(ctx, id))!.posting_id ?? id };
}

/** Declines a request. */
export const declineHeld = (ctx: AppContext, input: { id: number; justificativa: string }) => runAction(declineHeldAction, ctx, input);
