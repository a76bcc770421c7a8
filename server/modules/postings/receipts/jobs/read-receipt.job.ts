import { z } from 'zod';
import { defineAction } from '../../../../platform/actions/action.ts';
import { runAction } from '../../../../platform/actions/run-action.ts';
import { readCodes } from '../../../../platform/files/read-codes.ts';
import { defineJob } from '../../../../platform/jobs/job.ts';
import { fiscalKeyOf } from '../../../../shared/fiscal-key.ts';
import { judgeReceipt } from '../judge-receipt.ts';
import { readReceiptText } from '../reading/read-text.job.ts';

const jobData = z.strictObject({
  submissionId: z.int(),
  duplicates: z.array(z.strictObject({ id: z.int(), same: z.enum(['BYTES', 'PICTURE']) })),
  /** What was read while the sender waited. */
  texts: z.array(z.string()).default([]),
  typed: z.string().nullish(),
  signs: z.strictObject({ editor: z.string().nullable(), changedAfterDays: z.int().nullable(), isCapture: z.boolean() }).nullish(),
});

interface Receipt {
  criado_em: Date;
  store_id: number | null;
  audience: 'SELLER' | 'CONSUMER';
}

/** Reads one receipt's codes and stores the findings. Reading again gives the same result. */
const noteReading = defineAction({
  name: 'noteReceiptReading',
  title: 'Leitura de nota',
  permission: 'submission:send',
  logged: false,
  input: jobData,
  handler: async (ctx, { submissionId, texts, typed, duplicates, signs }) => {
    const [receipt] = await ctx.sql<Receipt>('select criado_em, store_id, audience from submissions where id = $1', [submissionId]);
    if (!receipt) return null;
    const { audience, store_id: storeId, criado_em: sentAt } = receipt;
    const { key, findings, chaveFiscal } = await judgeReceipt(ctx.sql, {
      submissionId,
      audience,
      storeId,
      sentAt,
      texts,
      typed,
      duplicates,
      signs,
    });
    await ctx.sql('update submissions set chave_fiscal = $2, leitura = $3 where id = $1', [
      submissionId,
      chaveFiscal,
      JSON.stringify({ key, findings }),
    ]);
    if (ctx.env.READER === 'on') await ctx.enqueue(readReceiptText.name, { submissionId }, { singletonKey: String(submissionId) });
    return { id: submissionId };
  },
});

/** After a receipt arrives: reads its QR and bar codes and keeps what they say for the reviewer (C1). */
export const readReceipt = defineJob({
  name: 'read-receipt',
  expireInSeconds: 60,
  handler: async (ctx, data) => {
    const { submissionId, duplicates, texts, typed, signs } = jobData.parse(data);
    const [file] = await ctx.read<{ chave: string; tipo_arquivo: string }>(
      'select f.chave, f.tipo_arquivo from submissions s join stored_files f on f.id = s.file_id where s.id = $1',
      [submissionId],
    );
    if (!file) return;
    const isUnread = !texts.some(fiscalKeyOf) && file.tipo_arquivo.startsWith('image/');
    const codes = isUnread ? await readCodes(await ctx.ports.storage.get(file.chave)) : [];
    await runAction(noteReading, ctx, { submissionId, texts: [...texts, ...codes.map(({ text }) => text)], typed, duplicates, signs });
  },
});
