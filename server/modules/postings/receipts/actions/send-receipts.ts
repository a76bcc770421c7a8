import { createHash } from 'node:crypto';
import { z } from 'zod';
import { defineAction } from '../../../../platform/actions/action.ts';
import { actorKey } from '../../../../platform/actor.ts';
import type { ActionContext } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { readCodes } from '../../../../platform/files/read-codes.ts';
import { fiscalKeyOf } from '../../../../shared/fiscal-key.ts';
import { pictureSigns } from '../../../../shared/picture-signs.ts';
import { storeUpload } from '../../../files/index.ts';
import { FileRefused, isZip, xmlFilesOf } from '../../../readings/index.ts';
import { fiscalXmlOf } from '../fiscal-xml.ts';
import { readReceipt } from '../jobs/read-receipt.job.ts';
import { judgeReceipt } from '../judge-receipt.ts';
import '../submission.errors.ts';

const MAX_FILES = 20;
/** Of all ZIP files of one upload. */
const MAX_RECEIPTS = 500;

/** A receipt file as received by either door; checked by content, never by name. */
const receivedFile = z.strictObject({ fileName: z.string().max(500), bytes: z.instanceof(Buffer) });

/** A key typed or pasted by the sender, or a QR code's text; empty means none. */
const typedKey = z
  .string()
  .max(4_096, 'Chave de acesso inválida')
  .nullish()
  .transform((text) => text?.trim() || null)
  .refine((text) => text === null || fiscalKeyOf(text) !== null, 'Chave de acesso inválida');

interface SentReceipt {
  id: number;
  fileName: string;
  /** Whether no doubts were found: it then waits in the pre-validated lane. */
  preValidada: boolean;
}

const INSERT = {
  seller: `insert into submissions (audience, seller_id, store_id, network_id, file_id, idempotency_key, criado_em, atualizado_em, busca, chave_fiscal,
      aparelho)
    select 'SELLER', v.id, s.id, s.network_id, $2, $3, $4, $4,
      search_text(concat_ws(' ', v.nome, v.cpf, s.cnpj, s.codigo, s.nome_fantasia)), $5, $6
    from sellers v join stores s on s.id = v.store_id where v.id = $1 on conflict (idempotency_key) do nothing returning id`,
  consumer: `insert into submissions (audience, consumer_id, file_id, idempotency_key, criado_em, atualizado_em, busca, chave_fiscal, aparelho)
    select 'CONSUMER', c.id, $2, $3, $4, $4, search_text(concat_ws(' ', c.nome, c.cpf)), $5, $6
    from consumers c where c.id = $1 on conflict (idempotency_key) do nothing returning id`,
} as const;

const inputRules = z.strictObject({
  clientId: z
    .string()
    .regex(/^[\w-]{8,64}$/, 'Identificador de envio inválido')
    .nullish(),
  files: z.array(receivedFile).max(MAX_FILES, 'Envie no máximo 20 arquivos por vez'),
  /** The key of each file, in order, where the sender knows it. */
  chaves: z.array(typedKey).max(MAX_FILES, 'Envie no máximo 20 arquivos por vez').nullish(),
  /**
   * Reads the codes at once and refuses receipts with a hard doubt (beyond C1). The documented upload does not use this: there everything
   * goes to review with its doubts.
   */
  conferir: z.boolean().default(false),
});

/**
 * A seller or a consumer sends receipts: each file becomes one pending submission, and a job reads its codes. `clientId` is an offline
 * client's name for the upload: sending it twice creates it once. One refused file refuses the upload: the answer names each refused file
 * (`files.{n}`), and nothing is kept.
 */
export const sendReceipts = defineAction({
  name: 'sendReceipts',
  title: 'Envio de notas',
  permission: 'submission:send',
  refuses: ['SUBMISSION_WITHOUT_FILES', 'SUBMISSION_REFUSED', 'FILE_*'],
  input: inputRules,
  handler: async (ctx, { clientId, files, chaves, conferir }): Promise<SentReceipt[]> => {
    if (!files.length) throw new AppError('SUBMISSION_WITHOUT_FILES');
    const sent: SentReceipt[] = [];
    const refused: { field: string; message: string; fileName: string }[] = [];
    for (const { index, part, ...file } of await unpacked(files)) {
      const key = clientId ? `${actorKey(ctx.actor)}:${clientId}:${index}${part}` : null;
      const outcome = await sendOne(ctx, { ...file, key, typed: part ? null : (chaves?.[index] ?? null), conferir });
      if ('reasons' in outcome)
        for (const message of outcome.reasons) refused.push({ field: `files.${index}`, message, fileName: file.fileName });
      else sent.push(outcome);
    }
    const [first] = refused;
    if (first)
      throw new AppError(
        'SUBMISSION_REFUSED',
        { arquivo: files.length > 1 ? first.fileName : null, motivo: first.message },
        refused.map(({ field, message }) => ({ field, message })),
      );
    ctx.logAs({ notas: sent.map(({ id }) => id) });
    return sent;
  },
});

