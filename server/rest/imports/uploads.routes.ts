import { importErrorTexts, processImport, rehearseImport, startImport } from '../../modules/imports/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { defineRoute, type RouteRequest } from '../../platform/rest/route.ts';
import type { Permission } from '../../policy/permissions.ts';
import { flagOf } from '../flags.ts';

type Tipo = 'PRODUTOS' | 'PRODUTOS_LOJA' | 'HISTORICO' | 'SALDO_CARTAO' | 'LOJAS_PARTICIPANTES' | 'PRODUTOS_CLIENTE';

interface DocumentedUpload {
  path: string;
  tipo: Tipo;
  permission: Permission;
  /** Text fields of the form besides the file. */
  fields?: readonly string[];
  /** Whether the documents name `erros` beside `total`. */
  erros: boolean;
}

// Documents 000 §7 and 001 §7, Uploads. Imports at once and answers how many lines the file has written, also when it is sent again.
// With ?simular=1 it only tells what would happen.
const uploads: readonly DocumentedUpload[] = [
  { path: '/api/upload/produtos', tipo: 'PRODUTOS', permission: 'import:products', erros: false },
  { path: '/api/upload/produtos_revenda', tipo: 'PRODUTOS_LOJA', permission: 'import:products', fields: ['cnpjRevenda'], erros: false },
  { path: '/api/upload/historico', tipo: 'HISTORICO', permission: 'import:history', fields: ['ano'], erros: true },
  { path: '/api/upload/saldo_cartao', tipo: 'SALDO_CARTAO', permission: 'import:cardBalance', erros: true },
  { path: '/api/lojas-participantes/upload', tipo: 'LOJAS_PARTICIPANTES', permission: 'import:content', erros: true },
  { path: '/api/produtos-cliente/upload', tipo: 'PRODUTOS_CLIENTE', permission: 'import:content', erros: true },
];

for (const upload of uploads)
  defineRoute({
    method: 'POST',
    path: upload.path,
    permission: upload.permission,
    multipart: true,
    handle: (request) => handle(upload, request),
  });

async function handle({ tipo, fields = [], erros }: DocumentedUpload, { ctx, query, body, files }: RouteRequest): Promise<unknown> {
  const sent = Array.isArray(body) ? {} : body;
  const input = {
    tipo,
    arquivo: files.find(({ field }) => field === 'arquivo'),
    escolhas: Object.fromEntries(fields.map((field) => [field, sent[field]])),
  };
  if (query.simular !== undefined && flagOf(query.simular, 'simular')) return runAction(rehearseImport, ctx, input);
  const { id } = await runAction(startImport, ctx, { ...input, aguardar: true });
  // Goes on when the caller hangs up: what was accepted is imported.
  const total = await processImport(ctx, id);
  return erros ? { total, erros: await importErrorTexts(ctx, id) } : { total };
}
