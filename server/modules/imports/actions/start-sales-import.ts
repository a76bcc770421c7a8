import { createHash } from 'node:crypto';
import { defineAction } from '../../../platform/actions/action.ts';
import { actorKey } from '../../../platform/actor.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { newFileKey } from '../../../platform/files/storage.ts';
import type { ReceivedFile } from '../../files/index.ts';
import { startSalesImportRules } from '../import.rules.ts';
import { stageSales } from '../stage-sales.ts';

/** Name of the job that works an import off; takes { importId }. */
export const PROCESS_SALES_IMPORT = 'processSalesImport';
/** How long the queue leaves an import to the request that waits for it. */
const SAFETY_NET_SECONDS = 60;
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An accepted file, or the import that the same file started before. */
export interface StartedImport {
  id: number;
  repetido: boolean;
}

/**
 * Takes in a spreadsheet of sales: reads it whole, keeps file and rows, and queues the work (000 §5, Uploads; beyond C10). The same
 * bytes sent again answer the first import, which posts nothing twice; one that had failed goes on. Refuses: no file (INPUT_INVALID) and
 * whatever makes a spreadsheet unreadable (SHEET_*), leaving nothing behind.
 */
export const startSalesImport = defineAction({
  name: 'startSalesImport',
  title: 'Upload de vendas',
  permission: 'import:sales',
  input: startSalesImportRules,
  handler: async (ctx, { arquivo, enviarMensagem, aguardar }): Promise<StartedImport> => {
    if (ctx.actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
    const sha256 = createHash('sha256').update(arquivo.bytes).digest('hex');
    const startAfterSeconds = aguardar ? SAFETY_NET_SECONDS : 0;
    const known = await findImport(ctx, sha256);
    if (known) return resume(ctx, known, startAfterSeconds);
    const nome = cleanName(arquivo.fileName);
    const [{ id } = { id: 0 }] = await ctx.sql<{ id: number }>("select nextval('imports_id_seq') as id");
    const { linhas, cabecalho } = await stageSales(ctx.sql, id, arquivo.bytes);
    // Entered only now that the rows are in: a second sender of the same file waits for a commit, not for the reading.
    const [created] = await ctx.sql<{ id: number }>(
      `insert into imports (id, tipo, nome_arquivo, sha256, linhas, opcoes, staff_user_id, criado_em)
       values ($1, 'VENDAS', $2, $3, $4, $5, $6, $7) on conflict (tipo, sha256) do nothing returning id`,
      [id, nome, sha256, linhas, JSON.stringify({ enviarMensagem, redes: ctx.actor.networkIds, cabecalho }), ctx.actor.id, ctx.clock.now()],
    );
    if (!created) {
      await ctx.sql('delete from import_rows where import_id = $1', [id]);
      return resume(ctx, (await findImport(ctx, sha256))!, startAfterSeconds);
    }
    const fileId = await keepFile(ctx, { bytes: arquivo.bytes, fileName: nome }, sha256);
    await ctx.sql('update imports set file_id = $2 where id = $1', [id, fileId]);
    await ctx.enqueue(PROCESS_SALES_IMPORT, { importId: id }, { startAfterSeconds });
    ctx.logAs({ arquivo: nome, linhas, enviarMensagem, importacao: id });
    return { id, repetido: false };
  },
});

interface KnownImport {
  id: number;
  estado: string;
}

async function findImport(ctx: ActionContext, sha256: string): Promise<KnownImport | undefined> {
  const [row] = await ctx.sql<KnownImport>("select id, estado from imports where tipo = 'VENDAS' and sha256 = $1", [sha256]);
  return row;
}

async function resume(ctx: ActionContext, { id, estado }: KnownImport, startAfterSeconds: number): Promise<StartedImport> {
  if (estado === 'FALHOU') {
    await ctx.sql("update imports set estado = 'NA_FILA', mensagem = null, terminado_em = null where id = $1", [id]);
    await ctx.enqueue(PROCESS_SALES_IMPORT, { importId: id }, { startAfterSeconds });
  }
  ctx.logAs({ importacao: id, repetido: true });
  return { id, repetido: true };
}

async function keepFile(ctx: ActionContext, { bytes, fileName }: ReceivedFile, sha256: string): Promise<number> {
  const key = newFileKey('xlsx');
  await ctx.ports.storage.put(key, bytes, XLSX);
  const [row] = await ctx.sql<{ id: number }>(
    `insert into stored_files (chave, tipo_arquivo, nome_original, tamanho_bytes, sha256, enviado_por, criado_em)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [key, XLSX, fileName, bytes.length, sha256, actorKey(ctx.actor), ctx.clock.now()],
  );
  return row!.id;
}

/** Shown and downloaded under, never used as a path. */
function cleanName(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}\p{Cs}/\\]/gu, '').trim() || 'vendas.xlsx';
}
