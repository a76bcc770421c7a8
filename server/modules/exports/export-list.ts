import { z } from 'zod';
import { defineAction } from '../../platform/actions/action.ts';
import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { checkExport, exportFileName } from '../../platform/lists/export-rows.ts';
import type { ExportRequest } from '../../platform/lists/export-statement.ts';
import { findList, type List } from '../../platform/lists/list.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { exportUrl } from './export-link.ts';
import { queueExport } from './queue-export.ts';

/** Most rows for which a file is created while the person waits: two seconds for an XLSX. */
const MAX_IMMEDIATE_ROWS = 50_000;

/**
 * Prepares a list's download as XLSX or CSV and logs who exported what. The file is generated when its URL is opened; above 50 thousand
 * rows a job generates it, and it stays among the person's exports for a week.
 */
export const exportList = defineAction({
  name: 'exportList',
  title: 'Exportação',
  permission: 'list:export',
  refuses: ['LIST_UNKNOWN', 'LIST_SORT_UNKNOWN', 'EXPORT_FILTER_TOO_LONG'],
  input: z.strictObject({
    list: z.string({ error: 'Lista obrigatória' }).max(60, 'Lista não encontrada'),
    format: z.enum(['XLSX', 'CSV'], { error: 'Formato inválido' }),
    scope: z.enum(['CURRENT', 'ALL'], { error: 'Escopo inválido' }),
    // Both are parsed by the list's own rules.
    options: z.record(z.string(), z.unknown()).nullish(),
    filter: z.record(z.string(), z.unknown()).nullish(),
  }),
  handler: async (ctx, { list: name, format, scope, options, filter }) => {
    const list = findList(name);
    if (!list) throw new AppError('LIST_UNKNOWN');
    // Not the search text: it may be someone's name or number, and the log cannot be erased.
    ctx.logAs({ list: name, format, scope });
    const request = { scope, options: options ?? {}, filter: filter ?? {} };
    checkExport(list, ctx, request);
    const fileName = exportFileName(list, ctx, format, scope);
    const total = scope === 'ALL' && ctx.actor.kind === 'staff' ? await countRows(list, ctx, request) : 0;
    if (total <= MAX_IMMEDIATE_ROWS) return { url: exportUrl(ctx, { list: name, format, request, fileName }), exportId: null, fileName };
    return { url: null, exportId: await queueExport(ctx, { list: name, format, request, fileName, total }), fileName };
  },
});

async function countRows(list: List, ctx: ActionContext, { options, filter }: Required<ExportRequest>): Promise<number> {
  const { total } = await runList(list, ctx, { ...options, page: 1, pageSize: 1 }, filter);
  return total;
}
