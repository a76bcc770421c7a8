import { z } from 'zod';
import { processSalesImport, rehearseSalesImport, startSalesImport } from '../../modules/imports/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { countRule } from '../../platform/rest/answer-rules.ts';
import { defineRoute } from '../../platform/rest/route.ts';
import { sheetRefusalCodes } from '../../platform/sheets/sheet.errors.ts';
import { toJsonNumber } from '../../shared/money.ts';
import { flagOf } from '../flags.ts';
import { rehearsalQuery, salesRehearsalRule } from './rehearsal.ts';

// doc 000 §7: imports at once and returns how many sales the file has recorded, also when it is sent again. With ?simular=1 it only
// previews the outcome.
defineRoute({
  method: 'POST',
  path: '/api/upload/vendas',
  tag: 'Importações',
  summary: 'Importa uma planilha de vendas',
  permission: 'import:sales',
  form: {
    fields: z.object({ enviarMensagem: z.string().optional().describe('1 ou 0; 1 se não vier.') }),
    files: { arquivo: { description: 'Planilha .xlsx ou .csv.' } },
  },
  query: { simular: rehearsalQuery },
  answer: z.union([z.strictObject({ total: countRule }), salesRehearsalRule]),
  isKeyed: false,
  refuses: [...sheetRefusalCodes, 'MONEY_PAUSED'],
  handle: async ({ ctx, query, body, files }) => {
    const arquivo = files.find(({ field }) => field === 'arquivo');
    if (query.simular !== undefined && flagOf(query.simular, 'simular')) {
      const rehearsal = await runAction(rehearseSalesImport, ctx, { arquivo });
      return { ...rehearsal, pontosPrevistos: toJsonNumber(rehearsal.pontosPrevistos) };
    }
    const chosen = Array.isArray(body) ? undefined : body.enviarMensagem;
    const enviarMensagem = chosen === undefined || chosen === '' || flagOf(chosen, 'enviarMensagem');
    const { id } = await runAction(startSalesImport, ctx, { arquivo, enviarMensagem, aguardar: true });
    // Continues after the caller hangs up: an accepted file is imported.
    return { total: await processSalesImport(ctx, id) };
  },
});
