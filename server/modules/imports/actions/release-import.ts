import { z } from 'zod';
import { defineAction } from '../../../platform/actions/action.ts';
import { refuseOwnGain } from '../../../platform/actions/own-gain.ts';
import { hold } from '../../../platform/actions/second-person.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SecondPersonNeed } from '../../../platform/second-person-need.ts';
import type { Permission } from '../../../policy/permissions.ts';
import '../definitions/index.ts';
import { findImportDefinition } from '../engine/import-definition.ts';
import '../import.errors.ts';
import type { ImportKind } from '../import.rules.ts';
import { salesFileNeed } from '../sales-file-need.ts';

/** Name of the job that processes a sales import; takes { importId }. */
export const PROCESS_SALES_IMPORT = 'processSalesImport';
/** Name of the job that processes any other import; takes { importId }. */
export const PROCESS_IMPORT = 'processImport';

const releaseRules = z.strictObject({ id: z.int32({ error: 'Upload não encontrado' }).positive('Upload não encontrado') });

/** The action that lets in a file of each kind that one person may not let in alone. */
const RELEASES: Partial<Record<ImportKind, string>> = {
  VENDAS: defineRelease('releaseSalesImport', 'Upload de vendas acima do limite', 'import:sales'),
  PRODUTOS: defineRelease('releaseProductsImport', 'Upload de produtos acima do limite', 'product:update'),
  PRODUTOS_LOJA: defineRelease('releaseStoreProductsImport', 'Upload de produtos de loja acima do limite', 'storeProduct:update'),
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
      await refuseOwnSales(ctx, id);
      const [open] = await ctx.sql<{ tipo: string; nome: string; redes: number[] | null }>(
        `update imports set estado = 'NA_FILA', opcoes = coalesce(opcoes, '{}') || '{"porDuasPessoas": true}'
         where id = $1 and estado = 'AGUARDA' returning tipo, nome_arquivo as nome, nullif(opcoes -> 'redes', 'null') as redes`,
        [id],
      );
      if (!open) throw new AppError('IMPORT_NOT_FOUND');
      const isSales = !findImportDefinition(open.tipo);
      await ctx.enqueue(isSales ? PROCESS_SALES_IMPORT : PROCESS_IMPORT, { importId: id });
      ctx.logAs({ importacao: id });
      ctx.secondPerson(isSales ? (await salesFileNeed(ctx, { id, ...open })).need : await needAsHeld(ctx));
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

/** Nobody who releases a file may gain by one of its sales, nor by a referral that one of them validates. Refuses: OWN_GAIN. */
async function refuseOwnSales(ctx: ActionContext, id: number): Promise<void> {
  if (ctx.actor.kind !== 'staff') return;
  const [own] = await ctx.sql<{ cpf: string }>(
    `select $2 as cpf from import_rows r where r.import_id = $1 and (r.cpf = $2 or r.cpf in (
       select f.cpf from referrals f join sellers v on v.id = f.seller_id where f.validado_em is null and v.cpf = $2)) limit 1`,
    [id, ctx.actor.cpf],
  );
  refuseOwnGain(ctx, own?.cpf);
}

/** The stored effect: the staged file of a register holds the final values themselves, which no later change can alter. */
async function needAsHeld({ sql, approves }: ActionContext): Promise<SecondPersonNeed> {
  const [held] = await sql<{ resumo: string; valor: string | null; moeda: 'PONTO' | 'BRL' | null }>(
    'select resumo, valor, moeda from held_actions where id = $1',
    [approves?.id ?? 0],
  );
  const { resumo, valor, moeda } = held ?? { resumo: 'Upload', valor: null, moeda: null };
  return { motivo: 'SEMPRE', resumo, ...(valor && moeda ? { gives: { valor, moeda } } : {}) };
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
