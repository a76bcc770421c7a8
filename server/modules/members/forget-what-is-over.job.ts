import type { AppContext } from '../../platform/context.ts';
import { defineJob } from '../../platform/jobs/job.ts';

/** Rows per transaction, so that a first run over years of rows blocks nothing and meets no time-out. */
const BATCH = 5_000;

/** Expired rows, by table; `$1` is now. docs/privacy.md has the periods and their reasons. */
const OVER: Readonly<Record<string, string>> = {
  sessions: "coalesce(revogada_em, least(expira_em, ultimo_uso_em + interval '72 hours')) < $1::timestamptz - interval '6 months'",
  password_recoveries: "expira_em < $1::timestamptz - interval '7 days'",
  second_factor_challenges: "expira_em < $1::timestamptz - interval '7 days'",
  idempotency_keys: "criado_em < $1::timestamptz - interval '30 days'",
  rate_limits: 'expire < extract(epoch from $1::timestamptz) * 1000',
  schedule_runs: "encerrado_em < $1::timestamptz - interval '90 days'",
  outgoing_messages: "estado <> 'NA_FILA' and criado_em < $1::timestamptz - interval '12 months'",
};

/** The hash of the sending device; automatic credits count those of the last 31 days. */
const OLD_DEVICES = "aparelho is not null and criado_em < $1::timestamptz - interval '45 days'";

interface Forgotten {
  table: string;
  isOver: string;
  /** By default the whole row is deleted. */
  change?: string;
}

async function forget(ctx: AppContext, { table, isOver, change = `delete from ${table}` }: Forgotten, signal: AbortSignal): Promise<void> {
  for (let gone = BATCH; gone === BATCH; ) {
    signal.throwIfAborted();
    const rows = await ctx.database.transaction((tx) =>
      tx.sql(
        `${change} where ctid = any (array(select ctid from ${table} where ${isOver} limit ${BATCH} for update skip locked)) returning 1`,
        [ctx.clock.now()],
      ),
    );
    gone = rows.length;
  }
}

/** Every night, deletes what nobody needs any more: nothing of the ledger, the log or a member's own data. */
defineJob({
  name: 'forgetWhatIsOver',
  cron: '10 4 * * *',
  expireInSeconds: 1_800,
  handler: async (ctx, _data, { signal }) => {
    for (const [table, isOver] of Object.entries(OVER)) await forget(ctx, { table, isOver }, signal);
    await forget(ctx, { table: 'submissions', isOver: OLD_DEVICES, change: 'update submissions set aparelho = null' }, signal);
  },
});
