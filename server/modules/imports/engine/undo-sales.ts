import type { ActionContext, AppContext } from '../../../platform/context.ts';
import type { RunSql } from '../../../platform/db/run-sql.ts';

/** Sales cancelled per transaction: enough to be fast, few enough not to block anyone for long. */
const CHUNK_SALES = 1_000;
/** A chunk takes a second, or a few on a busy machine. */
const CHUNK_SECONDS = 120;

interface UndoOptions {
  chunkSales?: number;
  /** Stops between two chunks; what was cancelled stays cancelled. */
  signal?: AbortSignal | undefined;
}

/**
 * Cancels the sales of an import being undone, one transaction per chunk. Safe to call again after a crash, and concurrently: callers take
 * turns. A sale that somebody touched in the meantime stays, and the import then says so.
 */
export async function undoSalesImport(
  ctx: AppContext,
  importId: number,
  { chunkSales = CHUNK_SALES, signal }: UndoOptions = {},
): Promise<void> {
  for (let after: number | null = 0; after !== null; ) {
    signal?.throwIfAborted();
    const last: number = after;
    after = await ctx.database.transaction(async (tx) => {
      await tx.patience(CHUNK_SECONDS);
      const staffId = await lockUndoing(tx.sql, importId);
      return staffId === null
        ? null
        : undoNextSales({ sql: tx.sql, clock: ctx.clock }, { importId, staffId, after: last, sales: chunkSales });
    });
  }
  await ctx.database.transaction(async ({ sql }) => {
    if ((await lockUndoing(sql, importId)) !== null) await closeUndo({ sql, clock: ctx.clock }, importId);
  });
}

/** Who is undoing the import, with its row locked; null when nobody is any more. */
async function lockUndoing(sql: RunSql, importId: number): Promise<number | null> {
  const [row] = await sql<{ undone_by_id: number }>(
    "select undone_by_id from imports where id = $1 and estado = 'DESFAZENDO' for no key update",
    [importId],
  );
  return row?.undone_by_id ?? null;
}

/** Cancels the next untouched sales; returns the last one examined, null when there were none. */
export async function undoNextSales(
  { sql, clock }: Pick<ActionContext, 'sql' | 'clock'>,
  { importId, staffId, after, sales }: { importId: number; staffId: number; after: number; sales: number },
): Promise<number | null> {
  const [row] = await sql<{ ultima: number | null }>('select ultima from sales_import_undo($1, $2, $3, $4, $5, $6)', [
    importId,
    after,
    sales,
    staffId,
    clock.today(),
    clock.now(),
  ]);
  return row?.ultima ?? null;
}

/** Records how the undo ended: complete, or how many sales stay and why. Returns how many stay. */
export async function closeUndo({ sql, clock }: Pick<ActionContext, 'sql' | 'clock'>, importId: number): Promise<number> {
  await sql('delete from import_rows where import_id = $1', [importId]);
  const [row] = await sql<{ kept: number }>(
    `update imports i set estado = case when k.kept = 0 then 'DESFEITA' else 'DESFEITA_EM_PARTE' end, desfeita_em = $2,
       mensagem = case when k.kept > 0 then k.kept || ' venda(s) não desfeita(s): os pontos já foram usados ou a venda foi alterada' end
     from (select count(*)::int as kept from postings p where p.import_id = $1 and p.status = 'APROVADA') k
     where i.id = $1 returning k.kept`,
    [importId, clock.now()],
  );
  return row!.kept;
}
