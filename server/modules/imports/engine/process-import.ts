import type { AppContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/transaction.ts';
import { recordMoves, replayed, tellSaved } from '../../parameter-changes/index.ts';
import { applyRows } from './apply-rows.ts';
import { findImportDefinition, type ImportDefinition } from './import-definition.ts';
import { importedParameters } from './imported-parameters.ts';
import { type ImportReach, judgeRows } from './judge-rows.ts';
import { type WorkOptions, workOff } from './work-off.ts';

/** Lines per transaction: enough to be fast, few enough not to block anyone for long. */
const CHUNK_LINES = 10_000;

/**
 * Processes an import chunk by chunk. Safe to call again after a crash, and concurrently. One that waits for a second person is left alone.
 * Returns how many lines the import has written in total.
 */
export async function processImport(
  ctx: AppContext,
  importId: number,
  { chunkLines = CHUNK_LINES, signal }: WorkOptions = {},
): Promise<number> {
  const [waiting] = await ctx.database.read("select from imports where id = $1 and estado = 'AGUARDA'", [importId]);
  if (waiting) return 0;
  return workOff(ctx, importId, {
    signal,
    step: () => ctx.database.transaction((tx) => decideChunk(tx, ctx, importId, chunkLines)),
    concluded: (tx) => tellParameters(tx, ctx, importId),
  });
}

async function tellParameters(tx: Transaction, { ports, clock }: AppContext, importId: number): Promise<void> {
  const [row] = await tx.sql<{ tipo: string; staffId: number; byTwo: boolean }>(
    `select tipo, staff_user_id as "staffId", coalesce((opcoes -> 'porDuasPessoas')::boolean, false) as "byTwo" from imports where id = $1`,
    [importId],
  );
  const { tipo, staffId, byTwo } = row!;
  const definition = findImportDefinition(tipo);
  if (!definition) return;
  const changes = await importedParameters(tx.sql, definition, importId);
  await recordMoves({ sql: tx.sql, clock }, { staffId, step: byTwo ? 'DUAS' : 'SOZINHA', changes });
  await tellSaved((job, data) => ports.jobs.send(tx, job, data), { staffId, changes: replayed(changes) });
}

/** The range of an import's next lines, null when none are left. */
export async function nextChunk(
  { sql }: Pick<Transaction, 'sql'>,
  importId: number,
  lines: number,
): Promise<{ importId: number; first: number; last: number } | null> {
  const [row] = await sql<{ first: number | null; last: number }>(
    `select min(linha) as first, max(linha) as last
     from (select linha from import_staged where import_id = $1 order by linha limit $2) x`,
    [importId, lines],
  );
  return row?.first ? { importId, first: row.first, last: row.last } : null;
}

async function decideChunk(tx: Transaction, { clock }: AppContext, importId: number, lines: number): Promise<boolean> {
  // Concurrent workers take turns on the import's row.
  const [open] = await tx.sql<{ tipo: string; opcoes: { alcance: ImportReach } }>(
    "select tipo, opcoes from imports where id = $1 and estado not like 'DESF%' and estado <> 'AGUARDA' for no key update",
    [importId],
  );
  const definition: ImportDefinition | undefined = open && findImportDefinition(open.tipo);
  const chunk = open && (await nextChunk(tx, importId, lines));
  if (!definition || !chunk) return false;
  const [hoje, agora] = [clock.today(), clock.now()];
  await judgeRows(tx.sql, definition, chunk, open.opcoes.alcance, { hoje, agora });
  const total = await applyRows(tx.sql, definition, { importId, hoje, agora });
  await tx.sql(
    `with refused as (
       insert into import_errors (import_id, linha, coluna, valor, conteudo, mensagem)
       select $1, x.linha, r.refusal ->> 0, r.refusal ->> 1, x.conteudo::jsonb, r.refusal ->> 2
       from import_judged x cross join unnest(x.refusals) with ordinality as r(refusal, place) order by x.linha, r.place returning linha),
     decided as (delete from import_staged where import_id = $1 and linha between $2 and $3 returning linha)
     update imports set estado = 'PROCESSANDO', processadas = processadas + (select count(*) from decided), total = total + $4,
       erros = erros + (select count(distinct linha) from refused)
     where id = $1`,
    [importId, chunk.first, chunk.last, total],
  );
  return true;
}
