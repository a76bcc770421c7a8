import type { Actor } from '../../platform/actor.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { AppError, postponedBy } from '../../platform/errors/app-error.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';
import { ledger } from '../ledger/index.ts';
import { findPerson } from '../sessions/index.ts';
import { WORK_OFF_EXPIRY_RUN } from './start-run.ts';
import './expiry.errors.ts';
import type { ExpiryAudience } from './expiry.rules.ts';
import { andAll, REACH, statementParams } from './expiry-reach.ts';

/** Accounts locked per transaction: enough to be fast, few enough not to block anyone for long. */
const CHUNK_ACCOUNTS = 500;

interface OpenRun {
  id: number;
  tipo: 'EXPIRACAO' | 'DEVOLUCAO';
  publico: ExpiryAudience;
  dia: string;
  diasDevolucao: number;
  staffUserId: number;
}

/** The run's result so far. */
export interface RunOutcome {
  pessoas: number;
  lotes: number;
  valor: DecimalText;
}

interface WorkOptions {
  chunkAccounts?: number;
  /** Stops between two chunks; what was written stays written. */
  signal?: AbortSignal;
}

/**
 * Processes a run in chunks of accounts, each in a transaction that counts what it wrote. Safe to call again after a crash, and
 * concurrently: callers take turns on the run's row, and the ledger writes nothing twice.
 */
export async function workOffRun(
  ctx: AppContext,
  runId: number,
  { chunkAccounts = CHUNK_ACCOUNTS, signal }: WorkOptions = {},
): Promise<RunOutcome> {
  const run = await findOpenRun(ctx, runId);
  const author = run && (await findPerson(ctx.database, 'STAFF', run.staffUserId));
  if (run && !author) throw new AppError('NOT_ALLOWED');
  // Ids only grow, so one pass over them covers every account that was due when the run began.
  for (let after: number | null = 0; run && author && after !== null; ) {
    signal?.throwIfAborted();
    const from: number = after;
    after = await ctx.database.transaction((tx) => workOffChunk(ctx, tx, { run, author, after: from, limit: chunkAccounts }));
  }
  return conclude(ctx, runId);
}

async function findOpenRun(ctx: AppContext, runId: number): Promise<OpenRun | undefined> {
  // In a transaction, because a replica may not have the run yet.
  const [run] = await ctx.database.transaction((tx) =>
    tx.sql<OpenRun>(
      `select id, tipo, publico, dia, dias_devolucao as "diasDevolucao", staff_user_id as "staffUserId" from expiry_runs
       where id = $1 and estado in ('NA_FILA', 'PROCESSANDO')`,
      [runId],
    ),
  );
  return run;
}

function conclude(ctx: AppContext, runId: number): Promise<RunOutcome> {
  return ctx.database.transaction(async (tx) => {
    await tx.sql("update expiry_runs set estado = 'CONCLUIDA', terminado_em = $2 where id = $1 and estado in ('NA_FILA', 'PROCESSANDO')", [
      runId,
      ctx.clock.now(),
    ]);
    const [outcome] = await tx.sql<RunOutcome>('select pessoas, lotes, valor from expiry_runs where id = $1', [runId]);
    return outcome!;
  });
}

interface Chunk {
  run: OpenRun;
  author: Actor;
  /** Last account id of the previous chunk. */
  after: number;
  limit: number;
}

/** Processes a run's next chunk and returns where it ended; null when nothing is left or the run is over. */
async function workOffChunk(ctx: AppContext, tx: Transaction, chunk: Chunk): Promise<number | null> {
  const { run, author } = chunk;
  const open = await tx.sql("select id from expiry_runs where id = $1 and estado in ('NA_FILA', 'PROCESSANDO') for no key update", [
    run.id,
  ]);
  const next = open.length ? await nextAccounts(tx, chunk) : null;
  if (!next) return null;
  const done = await write(ctx, tx, run, author, next.accountIds);
  await tx.sql(
    `update expiry_runs set estado = 'PROCESSANDO', pessoas = pessoas + $2, lotes = lotes + $3, valor = valor + $4::numeric where id = $1`,
    [run.id, done.accounts, done.lots, done.total],
  );
  return next.last;
}

function write(ctx: AppContext, tx: Transaction, run: OpenRun, author: Actor, accountIds: number[]) {
  const regra = { execucao: run.id };
  if (run.tipo === 'DEVOLUCAO')
    return ledger.reactivate(
      { sql: tx.sql, clock: ctx.clock, actor: author },
      { runDay: run.dia, graceDays: run.diasDevolucao, accountIds, regra },
    );
  // The run's day applies throughout: what "Devolver pontos" returns for that day does not depend on midnight.
  const clock = { now: () => ctx.clock.now(), today: () => run.dia };
  return ledger.expireDue({ sql: tx.sql, clock, actor: author }, { accountIds, regra });
}

/** Accounts after a given one that have something due, in the order of an existing index: each chunk reads only its own part. */
const CANDIDATES: Record<OpenRun['tipo'], string> = {
  EXPIRACAO: `select distinct l.account_id as id from lots l where l.restante > 0 and l.vence_em < $1 and l.account_id > $2
    order by 1 limit $3`,
  DEVOLUCAO: `select distinct e.account_id as id from entries e where e.type = 'EXPIRACAO' and e.dia = $1 and e.account_id > $2
    order by 1 limit $3`,
};

/** The next accounts, limited to those the author may see, and where to continue; null when none are left. */
async function nextAccounts(tx: Transaction, { run: { tipo, publico, dia }, author, after, limit }: Chunk) {
  const candidates = (await tx.sql<{ id: number }>(CANDIDATES[tipo], [dia, after, limit])).map(({ id }) => id);
  const last = candidates.at(-1);
  if (last === undefined) return null;
  const { from, scope } = REACH[publico];
  const { params, bind } = statementParams(candidates);
  const rows = await tx.sql<{ id: number }>(
    `select a.id from ${from} where a.id = any($1::bigint[])${andAll(scope(author, bind))} order by a.id`,
    params,
  );
  return { accountIds: rows.map(({ id }) => id), last };
}

defineJob({
  name: WORK_OFF_EXPIRY_RUN,
  expireInSeconds: 900,
  handler: async (ctx, data, attempt) => {
    const runId = Number(data.runId);
    try {
      await workOffRun(ctx, runId, { signal: attempt.signal });
    } catch (error) {
      if (postponedBy(error)) throw error;
      // People see that it stopped; starting again continues with the rest.
      if (attempt.isLast || error instanceof AppError) await failRun(ctx, runId);
      if (!(error instanceof AppError)) throw error;
    }
  },
});

/** Closes a run that cannot continue, so that another may be started. */
async function failRun(ctx: AppContext, runId: number): Promise<void> {
  await ctx.database.transaction((tx) =>
    tx.sql(
      `update expiry_runs set estado = 'FALHOU', mensagem = 'O processamento parou antes do fim. Inicie outro para o que falta.', terminado_em = $2
       where id = $1 and estado in ('NA_FILA', 'PROCESSANDO')`,
      [runId, ctx.clock.now()],
    ),
  );
}
