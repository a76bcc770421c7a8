import { defineJob } from '../../../platform/jobs/job.ts';
import { markFailed, markKept, markSent, waitingMessage } from '../message-state.ts';
import { DELIVER_EMAIL } from '../queue-message.ts';

/** Sends one e-mail through the SMTP server; retried for about five hours, then visibly failed (state FALHOU, dead letter). */
export const deliverEmail = defineJob({
  name: DELIVER_EMAIL,
  retryLimit: 9,
  retryDelay: 30,
  expireInSeconds: 60,
  handler: async (ctx, data, attempt) => {
    const message = await waitingMessage(ctx, data);
    if (!message) return;
    if (!ctx.ports.mail.isConfigured) return markKept(ctx, message.id);
    try {
      await ctx.ports.mail.send({
        para: message.destino,
        assunto: message.assunto ?? '',
        texto: message.texto,
        html: message.html ?? '',
        ...(message.anexo ? { anexo: { nome: message.anexoNome ?? 'anexo', conteudo: message.anexo } } : {}),
        messageId: `<mensagem-${message.id}@${new URL(ctx.env.PUBLIC_URL).hostname}>`,
      });
    } catch (error) {
      // SMTP 5xx: a permanent refusal, for example an unknown address.
      const isRefused = ((error as { responseCode?: number }).responseCode ?? 0) >= 500;
      await markFailed(ctx, message.id, { reason: (error as Error).message, isFinal: isRefused || attempt.isLast });
      if (isRefused) return;
      throw error;
    }
    await markSent(ctx, message.id);
  },
});
