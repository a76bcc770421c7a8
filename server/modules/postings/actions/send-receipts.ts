import { z } from 'zod';
import { defineAction } from '../../../platform/actions/action.ts';
import { actorKey } from '../../../platform/actor.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { storeUpload } from '../../files/index.ts';
import { readReceipt } from '../jobs/read-receipt.job.ts';
import '../posting.errors.ts';

const MAX_FILES = 20;

/** A receipt's file as either door received it; the bytes are checked by content, never by name. */
const receivedFile = z.strictObject({ fileName: z.string().max(500), bytes: z.instanceof(Buffer) });

interface SentReceipt {
  id: number;
  fileName: string;
}

const INSERT = {
  seller: `insert into submissions (audience, seller_id, store_id, network_id, file_id, idempotency_key, criado_em, atualizado_em, busca)
    select 'SELLER', v.id, s.id, s.network_id, $2, $3, $4, $4,
      search_text(concat_ws(' ', v.nome, v.cpf, s.cnpj, s.codigo, s.nome_fantasia))
    from sellers v join stores s on s.id = v.store_id where v.id = $1 on conflict (idempotency_key) do nothing returning id`,
  consumer: `insert into submissions (audience, consumer_id, file_id, idempotency_key, criado_em, atualizado_em, busca)
    select 'CONSUMER', c.id, $2, $3, $4, $4, search_text(concat_ws(' ', c.nome, c.cpf))
    from consumers c where c.id = $1 on conflict (idempotency_key) do nothing returning id`,
} as const;

/**
 * A seller or a consumer sends receipts: each file becomes one pending submission, and a job reads its codes. `clientId` is the
 * name that an offline client gave the sending: the same sending twice is one.
 * Refuses: SUBMISSION_WITHOUT_FILES, FILE_* (nothing of the sending is kept then).
 */
export const sendReceipts = defineAction({
  name: 'sendReceipts',
  title: 'Envio de notas',
  permission: 'submission:send',
  input: z.strictObject({
    clientId: z
      .string()
      .regex(/^[\w-]{8,64}$/, 'Identificador de envio inválido')
      .nullish(),
    files: z.array(receivedFile).max(MAX_FILES, 'Envie no máximo 20 arquivos por vez'),
  }),
  handler: async (ctx, { clientId, files }): Promise<SentReceipt[]> => {
    if (!files.length) throw new AppError('SUBMISSION_WITHOUT_FILES');
    const sent: SentReceipt[] = [];
    for (const [index, file] of files.entries())
      sent.push(await sendOne(ctx, file, clientId ? `${actorKey(ctx.actor)}:${clientId}:${index}` : null));
    ctx.logAs({ notas: sent.map(({ id }) => id) });
    return sent;
  },
});

async function sendOne(ctx: ActionContext, file: z.output<typeof receivedFile>, key: string | null): Promise<SentReceipt> {
  const { actor } = ctx;
  if (actor.kind !== 'seller' && actor.kind !== 'consumer') throw new AppError('NOT_ALLOWED');
  if (key) {
    const [again] = await ctx.sql<{ id: number }>('select id from submissions where idempotency_key = $1', [key]);
    if (again) return { id: again.id, fileName: file.fileName };
  }
  const stored = await storeUpload(ctx, file, { accept: ['jpeg', 'png', 'webp', 'pdf'] });
  const now = ctx.clock.now();
  const [row] = await ctx.sql<{ id: number }>(INSERT[actor.kind], [actor.id, stored.id, key, now]);
  if (!row) {
    const [again] = await ctx.sql<{ id: number }>('select id from submissions where idempotency_key = $1', [key]);
    return { id: again!.id, fileName: file.fileName };
  }
  await ctx.sql(
    "insert into submission_events (submission_id, status_anterior, status_novo, ator, ator_nome, criado_em) values ($1, null, 'PENDENTE', $2, $3, $4)",
    [row.id, actorKey(actor), actor.nome, now],
  );
  await ctx.enqueue(readReceipt.name, { submissionId: row.id, duplicates: stored.duplicates.map(({ id, same }) => ({ id, same })) });
  return { id: row.id, fileName: file.fileName };
}
