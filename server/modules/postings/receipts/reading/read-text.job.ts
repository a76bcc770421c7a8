import { z } from 'zod';
import { defineAction } from '../../../../platform/actions/action.ts';
import { runAction } from '../../../../platform/actions/run-action.ts';
import type { ActionContext, AppContext } from '../../../../platform/context.ts';
import { defineJob } from '../../../../platform/jobs/job.ts';
import type { FiscalKey } from '../../../../shared/fiscal-key.ts';
import { compare } from '../../../../shared/money.ts';
import { emptyReading, READER_PROCESSES, type Reading, readerOptions, readInPool, SURE } from '../../../readings/index.ts';
import { judgeReceipt } from '../judge-receipt.ts';
import { type Finding, hard } from '../receipt-findings.ts';
import { askForCredit } from './credit-receipt.ts';
import { printFindings } from './print-findings.ts';
import { sourceOf } from './reading-answer.ts';
import { sameTextFindings } from './same-text.query.ts';

const jobData = z.strictObject({ submissionId: z.int() });

interface Receipt {
  criado_em: Date;
  store_id: number | null;
  network_id: number | null;
  audience: 'SELLER' | 'CONSUMER';
  chave_fiscal: string | null;
  leitura: { key: FiscalKey | null; findings: Finding[] } | null;
}

const isSure = ({ chave, certeza }: Reading): boolean => chave !== null && (certeza.chave ?? 0) >= SURE;
const isSame = (one: Finding, other: Finding) => one.code === other.code && one.message === other.message;
const withOthers = (known: readonly Finding[], others: readonly Finding[]) => [
  ...known,
  ...others.filter((other) => !known.some((finding) => isSame(finding, other))),
];

/** What the reading adds to what the codes said: a key that they did not have, and what the text says against it. Earlier doubts stay. */
async function judgedAgain(ctx: ActionContext, submissionId: number, receipt: Receipt, reading: Reading) {
  const { leitura, audience, store_id: storeId } = receipt;
  const judged =
    receipt.chave_fiscal || !isSure(reading)
      ? { key: leitura?.key ?? null, chaveFiscal: receipt.chave_fiscal, findings: [] }
      : await judgeReceipt(ctx.sql, {
          submissionId,
          audience,
          storeId,
          sentAt: receipt.criado_em,
          texts: [reading.chave!],
          duplicates: [],
        });
  const found = [
    ...judged.findings,
    ...(reading.cancelada ? [hard('NOTE_CANCELLED', 'Nota Não Qualificada: a nota fiscal foi cancelada')] : []),
    ...printFindings(judged.key, reading),
    ...(await sameTextFindings(ctx.sql, { submissionId, audience, storeId, chave: judged.chaveFiscal }, reading)),
  ];
  return { chave: judged.chaveFiscal, leitura: { key: judged.key, findings: withOthers(leitura?.findings ?? [], found) } };
}

/** The most that an amount can be. */
const MOST = '999999999999.99';
const totalOf = ({ total }: Reading): string | null => (total !== null && compare(total, MOST) <= 0 ? total : null);

/** Keeps the reading of a receipt, and judges the receipt again by what it says. Keeping it again replaces it. */
export const noteReceiptText = defineAction({
  name: 'noteReceiptText',
  title: 'Leitura de nota',
  permission: 'submission:send',
  logged: false,
  input: jobData.extend({ reading: z.custom<Reading>(), problema: z.enum(['TIMEOUT', 'CRASHED']).nullable() }),
  handler: async (ctx, { reading, problema, submissionId }) => {
    const [receipt] = await ctx.sql<Receipt>(
      'select criado_em, store_id, network_id, audience, chave_fiscal, leitura from submissions where id = $1 for update',
      [submissionId],
    );
    if (!receipt) return null;
    await ctx.sql(
      `insert into receipt_readings (submission_id, fonte, leitura, total, data, problema, lido_em) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (submission_id) do update set fonte = excluded.fonte, leitura = excluded.leitura, total = excluded.total,
         data = excluded.data, problema = excluded.problema, lido_em = excluded.lido_em`,
      [submissionId, sourceOf(reading), JSON.stringify(reading), totalOf(reading), reading.data, problema, ctx.clock.now()],
    );
    await ctx.sql('select estimate_reading($1, $2)', [submissionId, ctx.clock.today()]);
    const { chave, leitura } = await judgedAgain(ctx, submissionId, receipt, reading);
    await ctx.sql('update submissions set chave_fiscal = $2, leitura = $3 where id = $1', [submissionId, chave, JSON.stringify(leitura)]);
    await askForCredit(ctx, { ...receipt, id: submissionId }, reading);
    return { id: submissionId };
  },
});

/** A reading, or an empty one and why. A reader that was killed in the middle is tried again: it throws. */
async function readingOf(ctx: AppContext, fileKey: string) {
  const { reading, problem } = await readInPool(await ctx.ports.storage.get(fileKey), await readerOptions(ctx.env));
  if (problem === 'CRASHED') throw new Error('the reader ended while it read a receipt');
  return problem ? { reading: emptyReading(), problema: problem } : { reading, problema: null };
}

/** After a receipt's codes were read: reads the whole receipt in a process of its own. Without a reading it is reviewed as before. */
export const readReceiptText = defineJob({
  name: 'read-receipt-text',
  retryLimit: 2,
  onePerKey: true,
  expireInSeconds: 120,
  isWatched: true,
  concurrency: READER_PROCESSES,
  handler: async (ctx: AppContext, data, { isLast }) => {
    if (ctx.env.READER === 'off') return;
    const { submissionId } = jobData.parse(data);
    const [file] = await ctx.read<{ chave: string }>(
      'select f.chave from submissions s join stored_files f on f.id = s.file_id where s.id = $1',
      [submissionId],
    );
    if (!file) return;
    try {
      await runAction(noteReceiptText, ctx, { submissionId, ...(await readingOf(ctx, file.chave)) });
    } catch (error) {
      if (!isLast) throw error;
      // Noted as not read, or it would be asked for again and again.
      await runAction(noteReceiptText, ctx, { submissionId, reading: emptyReading(), problema: 'CRASHED' });
    }
  },
});

/** Few at a time, because what is being sent now is waited for. */
const SWEPT = 4;

const askForReadings = defineAction({
  name: 'askForReadings',
  title: 'Leitura de notas em espera',
  permission: 'submission:send',
  logged: false,
  input: z.strictObject({}),
  handler: async (ctx) => {
    const waiting = await ctx.sql<{ id: number }>(
      `select s.id from submissions s where s.status = 'PENDENTE' and s.leitura is not null
         and s.atualizado_em < $1::timestamptz - interval '1 minute'
         and not exists (select from receipt_readings r where r.submission_id = s.id) order by s.id limit ${SWEPT}`,
      [ctx.clock.now()],
    );
    for (const { id } of waiting)
      await ctx.enqueue(readReceiptText.name, { submissionId: id }, { singletonKey: String(id), isBackground: true });
    return { id: waiting.length };
  },
});

/** Receipts that wait without a reading, from a time when reading was off or before this version: their reading is asked for. */
defineJob({
  name: 'read-waiting-receipts',
  cron: '* * * * *',
  handler: async (ctx) => {
    if (ctx.env.READER === 'off') return;
    await runAction(askForReadings, ctx, {});
  },
});
