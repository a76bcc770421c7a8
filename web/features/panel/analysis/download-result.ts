import { type ResultTable, toCsv, toXlsx } from '../../../../server/shared/result-table.ts';
import { downloadContent } from '../../../ui/download.ts';
import { toast } from '../../../ui/toast.ts';
import { analysisTexts as texts } from './analysis.messages.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves a result as a file. */
export async function download(table: ResultTable | null, format: 'csv' | 'xlsx'): Promise<void> {
  if (!table) return void toast.error(texts.nothingToExport);
  const blob =
    format === 'csv'
      ? new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' })
      : new Blob([new Uint8Array(await toXlsx(table))], { type: XLSX });
  downloadContent(blob, `analise.${format}`);
}
