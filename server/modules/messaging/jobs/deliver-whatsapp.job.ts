import type { AppContext } from '../../../platform/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { ForbiddenAddressError } from '../../../platform/ports/safe-fetch.ts';
import { toE164 } from '../../../shared/phone.ts';
import { markFailed, markSent, type WaitingMessage, waitingMessage } from '../message-state.ts';
import { DELIVER_WHATSAPP } from '../queue-message.ts';

/** A try's outcome: `again` may succeed later, `never` will not. */
type Outcome = { sent: true } | { sent: false; reason: string; retry: boolean };

/**
 * Sends one WhatsApp message to the provider of Configuração Whats (001 §3): POST { codigo, numero, mensagem } as JSON to its URL with the
 * token as bearer. `numero` is the international number without the plus sign. Retries only 429, 5xx and network failures.
 */
export const deliverWhatsApp = defineJob({
  name: DELIVER_WHATSAPP,
  retryLimit: 6,
  retryDelay: 15,
  expireInSeconds: 60,
  handler: async (ctx, data, attempt) => {
    const message = await waitingMessage(ctx, data);
    if (!message) return;
    const outcome = await post(ctx, message);
    if (outcome.sent) return markSent(ctx, message.id);
    await markFailed(ctx, message.id, { reason: outcome.reason, isFinal: !outcome.retry || attempt.isLast });
    if (outcome.retry) throw new Error(`WhatsApp: ${outcome.reason}`);
  },
});

async function post(ctx: AppContext, message: WaitingMessage): Promise<Outcome> {
  const [settings] = await ctx.read<{ url: string; token: string; codigo: string }>(
    'select url, token, codigo from messaging_settings order by id limit 1',
  );
  if (!settings?.url) return { sent: false, reason: 'WhatsApp não configurado', retry: false };
  const numero = toE164(message.destino)?.slice(1);
  if (!numero) return { sent: false, reason: 'celular inválido', retry: false };
  try {
    const { status } = await ctx.ports.safeFetch(settings.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${settings.token}` },
      body: JSON.stringify({ codigo: settings.codigo, numero, mensagem: message.texto }),
    });
    if (status >= 200 && status < 300) return { sent: true };
    return { sent: false, reason: `o provedor respondeu ${status}`, retry: status === 429 || status >= 500 };
  } catch (error) {
    return { sent: false, reason: (error as Error).message, retry: !(error instanceof ForbiddenAddressError) };
  }
}
