import type { ActionContext } from '../../platform/context.ts';
import { type EmailContent, layoutEmail } from './email-layout.ts';

/** Names of the delivery jobs; each takes { messageId }. */
export const DELIVER_EMAIL = 'deliverEmail';
export const DELIVER_WHATSAPP = 'deliverWhatsApp';

/** A file that goes with an e-mail. */
export interface MailFile {
  nome: string;
  conteudo: Buffer;
}

interface Email extends EmailContent {
  para: string;
  assunto: string;
  anexo?: MailFile;
}

type Writer = Pick<ActionContext, 'sql' | 'enqueue' | 'clock'> & { env: Pick<ActionContext['env'], 'PROGRAMA_NOME'> };

/** Queues an e-mail in the action's own transaction: a rollback leaves neither message nor job. */
export async function queueEmail(ctx: Writer, { para, assunto, anexo, ...content }: Email): Promise<void> {
  const { texto, html } = layoutEmail(ctx.env.PROGRAMA_NOME, content);
  await keep(ctx, DELIVER_EMAIL, { canal: 'EMAIL', destino: para, assunto, texto, html, ...(anexo ? { anexo } : {}) });
}

interface WhatsApp {
  /** A Brazilian number with area code. */
  celular: string;
  texto: string;
  /** What it tells of, so that it can be dropped with that while it waits. */
  referencia?: string;
  /** Seconds before it is sent. */
  afterSeconds?: number;
  /** A staff test of the provider: sent regardless of the number owner's preference. */
  isTest?: boolean;
}

/** Queues a WhatsApp message in the action's own transaction; returns its id, or null when the number's owner declined them. */
export async function queueWhatsApp(ctx: Writer, { celular, texto, isTest = false, ...later }: WhatsApp): Promise<number | null> {
  const [preference] = await ctx.sql<{ recusa: boolean }>('select refuses_whatsapp($1) as recusa', [celular]);
  if (preference?.recusa && !isTest) return null;
  return keep(ctx, DELIVER_WHATSAPP, { canal: 'WHATSAPP', destino: celular, assunto: null, texto, html: null, ...later });
}

/** Drops the messages about something that have not been sent. */
export async function dropMessages(ctx: Pick<Writer, 'sql'>, referencia: string): Promise<void> {
  await ctx.sql("delete from outgoing_messages where referencia = $1 and estado = 'NA_FILA'", [referencia]);
}

interface NewMessage {
  canal: 'EMAIL' | 'WHATSAPP';
  destino: string;
  assunto: string | null;
  texto: string;
  html: string | null;
  referencia?: string;
  afterSeconds?: number;
  anexo?: MailFile;
}

async function keep(
  ctx: Writer,
  job: string,
  { canal, destino, assunto, texto, html, referencia, afterSeconds, anexo }: NewMessage,
): Promise<number> {
  const [row] = await ctx.sql<{ id: number }>(
    `insert into outgoing_messages (canal, destino, assunto, texto, html, referencia, criado_em, anexo_nome, anexo)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [canal, destino, assunto, texto, html, referencia ?? null, ctx.clock.now(), anexo?.nome ?? null, anexo?.conteudo ?? null],
  );
  await ctx.enqueue(job, { messageId: row!.id }, afterSeconds ? { startAfterSeconds: afterSeconds } : {});
  return row!.id;
}
