import { z } from 'zod';
import { defineAction } from '../../../platform/actions/action.ts';
import { hold, type SecondPersonNeed } from '../../../platform/actions/second-person.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Permission } from '../../../policy/permissions.ts';
import '../definitions/index.ts';
import { findImportDefinition } from '../engine/import-definition.ts';
import '../import.errors.ts';
import type { ImportKind } from '../import.rules.ts';

/** Name of the job that processes a sales import; takes { importId }. */
export const PROCESS_SALES_IMPORT = 'processSalesImport';
/** Name of the job that processes any other import; takes { importId }. */
export const PROCESS_IMPORT = 'processImport';

const releaseRules = z.strictObject({ id: z.int32({ error: 'Upload não encontrado' }).positive('Upload não encontrado') });

/** The action that lets in a file of each kind that one person may not let in alone. */
const RELEASES: Partial<Record<ImportKind, string>> = {
  VENDAS: defineRelease('releaseSalesImport', 'Upload de vendas acima do limite', 'import:sales'),
  PRODUTOS: defineRelease('releaseProductsImport', 'Upload de produtos acima do limite', 'product:edit'),
  PRODUTOS_LOJA: defineRelease('releaseStoreProductsImport', 'Upload de produtos de loja acima do limite', 'storeProduct:edit'),
  HISTORICO: defineRelease('releaseHistoryImport', 'Upload de histórico acima do limite', 'import:history'),
  SALDO_CARTAO: defineRelease('releaseCardBalanceImport', 'Upload de saldo de cartão acima do limite', 'import:cardBalance'),
};

/**
 * Lets in a file that waits. Only what `holdImport` keeps leads here, so it is always a second person who does it, and one who may do on the
 * screen what the file does. A refused file counts as undone, so that it can be sent again. Refuses: IMPORT_NOT_FOUND.
 */
function defineRelease(name: string, title: string, permission: Permission): string {
  return defineAction({
    name,
    title,
    permission,
    input: releaseRules,
    mayNeedSecondPerson: true,
    handler: async (ctx, { id }) => {
      const [open] = await ctx.sql<{ tipo: string }>(
        `update imports set estado = 'NA_FILA', opcoes = coalesce(opcoes, '{}') || '{"porDuasPessoas": true}'
         where id = $1 and estado = 'AGUARDA' returning tipo`,
        [id],
      );
      if (!open) throw new AppError('IMPORT_NOT_FOUND');
      await ctx.enqueue(findImportDefinition(open.tipo) ? PROCESS_IMPORT : PROCESS_SALES_IMPORT, { importId: id });
      ctx.logAs({ importacao: id });
      ctx.secondPerson({ motivo: 'SEMPRE', resumo: `Upload ${id}` });
      return { id };
    },
    declined: async ({ sql, actor, clock }, { id }) => {
      await sql('delete from import_rows where import_id = $1', [id]);
      await sql('delete from import_staged where import_id = $1', [id]);
      await sql("update imports set estado = 'DESFEITA', undone_by_id = $2, desfeita_em = $3 where id = $1 and estado = 'AGUARDA'", [
        id,
        actor.kind === 'staff' ? actor.id : null,
        clock.now(),
      ]);
    },
  }).name;
}

/** Keeps a staged file for a second person. */
export async function holdImport(
  ctx: ActionContext,
  { id, tipo }: { id: number; tipo: ImportKind },
  need: SecondPersonNeed,
): Promise<void> {
  await ctx.sql("update imports set estado = 'AGUARDA' where id = $1", [id]);
  await hold(ctx, { action: RELEASES[tipo]!, dados: { id }, need });
}
