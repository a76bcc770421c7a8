import { setTimeout as sleep } from 'node:timers/promises';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { setMoneyPause } from './actions/set-money-pause.ts';

const LONGEST_MS = 10_000;
const LOOK_MS = 50;

interface MoneyPauseRequest {
  ativa: boolean;
  motivo?: string | null | undefined;
}

/** The state after the change. */
export interface MoneyPauseChange {
  ativa: boolean;
  /** Operations that began before the pause have not ended yet. They commit or are rolled back. */
  emAndamento: boolean;
}

/**
 * Runs the action, then waits until the operations that began before a pause have ended, at most ten seconds. After an answer without
 * `emAndamento` no operation commits until the resumption. The wait follows the commit, because only a committed pause refuses new operations.
 */
export async function changeMoneyPause(ctx: AppContext, input: MoneyPauseRequest, longestMs = LONGEST_MS): Promise<MoneyPauseChange> {
  await runAction(setMoneyPause, ctx, input);
  return { ativa: input.ativa, emAndamento: input.ativa && !(await settled(ctx, longestMs)) };
}

async function settled({ database }: AppContext, longestMs: number): Promise<boolean> {
  for (const until = performance.now() + longestMs; ; await sleep(LOOK_MS)) {
    const [row] = await database.transaction((tx) => tx.sql<{ settled: boolean }>('select money_settled() as settled'));
    if (row!.settled) return true;
    if (performance.now() > until) return false;
  }
}
