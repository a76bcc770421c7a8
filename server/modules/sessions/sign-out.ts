import { z } from 'zod';
import { defineAction } from '../../platform/actions/action.ts';

/** Ends the current session. Does nothing without one, so that a client may always call it. */
export const signOut = defineAction({
  name: 'signOut',
  title: 'Saída',
  permission: 'session:end',
  logged: false,
  input: z.strictObject({ sessionId: z.int().optional() }),
  handler: async (ctx, { sessionId }) => {
    if (sessionId)
      await ctx.sql('update sessions set revogada_em = $2 where id = $1 and revogada_em is null', [sessionId, ctx.clock.now()]);
    return true;
  },
});
