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
 * bytes sent again answer the first import, which posts nothing twice; one that had failed goes on. Refuses: IMPORT_FILE_MISSING by its
 * text, and whatever makes a spreadsheet unreadable (SHEET_*), leaving nothing behind.
 */
export const startSalesImport = defineAction({
  name: 'startSalesImport',
  title: 'Upload de vendas',
  permission: 'import:sales',
  input: startSalesImportRules,
  handler: async (ctx, { arquivo, enviarMensagem, aguardar }): Promise<StartedImport> => {
    if (ctx.actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
    const sha256 = createHash('sha256').update(arquivo.bytes).digest('hex');
    const nome = cleanName(arquivo.fileName);
    const opcoes = { enviarMensagem, redes: ctx.actor.networkIds };
    // A second sender of the same file waits here until the first one has committed, and then finds his import.
    const [created] = await ctx.sql<{ id: number }>(
      `insert into imports (tipo, nome_arquivo, sha256, opcoes, staff_user_id, criado_em) values ('VENDAS', $1, $2, $3, $4, $5)
       on conflict (tipo, sha256) do nothing returning id`,
      [nome, sha256, JSON.stringify(opcoes), ctx.actor.id, ctx.clock.now()],
    );
    const startAfterSeconds = aguardar ? SAFETY_NET_SECONDS : 0;
    if (!created) return resume(ctx, sha256, startAfterSeconds);
    const { linhas, cabecalho } = await stageSales(ctx.sql, created.id, arquivo.bytes);
    const fileId = await keepFile(ctx, { bytes: arquivo.bytes, fileName: nome }, sha256);
    await ctx.sql('update imports set linhas = $2, file_id = $3, opcoes = $4 where id = $1', [
      created.id,
      linhas,
      fileId,
      JSON.stringify({ ...opcoes, cabecalho }),
    ]);
    await ctx.enqueue(PROCESS_SALES_IMPORT, { importId: created.id }, { startAfterSeconds });
    ctx.logAs({ arquivo: nome, linhas, enviarMensagem, importacao: created.id });
    return { id: created.id, repetido: false };
  },
});

async function resume(ctx: ActionContext, sha256: string, startAfterSeconds: number): Promise<StartedImport> {
  const [known] = await ctx.sql<{ id: number; estado: string }>(
    "select id, estado from imports where tipo = 'VENDAS' and sha256 = $1 for no key update",
    [sha256],
  );
  const id = known!.id;
  if (known!.estado === 'FALHOU') {
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
