/** Media type of each spreadsheet format. */
export const SHEET_CONTENT_TYPES = {
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  CSV: 'text/csv; charset=utf-8',
} as const;

/** Media type of each exported file. */
export const EXPORT_CONTENT_TYPES = { ...SHEET_CONTENT_TYPES, ZIP: 'application/zip' } as const;
export type ExportFileFormat = keyof typeof EXPORT_CONTENT_TYPES;
