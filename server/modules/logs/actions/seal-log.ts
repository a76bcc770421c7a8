import { z } from 'zod';
import { defineAction } from '../../../platform/actions/action.ts';
import { runAction } from '../../../platform/actions/run-action.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { CHAINED_COLUMNS, type ChainedEntry, linkHash } from '../chain.ts';

/** Entries sealed per transaction. */
const BATCH = 1_000;

/**
 * Appends unsealed entries to the chain and returns how many. They are linked in the order found, not by id: one that commits late comes
 * later. Locks the head of the chain, so two runs take turns.
 */
const sealLog = defineAction({
  name: 'sealLog',
  title: 'Selo dos logs',
  permission: 'log:seal',
  logged: false,
  input: z.strictObject({}),
  handler: async (ctx) => {
    const [head] = await ctx.sql<{ elo: number; hash: string }>('select elo, hash from audit_chain where id = 1 for update');
    const entries = await ctx.sql<ChainedEntry>(
      `select ${CHAINED_COLUMNS} from audit_entries l where l.hash is null order by l.id limit ${BATCH}`,
    );
    if (!entries.length) return 0;
    let previous = head!.hash;
    const links = entries.map((entry, index) => {
      const hashAnterior = previous;
      previous = linkHash(hashAnterior, entry);
      return { id: entry.id, elo: head!.elo + index + 1, hashAnterior, hash: previous };
    });
    await ctx.sql(
      `update audit_entries l set elo = n.elo, hash_anterior = n.hash_anterior, hash = n.hash
       from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[]) as n(id, elo, hash_anterior, hash) where l.id = n.id`,
      [
        links.map(({ id }) => id),
        links.map(({ elo }) => elo),
        links.map(({ hashAnterior }) => hashAnterior),
        links.map(({ hash }) => hash),
      ],
    );
    await ctx.sql('update audit_chain set elo = $1, hash = $2 where id = 1', [head!.elo + links.length, previous]);
    return links.length;
  },
});

/** Every minute, until nothing is left to seal. Tried again as other jobs are, or one lost connection would leave a dead letter. */
export const sealLogJob = defineJob({
  name: 'seal-log',
  cron: '* * * * *',
  handler: async (ctx, _data, { signal }) => {
    while (!signal.aborted && (await runAction(sealLog, ctx, {})) === BATCH);
  },
});
