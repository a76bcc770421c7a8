import { buffer } from 'node:stream/consumers';
import { type SalesColumn, salesTemplateColumns } from '../../modules/imports/sales-sheet.ts';
import { writeXlsx } from '../../platform/sheets/write-sheet.ts';

export type SalesLine = Partial<Record<SalesColumn, string>>;

/** An .xlsx of sales as staff would send it; omitted fields default to a valid sale on the test clock's day. */
export function salesSheet(lines: readonly SalesLine[]): Promise<Buffer> {
  const whole = lines.map((line) => ({
    tipoFiscal: 'N',
    realizadoEm: '2026-03-10',
    qtde: '1',
    valorUnitario: '10.00',
    valorDesconto: '0',
    ...line,
  }));
  // Text cells, so that invalid dates and numbers reach the reader as typed.
  const columns = salesTemplateColumns.map((column) => ({ ...column, type: 'text' as const }));
  return buffer(writeXlsx(columns, whole, { sheetName: 'Vendas' }));
}
