import { z } from 'zod';
import { defineAction } from '../../../../platform/actions/action.ts';
import { runAction } from '../../../../platform/actions/run-action.ts';
import type { AppContext } from '../../../../platform/context.ts';
import { defineJob } from '../../../../platform/jobs/job.ts';
import { emptyReading, type Reading, readInPool, SURE } from '../../../readings/index.ts';
import { judgeReceipt } from '../judge-receipt.ts';
import { hard } from '../receipt-findings.ts';
import { receiptJobData } from '../receipt-job-data.ts';
import { sourceOf } from './reading-answer.ts';

interface Receipt {
  criado_em: Date;
  store_id: number | null;
  audience: 'SELLER' | 'CONSUMER';
}

const isSure = ({ chave, certeza }: Reading): boolean => chave !== null && (certeza.chave ?? 0) >= SURE;

/** Keeps the reading of a receipt, and judges the receipt again by what it says. Keeping it again replaces it. */
export const noteReceiptText = defineAction({
  name: 'noteReceiptText',
  title: 'Leitura de nota',
  permission: 'submission:send',
  logged: false,
  input: receiptJobData.extend({ reading: z.custom<Reading>(), problema: z.enum(['TIMEOUT', 'CRASHED']).nullable() }),
  handler: async (ctx, { reading, problema, submissionId, texts, typed, duplicates }) => {
    const [receipt] = await ctx.sql<Receipt>('select criado_em, store_id, audience from submissions where id = $1 for update', [
      submissionId,
    ]);
    if (!receipt) return null;
    await ctx.sql(
      `insert into receipt_readings (submission_id, fonte, leitura, total, data, problema, lido_em) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (submission_id) do update set fonte = excluded.fonte, leitura = excluded.leitura, total = excluded.total,
         data = excluded.data, problema = excluded.problema, lido_em = excluded.lido_em`,
      [submissionId, sourceOf(reading), JSON.stringify(reading), reading.total, reading.data, problema, ctx.clock.now()],
    );
    await ctx.sql('select estimate_reading($1, $2)', [submissionId, ctx.clock.today()]);
    const { key, findings, chaveFiscal } = await judgeReceipt(ctx.sql, {
      submissionId,
      audience: receipt.audience,
      storeId: receipt.store_id,
      sentAt: receipt.criado_em,
      texts: isSure(reading) ? [...texts, reading.chave!] : texts,
      typed,
      duplicates,
    });
    const cancelled = reading.cancelada ? [hard('NOTE_CANCELLED', 'Nota Não Qualificada: a nota fiscal foi cancelada')] : [];
    await ctx.sql('update submissions set chave_fiscal = $2, leitura = $3 where id = $1', [
      submissionId,
      chaveFiscal,
      JSON.stringify({ key, findings: [...findings, ...cancelled] }),
    ]);
    return { id: submissionId };
  },
});

/** A reader that was killed in the middle reads again; a file that takes too long does not become faster. */
const mayRetry = (problem: string | null, isLast: boolean) => problem === 'CRASHED' && !isLast;

/** After a receipt's codes were read: reads the whole receipt in a process of its own. Without a reading it is reviewed as before. */
export const readReceiptText = defineJob({
  name: 'read-receipt-text',
  retryLimit: 2,
  expireInSeconds: 120,
  isWatched: true,
  handler: async (ctx: AppContext, data, { isLast }) => {
    if (ctx.env.READER === 'off') return;
    const job = receiptJobData.parse(data);
    const [file] = await ctx.read<{ chave: string }>(
      'select f.chave from submissions s join stored_files f on f.id = s.file_id where s.id = $1',
      [job.submissionId],
    );
    if (!file) return;
    const bytes = await ctx.ports.storage.get(file.chave);
    const { reading, problem } = await readInPool(bytes, {
      codes: job.texts,
      authorities: ctx.env.NFE_AUTHORITIES,
      schemas: ctx.env.NFE_SCHEMAS,
    });
    if (mayRetry(problem, isLast)) throw new Error('the reader ended while it read a receipt');
    await runAction(noteReceiptText, ctx, { ...job, reading: problem ? emptyReading() : reading, problema: problem });
  },
});
