import type { Actor } from '../../platform/actor.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { DecimalText } from '../../shared/money.ts';
import { ledger } from '../ledger/index.ts';
import { findPerson } from '../sessions/index.ts';
import { WORK_OFF_EXPIRY_RUN } from './actions/start-run.ts';
import './expiry.errors.ts';
import type { ExpiryAudience } from './expiry.rules.ts';
import { andAll, OUTSTANDING, REACH, statementParams } from './expiry-reach.ts';

/** Accounts locked in one transaction: enough to be fast, few enough to keep nobody waiting. */
const CHUNK_ACCOUNTS = 500;

interface OpenRun {
  id: number;
  tipo: 'EXPIRACAO' | 'DEVOLUCAO';
  publico: ExpiryAudience;
  dia: string;
  diasDevolucao: number;
  staffUserId: number;
}

/** What a run has come to. */
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
 * Works a run off in chunks of accounts, each a transaction of its own that counts what it wrote. Bears being called again after a
 * crash and by several callers at once: they take turns at the run's row, and the ledger writes nothing twice.
 */
export async function workOffRun(
  ctx: AppContext,
  runId: number,
  { chunkAccounts = CHUNK_ACCOUNTS, signal }: WorkOptions = {},
): Promise<RunOutcome> {
  const run = await findOpenRun(ctx, runId);
  const author = run && (await findPerson(ctx.database, 'STAFF', run.staffUserId));
  if (run && !author) throw new AppError('NOT_ALLOWED');
  // Ids only grow, so one walk along them meets every account that was due when the run began.
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
  /** Id of the last account of the chunk before. */
  after: number;
  limit: number;
}

/** Writes the next chunk of a run and answers where it ended; null when nothing was left or the run is over. */
async function workOffChunk(ctx: AppContext, tx: Transaction, { run, author, after, limit }: Chunk): Promise<number | null> {
  const open = await tx.sql("select id from expiry_runs where id = $1 and estado in ('NA_FILA', 'PROCESSANDO') for no key update", [
    run.id,
  ]);
  if (!open.length) return null;
  const accountIds = await nextAccounts(tx, run, author, after, limit);
  if (!accountIds.length) return null;
  const done = await write(ctx, tx, run, author, accountIds);
  await tx.sql(
    `update expiry_runs set estado = 'PROCESSANDO', pessoas = pessoas + $2, lotes = lotes + $3, valor = valor + $4::numeric where id = $1`,
    [run.id, done.accounts, done.lots, done.total],
  );
  return accountIds.at(-1)!;
}

function write(ctx: AppContext, tx: Transaction, run: OpenRun, author: Actor, accountIds: number[]) {
  const regra = { execucao: run.id };
  if (run.tipo === 'DEVOLUCAO')
    return ledger.reactivate(
      { sql: tx.sql, clock: ctx.clock, actor: author },
      { runDay: run.dia, graceDays: run.diasDevolucao, accountIds, regra },
    );
  // The day of the run for all of it: what "Devolver pontos" of that day gives back does not depend on midnight.
  const clock = { now: () => ctx.clock.now(), today: () => run.dia };
  return ledger.expireDue({ sql: tx.sql, clock, actor: author }, { accountIds, regra });
}

/** The next accounts of the author's reach with something to do, by id. */
async function nextAccounts(tx: Transaction, { tipo, publico, dia }: OpenRun, author: Actor, after: number, limit: number) {
  const { from, scope } = REACH[publico];
  const { params, bind } = statementParams(dia, after, limit);
  const isDue =
    tipo === 'EXPIRACAO'
      ? 'select from lots l where l.account_id = a.id and l.restante > 0 and l.vence_em < $1'
      : `select from entries e where e.account_id = a.id and e.type = 'EXPIRACAO' and e.dia = $1 and ${OUTSTANDING} > 0`;
  const rows = await tx.sql<{ id: number }>(
    `select a.id from ${from} where a.id > $2 and exists (${isDue})${andAll(scope(author, bind))} order by a.id limit $3`,
    params,
  );
  return rows.map(({ id }) => id);
}

defineJob({
  name: WORK_OFF_EXPIRY_RUN,
  expireInSeconds: 900,
  handler: async (ctx, data, attempt) => {
    const runId = Number(data.runId);
    try {
      await workOffRun(ctx, runId, { signal: attempt.signal });
    } catch (error) {
      // People see that it stopped; another press goes on with what is left.
      if (attempt.isLast || error instanceof AppError) await failRun(ctx, runId);
      if (!(error instanceof AppError)) throw error;
    }
  },
});

/** Closes a run that cannot go on, so that another may be started. */
async function failRun(ctx: AppContext, runId: number): Promise<void> {
  await ctx.database.transaction((tx) =>
    tx.sql(
      `update expiry_runs set estado = 'FALHOU', mensagem = 'O processamento parou antes do fim. Inicie outro para o que falta.', terminado_em = $2
       where id = $1 and estado in ('NA_FILA', 'PROCESSANDO')`,
      [runId, ctx.clock.now()],
    ),
  );
}
