import { defineAction } from '../../../platform/actions/action.ts';
import '../../../platform/actions/own-gain.ts';
import '../expiry.errors.ts';
import { audienceRules } from '../expiry.rules.ts';
import { previewExpiry } from '../expiry-previews.ts';
import { aguardar, startRun } from '../start-run.ts';

/**
 * Expires what is due for the people the author may see (document 001 §4; domain rules §4.4). It was already unspendable. Returns the run;
 * null when nothing is due.
 */
export const expirePoints = defineAction({
  name: 'expirePoints',
  title: 'Expiração de pontos',
  permission: 'expiry:run',
  refuses: ['EXPIRY_RUNNING', 'MONEY_PAUSED'],
  input: audienceRules.extend({ aguardar }),
  handler: async (ctx, { publico, aguardar }) => {
    const dia = ctx.clock.today();
    const preview = await previewExpiry(ctx.sql, ctx.actor, publico, dia);
    return startRun(ctx, { tipo: 'EXPIRACAO', publico, dia, preview, aguardar });
  },
});
