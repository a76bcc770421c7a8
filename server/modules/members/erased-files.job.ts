import type { AppContext } from '../../platform/context.ts';
import { loadSharp } from '../../platform/files/load-sharp.ts';
import { defineJob } from '../../platform/jobs/job.ts';

/** Name of the job that removes an erased member's files; takes ErasedFiles. */
export const ERASE_FILES = 'eraseFiles';

/** Storage keys. */
export interface ErasedFiles {
  /** Files no row references any more. */
  remover: string[];
  /** Files a row still references: replaced by a grey picture. */
  apagar: string[];
}

async function blankPicture(): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp({ create: { width: 320, height: 240, channels: 3, background: '#d0d0d0' } })
    .png()
    .toBuffer();
}

async function eraseFiles({ ports: { storage } }: AppContext, { remover, apagar }: ErasedFiles, signal: AbortSignal): Promise<void> {
  const picture = await blankPicture();
  for (const key of remover) {
    signal.throwIfAborted();
    await storage.delete(key);
  }
  for (const key of apagar) {
    signal.throwIfAborted();
    await storage.put(key, picture, 'image/png');
  }
}

defineJob({
  name: ERASE_FILES,
  retryLimit: 20,
  handler: (ctx, { remover, apagar }, { signal }) => eraseFiles(ctx, { remover: remover as string[], apagar: apagar as string[] }, signal),
});

/** Every night, blanks receipts of erased members once they are no longer needed as proof (docs/privacy.md). */
defineJob({
  name: 'eraseReleasedReceipts',
  cron: '20 4 * * *',
  handler: async (ctx, _data, { signal }) => {
    const erased = await ctx.read<{ kind: string; id: number }>(
      `select e.kind, e.person_id as id from erasures e where exists (
         select from submissions s join stored_files f on f.id = s.file_id
         where (e.kind = 'SELLER' and s.seller_id = e.person_id or e.kind = 'CONSUMER' and s.consumer_id = e.person_id) and f.removido_em is null)`,
    );
    // Files within the transaction: if one is unreachable, its row still says it exists, and tomorrow's run retries.
    for (const { kind, id } of erased)
      await ctx.database.transaction(async (tx) => {
        const [released] = await tx.sql<{ keys: string[] }>('select release_receipts($1, $2, $3) as keys', [kind, id, ctx.clock.now()]);
        await eraseFiles(ctx, { remover: [], apagar: released!.keys }, signal);
      });
  },
});
