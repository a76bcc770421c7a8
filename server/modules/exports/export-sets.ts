import { closedSet } from '../../platform/graphql/closed-set.ts';
import type { ExportFormat } from '../../platform/lists/export-rows.ts';
import type { ExportFileFormat } from './content-types.ts';

export const exportFormatSet = closedSet<ExportFormat>('ExportFormat', 'Spreadsheet formats.', {
  XLSX: 'Excel.',
  CSV: 'Text with semicolons, as Brazilian spreadsheets read it.',
});

export const exportFileFormatSet = closedSet<ExportFileFormat>('ExportFileFormat', 'Formats of exported files.', {
  XLSX: 'Excel.',
  CSV: 'Text with semicolons, as Brazilian spreadsheets read it.',
  ZIP: 'Several spreadsheets in one file.',
});

export const exportScopeSet = closedSet('ExportScope', 'Which rows of a list are exported.', {
  CURRENT: 'The page in view.',
  ALL: 'Every row of the search and filters.',
});

export const exportStateSet = closedSet('ExportState', 'How far a large export is.', {
  NA_FILA: 'Waits for its turn.',
  PROCESSANDO: 'Is being written.',
  CONCLUIDA: 'The file is ready.',
  FALHOU: 'Could not be written.',
  EXPIRADA: 'The file was removed; export again.',
});
