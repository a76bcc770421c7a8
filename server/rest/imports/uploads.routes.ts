import { z } from 'zod';
import { importErrorTexts, processImport, rehearseImport, startImport } from '../../modules/imports/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { countRule } from '../../platform/rest/answer-rules.ts';
import { defineRoute, type RouteRequest } from '../../platform/rest/route.ts';
import { sheetRefusalCodes } from '../../platform/sheets/sheet.errors.ts';
import type { Permission } from '../../policy/permissions.ts';
import { flagOf } from '../flags.ts';
import { rehearsalQuery, rehearsalRule } from './rehearsal.ts';

type Tipo = 'PRODUTOS' | 'PRODUTOS_LOJA' | 'HISTORICO' | 'SALDO_CARTAO' | 'LOJAS_PARTICIPANTES' | 'PRODUTOS_CLIENTE';

interface DocumentedUpload {
  path: string;
  tipo: Tipo;
  summary: string;
  permission: Permission;
  /** Text fields of the form besides the file. */
  fields?: readonly string[];
  /** Whether the documents list `erros` beside `total`. */
  erros: boolean;
}

// Documents 000 §7 and 001 §7, Uploads. Imports at once and returns how many lines the file has written, also when it is sent again. With
// ?simular=1 it only previews the outcome.
const uploads: readonly DocumentedUpload[] = [
  { path: '/api/upload/produtos', tipo: 'PRODUTOS', summary: 'Importa produtos do programa', permission: 'import:products', erros: false },
  {
    path: '/api/upload/produtos_revenda',
    tipo: 'PRODUTOS_LOJA',
    summary: 'Importa produtos de uma loja',
    permission: 'import:products',
    fields: ['cnpjRevenda'],
    erros: false,
  },
  {
    path: '/api/upload/historico',
    tipo: 'HISTORICO',
    summary: 'Importa o histórico de compras das redes',
    permission: 'import:history',
    fields: ['ano'],
    erros: true,
  },
  {
    path: '/api/upload/saldo_cartao',
    tipo: 'SALDO_CARTAO',
    summary: 'Importa os saldos dos cartões',
    permission: 'import:cardBalance',
    erros: true,
  },
  {
    path: '/api/lojas-participantes/upload',
    tipo: 'LOJAS_PARTICIPANTES',
    summary: 'Importa lojas participantes',
    permission: 'import:content',
    erros: true,
  },
  {
    path: '/api/produtos-cliente/upload',
    tipo: 'PRODUTOS_CLIENTE',
    summary: 'Importa produtos do cliente',
    permission: 'import:content',
    erros: true,
  },
];

const doneRule = z.strictObject({ total: countRule });

for (const upload of uploads)
  defineRoute({
    method: 'POST',
    path: upload.path,
    tag: 'Importações',
    summary: upload.summary,
    permission: upload.permission,
    query: { simular: rehearsalQuery },
    form: {
      fields: z.object(Object.fromEntries((upload.fields ?? []).map((field) => [field, z.string()]))),
      files: { arquivo: { description: 'Planilha .xlsx ou .csv.' } },
    },
    answer: z.union([upload.erros ? doneRule.extend({ erros: z.array(z.string()) }) : doneRule, rehearsalRule]),
    isKeyed: false,
    refuses: [...sheetRefusalCodes, 'STORE_PRODUCT_STORE_UNKNOWN'],
    handle: (request) => handle(upload, request),
  });

async function handle({ tipo, fields = [], erros }: DocumentedUpload, { ctx, query, body, files }: RouteRequest<'simular'>) {
  const sent = Array.isArray(body) ? {} : body;
  const input = {
    tipo,
    arquivo: files.find(({ field }) => field === 'arquivo'),
    escolhas: Object.fromEntries(fields.map((field) => [field, sent[field]])),
  };
  if (query.simular !== undefined && flagOf(query.simular, 'simular')) return runAction(rehearseImport, ctx, input);
  const { id } = await runAction(startImport, ctx, { ...input, aguardar: true });
  // Continues after the caller hangs up: an accepted file is imported.
  const total = await processImport(ctx, id);
  return erros ? { total, erros: await importErrorTexts(ctx, id) } : { total };
}
