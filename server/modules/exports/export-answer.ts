import type { AppContext } from '../../platform/context.ts';
import { exportFileName, exportStream } from '../../platform/lists/export-rows.ts';
import type { ExportRequest } from '../../platform/lists/export-statement.ts';
import type { List } from '../../platform/lists/list.ts';
import { FileAnswer } from '../../platform/rest/route.ts';
import { SHEET_CONTENT_TYPES } from './content-types.ts';
import { guarded } from './export-slots.ts';

/**
 * A documented REST export: an XLSX of the list's rows, named as the document says, else by the list and the time. Refuses at once:
 * NOT_SIGNED_IN, NOT_ALLOWED, LIST_SORT_UNKNOWN, INPUT_INVALID, EXPORT_BUSY.
 */
export function exportAnswer(list: List, ctx: AppContext, request: ExportRequest, fileName?: string): FileAnswer {
  const stream = guarded(() => exportStream(list, ctx, 'XLSX', request));
  return new FileAnswer(stream, fileName ?? exportFileName(list, ctx, 'XLSX', request.scope ?? 'ALL'), SHEET_CONTENT_TYPES.XLSX);
}

/** The same as a .csv, where the documents say so. Refuses likewise. */
export function csvAnswer(list: List, ctx: AppContext, request: ExportRequest): FileAnswer {
  const stream = guarded(() => exportStream(list, ctx, 'CSV', request));
  return new FileAnswer(stream, exportFileName(list, ctx, 'CSV', request.scope ?? 'ALL'), SHEET_CONTENT_TYPES.CSV);
}
