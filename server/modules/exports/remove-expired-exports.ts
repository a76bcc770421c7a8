import { defineJob } from '../../platform/jobs/job.ts';

/** Deletes the files of expired exports daily; their rows stay, marked as expired. */
defineJob({
  name: 'removeExpiredExports',
  cron: '40 3 * * *',
  handler: async (ctx, _data, { signal }) => {
    const expired = await ctx.read<{ id: number; chave: string }>(
      "select id, chave from exports where estado = 'CONCLUIDA' and expira_em <= $1 order by id",
      [ctx.clock.now()],
    );
    for (const { id, chave } of expired) {
      signal.throwIfAborted();
      // The file first: a row whose file is gone is retried tomorrow, a file without a row never.
      await ctx.ports.storage.delete(chave);
      await ctx.database.transaction((tx) => tx.sql("update exports set estado = 'EXPIRADA' where id = $1", [id]));
    }
  },
});