type Received = z.output<typeof receivedFile>;

interface Part extends Received {
  /** Place of its file in the upload. */
  index: number;
  /** Which XML of a ZIP it is; empty for any other file. */
  part: string;
}

/** The files of an upload; a ZIP becomes its XML files. Refuses: SUBMISSION_REFUSED. */
async function unpacked(files: readonly Received[]): Promise<Part[]> {
  const parts: Part[] = [];
  for (const [index, file] of files.entries()) {
    if (!isZip(file.bytes)) parts.push({ ...file, index, part: '' });
    else for (const [place, xml] of (await xmlsOf(file, index)).entries()) parts.push({ ...xml, index, part: `.${place}` });
  }
  if (parts.length > MAX_RECEIPTS) {
    const message = `Envie no máximo ${MAX_RECEIPTS} notas por vez`;
    throw new AppError('SUBMISSION_REFUSED', { arquivo: null, motivo: message }, [{ field: 'files', message }]);
  }
  return parts;
}

async function xmlsOf({ fileName, bytes }: Received, index: number): Promise<Received[]> {
  const refused = (message: string) =>
    new AppError('SUBMISSION_REFUSED', { arquivo: fileName, motivo: message }, [{ field: `files.${index}`, message }]);
  const found = await xmlFilesOf(bytes).catch((cause: unknown) => {
    throw cause instanceof FileRefused ? refused(cause.message) : cause;
  });
  if (!found.length) throw refused('O ZIP não tem nenhum XML');
  return found.map((xml) => ({ fileName: xml.name, bytes: xml.bytes }));
}

interface Sending extends Received {
  /** Idempotency key of this file. */
  key: string | null;
  typed: string | null;
  conferir: boolean;
}

/** Stores one file as a submission, or says what speaks against it. */
async function sendOne(ctx: ActionContext, { key, typed, conferir, ...file }: Sending): Promise<SentReceipt | { reasons: string[] }> {
  const { actor } = ctx;
  if (actor.kind !== 'seller' && actor.kind !== 'consumer') throw new AppError('NOT_ALLOWED');
  const { fileName } = file;
  const sentBefore = async () => {
    const [again] = key ? await ctx.sql<{ id: number }>('select id from submissions where idempotency_key = $1', [key]) : [];
    return again ? { id: again.id, fileName, preValidada: false } : null;
  };
  const before = await sentBefore();
  if (before) return before;
  const stored = await storeUpload(ctx, file, { accept: ['jpeg', 'png', 'webp', 'pdf', 'xml'] });
  const xml = stored.contentType === 'application/xml' ? fiscalXmlOf(file.bytes) : null;
  if (xml && xml.problem !== null) return { reasons: [xml.problem] };
  const isPicture = stored.contentType.startsWith('image/');
  // One quick attempt while the sender waits; the job takes its time with whatever this misses.
  const codes = conferir && isPicture ? await readCodes(file.bytes, { attempts: 1 }) : [];
  // From the file as sent: the stored picture has no EXIF.
  const signs = isPicture ? pictureSigns(file.bytes, fileName) : null;
  const texts = [...codes.map(({ text }) => text), ...(xml ? [xml.chave] : [])];
  const audience = actor.kind === 'seller' ? 'SELLER' : 'CONSUMER';
  const now = ctx.clock.now();
  const duplicates = stored.duplicates.map(({ id, same }) => ({ id, same }));
  // Two concurrent uploads of one note: the second sees the first.
  const chave = [...texts, typed ?? ''].map(fiscalKeyOf).find(Boolean);
  if (conferir && chave) await ctx.sql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`nota:${audience}:${chave}`]);
  const reading = await judgeReceipt(ctx.sql, {
    submissionId: null,
    audience,
    storeId: actor.kind === 'seller' ? actor.storeId : null,
    sentAt: now,
    texts,
    typed,
    duplicates,
    signs,
  });
  const grave = conferir ? reading.findings.filter(({ severity }) => severity === 'HARD') : [];
  if (grave.length > 0) return { reasons: grave.map(({ message }) => message) };
  const [row] = await ctx.sql<{ id: number }>(INSERT[actor.kind], [actor.id, stored.id, key, now, reading.chaveFiscal, deviceOf(ctx)]);
  if (!row) return (await sentBefore())!;
  await ctx.sql(
    "insert into submission_events (submission_id, status_anterior, status_novo, ator, ator_nome, criado_em) values ($1, null, 'PENDENTE', $2, $3, $4)",
    [row.id, actorKey(actor), actor.nome, now],
  );
  await ctx.enqueue(readReceipt.name, { submissionId: row.id, duplicates, texts, typed, signs });
  return { id: row.id, fileName, preValidada: reading.chaveFiscal !== null && reading.findings.length === 0 };
}

/** Identifies address and browser without keeping them. Null where the request names neither. */
const deviceOf = ({ ip, userAgent }: ActionContext): string | null =>
  ip && userAgent ? createHash('sha256').update(`${ip} ${userAgent}`).digest('base64url') : null;
