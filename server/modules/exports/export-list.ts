import { z } from 'zod';
import { defineAction } from '../../platform/actions/action.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { checkExport, exportFileName } from '../../platform/lists/export-rows.ts';
import { findList } from '../../platform/lists/list.ts';
import { exportUrl } from './export-link.ts';

/**
 * Prepares the download of a list as XLSX or CSV and logs who took what out. The file is made when the address is opened.
 * Refuses: LIST_UNKNOWN, LIST_SORT_UNKNOWN, EXPORT_FILTER_TOO_LONG, and actors whom the list does not admit.
 */
export const exportList = defineAction({
  name: 'exportList',
  title: 'Exportação',
  permission: 'list:export',
  input: z.strictObject({
    list: z.string({ error: 'Lista obrigatória' }).max(60, 'Lista não encontrada'),
    format: z.enum(['XLSX', 'CSV'], { error: 'Formato inválido' }),
    scope: z.enum(['CURRENT', 'ALL'], { error: 'Escopo inválido' }),
    // Both are read by the rules of the list itself.
    options: z.record(z.string(), z.unknown()).nullish(),
    filter: z.record(z.string(), z.unknown()).nullish(),
  }),
  handler: async (ctx, { list: name, format, scope, options, filter }) => {
    const list = findList(name);
    if (!list) throw new AppError('LIST_UNKNOWN');
    const request = { scope, options: options ?? {}, filter: filter ?? {} };
    checkExport(list, ctx, request);
    const fileName = exportFileName(list, ctx, format, scope);
    return { url: exportUrl(ctx, { list: name, format, request, fileName }), fileName };
  },
});
