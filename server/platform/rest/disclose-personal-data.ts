import { z } from 'zod';
import { defineAction } from '../actions/action.ts';
import { runAction } from '../actions/run-action.ts';
import type { AppContext } from '../context.ts';

/** Writes that somebody who sees masks read personal data in full, and of how many people. It changes nothing else. */
const disclosePersonalData = defineAction({
  name: 'disclosePersonalData',
  title: 'Leitura de dados pessoais pela API',
  permission: 'personalData:read',
  input: z.strictObject({ caminho: z.string(), pessoas: z.int() }),
  handler: async () => undefined,
});

/** One log entry for a request that showed anybody, before its answer leaves. An access token reads for its owner, who is named. */
export async function noteDisclosure(ctx: AppContext, caminho: string): Promise<void> {
  const pessoas = ctx.disclosed?.size ?? 0;
  if (!pessoas || ctx.actor.kind !== 'staff') return;
  const { token: _token, ...actor } = ctx.actor;
  await runAction(disclosePersonalData, { ...ctx, actor }, { caminho, pessoas });
}
