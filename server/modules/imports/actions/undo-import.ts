import { defineAction } from '../../../platform/actions/action.ts';
import type { StaffActor } from '../../../platform/actor.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { requirePermission } from '../../../platform/require-permission.ts';
import { recordMoves, replayed, tellSaved } from '../../parameter-changes/index.ts';
import '../definitions/index.ts';
import { requireStaff } from '../engine/accept-file.ts';
import { findImportDefinition } from '../engine/import-definition.ts';
import { importedParameters } from '../engine/imported-parameters.ts';
import { needOfUndo } from '../engine/limit-file.ts';
import { undoChanges } from '../engine/undo-changes.ts';
import { closeUndo, undoNextSales } from '../engine/undo-sales.ts';
import '../import.errors.ts';
import { UNDO_DAYS, undoImportRules } from '../import.rules.ts';
import { UNDO_AT_ONCE_SALES } from '../undo-at-once.rules.ts';

/** Name of the job that undoes a large sales import; takes { importId }. */
export const UNDO_SALES_IMPORT = 'undoSalesImport';
/** Time to check a hundred thousand sales for a blocker. */
const LOOK_SECONDS = 120;

interface Undoable {
  id: number;
  tipo: string;
  estado: string;
  nome_arquivo: string;
  total: number;
  late: boolean;
}

/**
 * Undoes an import within seven days, as long as nothing depends on it (beyond C10): removes rows it created, restores rows it changed,
 * cancels its sales and takes back their points. Above 500 sales a job does it chunk by chunk; a sale touched in the meantime stays, and
 * the import says so. The file may then be sent again. Values that move back follow the rules of any change (docs/adr/0026). Needs the
 * kind's own permission.
 */
export const undoImport = defineAction({
  name: 'undoImport',
  title: 'Upload desfeito',
  permission: 'import:send',
  refuses: ['IMPORT_NOT_FOUND', 'IMPORT_RUNNING', 'IMPORT_UNDONE', 'IMPORT_UNDO_LATE', 'IMPORT_UNDO_BUILT_ON', 'MONEY_PAUSED'],
  input: undoImportRules,
  mayNeedSecondPerson: true,
  handler: async (anyone, { id, causa, observacao }) => {
    const ctx = requireStaff(anyone);
    const target = await lockImport(ctx, id);
    const definition = findImportDefinition(target.tipo);
    requirePermission(ctx, definition?.permission ?? 'import:sales');
    if (target.estado === 'DESFEITA') throw new AppError('IMPORT_UNDONE');
    if (['AGUARDA', 'NA_FILA', 'PROCESSANDO', 'DESFAZENDO'].includes(target.estado)) throw new AppError('IMPORT_RUNNING');
    if (target.late) throw new AppError('IMPORT_UNDO_LATE');
    await ctx.patience(LOOK_SECONDS);
    await ctx.sql('update imports set undone_by_id = $2, mensagem = null, desfeita_causa = $3, desfeita_observacao = $4 where id = $1', [
      id,
      ctx.actor.id,
      causa,
      observacao,
    ]);
    const log = { tipo: target.tipo, arquivo: target.nome_arquivo, importacao: id, causa };
    if (definition) {
      const changes = (await importedParameters(ctx.sql, definition, id)).map((one) => ({ ...one, before: one.after, after: one.before! }));
      const need = await needOfUndo(ctx, definition, { importId: id, changes });
      const linhas = await undoChanges(ctx, definition, id);
      await ctx.sql('delete from import_staged where import_id = $1', [id]);
      await ctx.sql("update imports set estado = 'DESFEITA', desfeita_em = $2 where id = $1", [id, ctx.clock.now()]);
      ctx.logAs({ ...log, desfeitas: linhas });
      if (need) {
        ctx.secondPerson({ ...need, resumo: `Desfazer upload ${target.nome_arquivo}: ${need.resumo}` });
        // The second person does it, and needs what the screen asks for.
        if (definition.screen) requirePermission(ctx, definition.screen.edit);
      }
      await recordMoves(ctx, { staffId: ctx.actor.id, step: need ? 'DUAS' : 'SOZINHA', changes });
      await tellSaved(ctx.enqueue, { staffId: ctx.actor.id, changes: replayed(changes) });
    } else {
      await undoSales(ctx, target);
      ctx.logAs({ ...log, vendas: target.total });
    }
    return { id };
  },
});

/** An import the actor sees in the history, locked; limited staff see only their own. */
async function lockImport(ctx: ActionContext & { actor: StaffActor }, id: number): Promise<Undoable> {
  const isNarrowed = Boolean(ctx.actor.networkIds || ctx.actor.storeIds);
  const [row] = await ctx.sql<Undoable>(
    `select id, tipo, estado, nome_arquivo, total, coalesce(terminado_em, criado_em) < $3::timestamptz - make_interval(days => $4) as late
     from imports where id = $1 and ($2::int is null or staff_user_id = $2) for update`,
    [id, isNarrowed ? ctx.actor.id : null, ctx.clock.now(), UNDO_DAYS],
  );
  if (!row) throw new AppError('IMPORT_NOT_FOUND');
  return row;
}

async function undoSales(ctx: ActionContext & { actor: StaffActor }, { id, estado, total }: Undoable): Promise<void> {
  requirePermission(ctx, 'posting:cancel');
  const [found] = await ctx.sql<{ blocker: 'ALTERADA' | 'USADA' | null }>('select sales_undo_blocker($1, $2) as blocker', [
    id,
    estado === 'DESFEITA_EM_PARTE',
  ]);
  if (found?.blocker) throw new AppError('IMPORT_UNDO_BUILT_ON', { motivo: BLOCKERS[found.blocker] });
  if (total > UNDO_AT_ONCE_SALES) {
    await ctx.sql("update imports set estado = 'DESFAZENDO' where id = $1", [id]);
    return ctx.enqueue(UNDO_SALES_IMPORT, { importId: id });
  }
  await undoNextSales(ctx, { importId: id, staffId: ctx.actor.id, after: 0, sales: UNDO_AT_ONCE_SALES });
  const kept = await closeUndo(ctx, id);
  // Touched between the check and the locks: rolls the transaction back.
  if (kept > 0 && estado !== 'DESFEITA_EM_PARTE') throw new AppError('IMPORT_UNDO_BUILT_ON', { motivo: BLOCKERS.USADA });
}

const BLOCKERS = {
  // Returned, cancelled or corrected individually: somebody has since decided about it.
  ALTERADA: 'há vendas deste upload que já foram canceladas ou corrigidas',
  USADA: 'há pontos deste upload que já foram usados',
};
