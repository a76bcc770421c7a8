import type { ActionContext, AppContext } from '../../platform/context.ts';
import type { RunSql } from '../../platform/db/run-sql.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { refreshSaleSums } from '../stock/index.ts';
import { type ReportKind, reportKinds } from './report-kinds.rules.ts';
import { lastReportMonth } from './report-months.rules.ts';
import './report.errors.ts';

/** A report and, for monthly ones, its month. */
export interface ReportChoice {
  tipo: ReportKind;
  ano: number | null;
  mes: number | null;
}

interface Run {
  id: number;
  tipo: ReportKind;
}

/** Networks per transaction: a run shows its progress and never holds the tables for long. */
const NETWORKS_AT_ONCE = 10;
/** A run still open after this long was lost with its worker. */
const LOST_AFTER = "interval '1 hour'";
const PATIENCE_SECONDS = 300;

const SAME = 'tipo = $1 and ano is not distinct from $2 and mes is not distinct from $3';

/** Opens a run, or returns null while another for the same report and month is running. Refuses: REPORT_MONTH_AHEAD. */
export async function openRun(ctx: ActionContext, { tipo, ano, mes }: ReportChoice): Promise<number | null> {
  if (ano && mes && mes > lastReportMonth(ano, ctx.clock.today())) throw new AppError('REPORT_MONTH_AHEAD');
  const now = ctx.clock.now();
  await ctx.sql(
    `update report_runs set estado = 'FALHOU', terminado_em = $4::timestamptz
     where ${SAME} and estado in ('NA_FILA', 'EM_ANDAMENTO') and criado_em < $4::timestamptz - ${LOST_AFTER}`,
    [tipo, ano, mes, now],
  );
  const staffId = ctx.actor.kind === 'staff' ? ctx.actor.id : null;
  const [run] = await ctx.sql<{ id: number }>(
    `insert into report_runs (tipo, ano, mes, total, staff_user_id, criado_em)
     values ($1, $2, $3, (select count(*) from networks where excluido_em is null), $4, $5) on conflict do nothing returning id`,
    [tipo, ano, mes, staffId, now],
  );
  return run?.id ?? null;
}

/** Whether the report already has displayed rows. */
export async function isShown(ctx: Pick<ActionContext, 'sql'>, { tipo, ano, mes }: ReportChoice): Promise<boolean> {
  return (await ctx.sql(`select 1 from report_runs where ${SAME} and atual`, [tipo, ano, mes])).length > 0;
}

/** Stores the rows of some networks, or prepares a report built as a whole. */
async function storeRows(sql: RunSql, { id, tipo }: Run, networkIds: readonly number[], today: string): Promise<void> {
  const { rows } = reportKinds[tipo];
  if (rows) await sql('select report_store($1, $2, $3::int[], $4::date)', [id, rows, networkIds, today]);
  else if (tipo === 'PASSIVO') await sql('select liability_look()');
}

const displayRows = (sql: RunSql, { id, tipo }: Run, now: Date) =>
  sql('select report_display($1, $2, $3)', [id, reportKinds[tipo].rows, now]);

const allNetworks = async (sql: RunSql): Promise<number[]> =>
  (await sql<{ id: number }>('select id from networks where excluido_em is null order by id')).map(({ id }) => id);

/** Generates rows missing from the displayed report: those of networks added after it was generated. */
export async function catchUp(ctx: ActionContext, { tipo, ano, mes }: ReportChoice): Promise<void> {
  if (!reportKinds[tipo].rows) return;
  await ctx.patience(PATIENCE_SECONDS);
  const missing = async (run: { id: number } | undefined) =>
    run && (await ctx.sql<{ ids: number[] | null }>('select report_networks_missing($1) as ids', [run.id]))[0]!.ids;
  const shown = (lock: string) => ctx.sql<{ id: number }>(`select id from report_runs where ${SAME} and atual ${lock}`, [tipo, ano, mes]);
  // First without the lock: nearly always nothing is missing.
  if (!(await missing((await shown(''))[0]))) return;
  const [run] = await shown('for update');
  const networkIds = await missing(run);
  if (run && networkIds) await storeRows(ctx.sql, { id: run.id, tipo }, networkIds, ctx.clock.today());
}

/** Generates a run's rows and displays them in the caller's transaction: for a report that has none yet. */
export async function buildAtOnce(ctx: ActionContext, run: Run): Promise<void> {
  await ctx.patience(PATIENCE_SECONDS);
  await storeRows(ctx.sql, run, await allNetworks(ctx.sql), ctx.clock.today());
  await displayRows(ctx.sql, run, ctx.clock.now());
}

/**
 * Processes a run: a few networks at a time alongside the displayed rows, then swaps all of them in one step. Safe to repeat after a crash.
 */
export async function workOffRun(ctx: AppContext, runId: number, signal: AbortSignal): Promise<void> {
  const open = await ctx.database.transaction(async (tx) => {
    const [run] = await tx.sql<Run>(
      "update report_runs set estado = 'EM_ANDAMENTO', feitas = 0 where id = $1 and estado in ('NA_FILA', 'EM_ANDAMENTO') returning id, tipo",
      [runId],
    );
    return run && { run, ids: await allNetworks(tx.sql) };
  });
  if (!open) return;
  const { run, ids } = open;
  await refreshSaleSums(ctx, signal);
  for (let done = 0; done < ids.length; done += NETWORKS_AT_ONCE) {
    signal.throwIfAborted();
    const some = ids.slice(done, done + NETWORKS_AT_ONCE);
    await ctx.database.transaction(async (tx) => {
      await tx.patience(PATIENCE_SECONDS);
      await storeRows(tx.sql, run, some, ctx.clock.today());
      await tx.sql('update report_runs set feitas = $2, total = $3 where id = $1', [runId, done + some.length, ids.length]);
    });
  }
  await ctx.database.transaction(async (tx) => {
    await tx.patience(PATIENCE_SECONDS);
    await displayRows(tx.sql, run, ctx.clock.now());
  });
}

/** Abandons a run; its rows were never displayed. */
export async function giveUpRun(ctx: AppContext, runId: number): Promise<void> {
  await ctx.database.transaction(async (tx) => {
    await tx.sql("update report_runs set estado = 'FALHOU', terminado_em = $2 where id = $1 and estado in ('NA_FILA', 'EM_ANDAMENTO')", [
      runId,
      ctx.clock.now(),
    ]);
  });
}
