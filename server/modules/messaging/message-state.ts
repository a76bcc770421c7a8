import type { AppContext } from '../../platform/context.ts';

/** A message awaiting delivery. */
export interface WaitingMessage {
  id: number;
  destino: string;
  assunto: string | null;
  texto: string;
  html: string | null;
  anexoNome: string | null;
  anexo: Buffer | null;
}

/** A delivery job's message; null when an earlier try has settled it. */
export async function waitingMessage(ctx: AppContext, data: Record<string, unknown>): Promise<WaitingMessage | null> {
  // In a transaction rather than through `read`: a replica may not have the row yet.
  const [row] = await ctx.database.transaction((tx) =>
    tx.sql<WaitingMessage>(
      `select id, destino, assunto, texto, html, anexo_nome as "anexoNome", anexo from outgoing_messages where id = $1 and estado = 'NA_FILA'`,
      [data.messageId],
    ),
  );
  return row ?? null;
}

/** Delivered. Deletes the text, which may contain a recovery link stored nowhere else in clear, and the attached file. */
export async function markSent(ctx: AppContext, id: number): Promise<void> {
  await update(
    ctx,
    "estado = 'ENVIADA', texto = '', html = null, anexo = null, ultimo_erro = null, enviada_em = $2, tentativas = tentativas + 1",
    [id, ctx.clock.now()],
  );
}

/** No e-mail server is configured: the message stays readable at /dev/emails. */
export async function markKept(ctx: AppContext, id: number): Promise<void> {
  await update(ctx, "estado = 'GUARDADA'", [id]);
}

/** A failed try. `isFinal`: there will be no other. */
export async function markFailed(ctx: AppContext, id: number, { reason, isFinal }: { reason: string; isFinal: boolean }): Promise<void> {
  await update(ctx, "estado = case when $3 then 'FALHOU' else estado end, ultimo_erro = $2, tentativas = tentativas + 1", [
    id,
    reason.slice(0, 500),
    isFinal,
  ]);
}

/** The delivery's own bookkeeping, which nobody requested and the action log omits. */
async function update(ctx: AppContext, set: string, params: unknown[]): Promise<void> {
  await ctx.database.transaction((tx) => tx.sql(`update outgoing_messages set ${set} where id = $1`, params));
}
