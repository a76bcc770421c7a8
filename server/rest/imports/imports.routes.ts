import { processSalesImport, rehearseSalesImport, startSalesImport } from '../../modules/imports/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { defineRoute } from '../../platform/rest/route.ts';
import { flagOf } from '../flags.ts';

// doc 000 §7: imports at once and answers how many sales the file has recorded, also when it is sent again. With ?simular=1 it
// only tells what would happen.
defineRoute({
  method: 'POST',
  path: '/api/upload/vendas',
  permission: 'import:sales',
  multipart: true,
  handle: async ({ ctx, query, body, files }) => {
    const arquivo = files.find(({ field }) => field === 'arquivo');
    if (query.simular !== undefined && flagOf(query.simular, 'simular')) return runAction(rehearseSalesImport, ctx, { arquivo });
    const chosen = Array.isArray(body) ? undefined : body.enviarMensagem;
    const enviarMensagem = chosen === undefined || chosen === '' || flagOf(chosen, 'enviarMensagem');
    const { id } = await runAction(startSalesImport, ctx, { arquivo, enviarMensagem, aguardar: true });
    // Goes on when the caller hangs up: what was accepted is imported.
    return { total: await processSalesImport(ctx, id) };
  },
});
