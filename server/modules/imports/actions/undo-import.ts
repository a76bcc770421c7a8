import { defineAction } from '../../../platform/actions/action.ts';
import { requirePermission } from '../../../platform/actions/run-action.ts';
import type { StaffActor } from '../../../platform/actor.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../definitions/index.ts';
import { requireStaff } from '../engine/accept-file.ts';
import { findImportDefinition } from '../engine/import-definition.ts';
import { undoChanges } from '../engine/undo-changes.ts';
import '../import.errors.ts';
import { UNDO_DAYS, undoImportRules } from '../import.rules.ts';

interface Undoable {
  id: number;
  tipo: string;
  estado: string;
  nome_arquivo: string;
  late: boolean;
}

/**
 * Undoes an import within seven days, as long as nothing was built on it (beyond C10): rows that it made go, rows that it changed are
 * again what they were, sales are cancelled and their points taken back. The file may be sent again afterwards.
 * Refuses: IMPORT_NOT_FOUND, IMPORT_RUNNING, IMPORT_UNDONE, IMPORT_UNDO_LATE, IMPORT_UNDO_BUILT_ON (says what), NOT_ALLOWED by kind.
 */
export const undoImport = defineAction({
  name: 'undoImport',
  title: 'Upload desfeito',
  permission: 'import:send',
  input: undoImportRules,
  handler: async (anyone, { id }) => {
    const ctx = requireStaff(anyone);
    const target = await lockImport(ctx, id);
    const definition = findImportDefinition(target.tipo);
    requirePermission(ctx, definition?.permission ?? 'import:sales');
    if (target.estado === 'DESFEITA') throw new AppError('IMPORT_UNDONE');
    if (target.estado === 'NA_FILA' || target.estado === 'PROCESSANDO') throw new AppError('IMPORT_RUNNING');
    if (target.late) throw new AppError('IMPORT_UNDO_LATE');
    // A spreadsheet of a hundred thousand sales takes minutes to take back.
    await ctx.patience(600);
    const linhas = definition ? await undoChanges(ctx, definition, id) : await undoSales(ctx, id);
    await ctx.sql('delete from import_staged where import_id = $1', [id]);
    await ctx.sql("update imports set estado = 'DESFEITA', desfeita_em = $2, undone_by_id = $3 where id = $1", [
      id,
      ctx.clock.now(),
      ctx.actor.id,
    ]);
    ctx.logAs({ tipo: target.tipo, importacao: id, desfeitas: linhas });
    return { id };
  },
});

/** An import among those the actor sees in the history, locked: who is narrowed sees only his own. */
async function lockImport(ctx: ActionContext & { actor: StaffActor }, id: number): Promise<Undoable> {
  const isNarrowed = Boolean(ctx.actor.networkIds || ctx.actor.storeIds);
  const [row] = await ctx.sql<Undoable>(
    `select id, tipo, estado, nome_arquivo, coalesce(terminado_em, criado_em) < $3::timestamptz - make_interval(days => $4) as late
     from imports where id = $1 and ($2::int is null or staff_user_id = $2) for update`,
    [id, isNarrowed ? ctx.actor.id : null, ctx.clock.now(), UNDO_DAYS],
  );
  if (!row) throw new AppError('IMPORT_NOT_FOUND');
  return row;
}

async function undoSales(ctx: ActionContext & { actor: StaffActor }, id: number): Promise<number> {
  requirePermission(ctx, 'posting:cancel');
  // Returned, cancelled or corrected one by one: somebody has decided about it since.
  const [moved] = await ctx.sql('select id from postings where import_id = $1 and versao <> 1 limit 1', [id]);
  if (moved) throw new AppError('IMPORT_UNDO_BUILT_ON', { motivo: 'há vendas deste upload que já foram canceladas ou corrigidas' });
  try {
    const [row] = await ctx.sql<{ total: number }>('select sales_import_undo($1, $2, $3, $4) as total', [
      id,
      ctx.actor.id,
      ctx.clock.today(),
      ctx.clock.now(),
    ]);
    await ctx.sql('delete from import_rows where import_id = $1', [id]);
    return row!.total;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'LEDGER_POINTS_SPENT') throw error;
    throw new AppError('IMPORT_UNDO_BUILT_ON', { motivo: 'há pontos deste upload que já foram usados' });
  }
}
