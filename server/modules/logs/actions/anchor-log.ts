import { z } from 'zod';
import { defineAction } from '../../../platform/actions/action.ts';
import { runAction } from '../../../platform/actions/run-action.ts';
import type { ActionContext, AppContext } from '../../../platform/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { formatDate, formatDateTime } from '../../../shared/dates.ts';
import { StaffLevel } from '../../../shared/enums.ts';
import { queueEmail } from '../../messaging/index.ts';
import { staffEmails } from '../../staff/index.ts';
import { type Anchor, anchorKey, readAnchor } from '../anchors.ts';

/**
 * Notes where a day's anchor went and mails it to the auditors: the active staff of level 4 and the addresses of AUDIT_EMAILS, which whoever
 * owns the database cannot change. Once a day; a repeat does nothing.
 */
const noteAnchor = defineAction({
  name: 'noteAnchor',
  title: 'Âncora dos logs',
  permission: 'log:anchor',
  input: z.strictObject({ dia: z.string(), registro: z.int(), elo: z.int(), hash: z.string(), momento: z.string() }),
  handler: async (ctx, anchor) => {
    const emails = [...new Set([...(await staffEmails(ctx.sql, StaffLevel.AUDITOR)), ...ctx.env.AUDIT_EMAILS])];
    const [row] = await ctx.sql(
      `insert into log_anchors (dia, elo, chave, destinatarios, criado_em) values ($1, $2, $3, $4, $5) on conflict do nothing returning dia`,
      [anchor.dia, anchor.elo, anchorKey(anchor.dia), emails.length, ctx.clock.now()],
    );
    if (row) for (const email of emails) await mail(ctx, email, anchor);
    return true;
  },
});

function mail(ctx: ActionContext, para: string, { dia, registro, elo, hash, momento }: Anchor): Promise<void> {
  return queueEmail(ctx, {
    para,
    assunto: `Âncora dos logs de ${formatDate(dia)} - ${ctx.env.PROGRAMA_NOME}`,
    titulo: `Âncora dos logs de ${formatDate(dia)}`,
    paragrafos: [
      `Código do dia: ${hash}`,
      `Cobre ${elo} registros, até o de número ${registro}, de ${formatDateTime(momento)}.`,
      'Guarde este e-mail: para saber se os logs ainda são os mesmos, peça que alguém cole o código em Logs, “Conferir código”, na sua presença.',
    ],
  });
}

/** Every hour until the day has its anchor: a worker that was away at midnight makes it later. */
export const anchorLogJob = defineJob({
  name: 'anchor-log',
  cron: '20 * * * *',
  handler: async (ctx) => {
    const dia = ctx.clock.today();
    const [noted] = await ctx.read('select dia from log_anchors where dia = $1', [dia]);
    if (noted) return;
    const head = await headOfChain(ctx, dia);
    if (!head) return;
    // The storage first: what was mailed is there. An anchor that is there already is of a run that was cut off, and stays.
    const isNew = await ctx.ports.storage.putNew(anchorKey(dia), Buffer.from(JSON.stringify(head)), 'application/json');
    await runAction(noteAnchor, ctx, isNew ? head : await readAnchor(ctx.ports.storage, dia));
  },
});

async function headOfChain({ read }: AppContext, dia: string): Promise<Anchor | null> {
  const [head] = await read<Omit<Anchor, 'dia' | 'momento'> & { momento: Date }>(
    `select l.id as registro, c.elo, c.hash, l.criado_em as momento from audit_chain c join audit_entries l on l.elo = c.elo where c.id = 1`,
  );
  return head ? { dia, ...head, momento: head.momento.toISOString() } : null;
}
