import type { AppContext } from '../../platform/context.ts';

/** A message that still waits for its delivery. */
export interface WaitingMessage {
  id: number;
  destino: string;
  assunto: string | null;
  texto: string;
  html: string | null;
}

/** The message of a delivery job; null when an earlier try has settled it. */
export async function waitingMessage(ctx: AppContext, data: Record<string, unknown>): Promise<WaitingMessage | null> {
  // In a transaction and not through `read`: a replica may not have the row yet.
  const [row] = await ctx.database.transaction((tx) =>
    tx.sql<WaitingMessage>("select id, destino, assunto, texto, html from outgoing_messages where id = $1 and estado = 'NA_FILA'", [
      data.messageId,
    ]),
  );
  return row ?? null;
}

/** Delivered. The text goes: it may hold a recovery link, which is kept nowhere else in the clear. */
export async function markSent(ctx: AppContext, id: number): Promise<void> {
  await update(ctx, "estado = 'ENVIADA', texto = '', html = null, ultimo_erro = null, enviada_em = $2, tentativas = tentativas + 1", [
    id,
    ctx.clock.now(),
  ]);
}

/** No e-mail server is configured: the message stays to be read at /dev/emails. */
export async function markKept(ctx: AppContext, id: number): Promise<void> {
  await update(ctx, "estado = 'GUARDADA'", [id]);
}

/** A try failed. `isFinal`: no other follows. */
export async function markFailed(ctx: AppContext, id: number, { reason, isFinal }: { reason: string; isFinal: boolean }): Promise<void> {
  await update(ctx, "estado = case when $3 then 'FALHOU' else estado end, ultimo_erro = $2, tentativas = tentativas + 1", [
    id,
    reason.slice(0, 500),
    isFinal,
  ]);
}

/** Bookkeeping of the delivery itself, which nobody asked for and the log of actions does not list. */
async function update(ctx: AppContext, set: string, params: unknown[]): Promise<void> {
  await ctx.database.transaction((tx) => tx.sql(`update outgoing_messages set ${set} where id = $1`, params));
}
