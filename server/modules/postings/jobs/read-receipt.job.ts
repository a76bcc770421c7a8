import { z } from 'zod';
import { defineAction } from '../../../platform/actions/action.ts';
import { runAction } from '../../../platform/actions/run-action.ts';
import { readCodes } from '../../../platform/files/read-codes.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { toSaoPauloDate } from '../../../shared/dates.ts';
import { type FiscalKey, parseFiscalKey } from '../../../shared/fiscal-key.ts';
import { receiptFindings } from '../receipt-findings.ts';

const jobData = z.strictObject({
  submissionId: z.int(),
  duplicates: z.array(z.strictObject({ id: z.int(), same: z.enum(['BYTES', 'PICTURE']) })),
});

interface Receipt {
  chave: string;
  tipo_arquivo: string;
  criado_em: Date;
  cnpj: string | null;
  audience: string;
}

/** Reads the codes of one receipt and writes what was found beside it. Reading again gives the same. */
const noteReading = defineAction({
  name: 'noteReceiptReading',
  title: 'Leitura de nota',
  permission: 'submission:send',
  logged: false,
  input: z.strictObject({ submissionId: z.int(), texts: z.array(z.string()), duplicates: jobData.shape.duplicates }),
  handler: async (ctx, { submissionId, texts, duplicates }) => {
    const [receipt] = await ctx.sql<Receipt>(
      `select f.chave, f.tipo_arquivo, s.criado_em, r.cnpj, s.audience from submissions s join stored_files f on f.id = s.file_id
       left join stores r on r.id = s.store_id where s.id = $1`,
      [submissionId],
    );
    if (!receipt) return null;
    const key = texts.map(parseFiscalKey).find((found): found is FiscalKey => found !== null) ?? null;
    const valid = key && !key.errors.length ? key.chave : null;
    const [postedAs] = valid
      ? await ctx.sql<{ id: number }>("select id from postings where audience = $1 and chave_fiscal = $2 and status = 'APROVADA'", [
          receipt.audience,
          valid,
        ])
      : [];
    const others = duplicates.length
      ? await ctx.sql<{ id: number; file_id: number; chave_fiscal: string | null }>(
          'select id, file_id, chave_fiscal from submissions where file_id = any($1::int[]) and id <> $2 order by id',
          [duplicates.map(({ id }) => id), submissionId],
        )
      : [];
    // Receipts of a store look alike; two whose keys were read and differ are two sales.
    const isOtherSale = (chave: string | null) => valid !== null && chave !== null && chave !== valid;
    const ofKind = (same: string) =>
      others
        .filter(({ file_id }) => duplicates.some(({ id, same: kind }) => id === file_id && kind === same))
        .filter(({ chave_fiscal }) => same === 'BYTES' || !isOtherSale(chave_fiscal))
        .map(({ id }) => ({ submissionId: id }));
    const findings = receiptFindings({
      key,
      cnpj: receipt.cnpj,
      sentOn: toSaoPauloDate(receipt.criado_em),
      postedAs: postedAs ?? null,
      sameFile: ofKind('BYTES'),
      similar: ofKind('PICTURE'),
    });
    await ctx.sql('update submissions set chave_fiscal = $2, leitura = $3 where id = $1', [
      submissionId,
      valid,
      JSON.stringify({ key, findings }),
    ]);
    return { id: submissionId };
  },
});

/** After a receipt arrived: its QR and bar codes are read, and what they say is kept for the reviewer (C1). */
export const readReceipt = defineJob({
  name: 'read-receipt',
  expireInSeconds: 60,
  handler: async (ctx, data) => {
    const { submissionId, duplicates } = jobData.parse(data);
    const [file] = await ctx.read<{ chave: string; tipo_arquivo: string }>(
      'select f.chave, f.tipo_arquivo from submissions s join stored_files f on f.id = s.file_id where s.id = $1',
      [submissionId],
    );
    if (!file) return;
    const codes = file.tipo_arquivo.startsWith('image/') ? await readCodes(await ctx.ports.storage.get(file.chave)) : [];
    await runAction(noteReading, ctx, { submissionId, texts: codes.map(({ text }) => text), duplicates });
  },
});
