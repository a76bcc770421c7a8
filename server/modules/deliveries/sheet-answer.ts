import { AppError } from '../../platform/errors/app-error.ts';
import { type CsvSeparator, type ResultTable, toCsv, toRecords, toXlsx } from '../../shared/result-table.ts';
import './deliveries.errors.ts';
import type { GivenParameters } from './query-variables.ts';

type Format = 'csv' | 'xlsx' | 'json';

/** Media types of the files that leave the panel. */
export const SHEET_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
} as const satisfies Record<Format, string>;

/** What a request for a sheet asks: its form, and the parameters of the query. */
export interface AskedSheet {
  format: Format;
  separator: CsvSeparator;
  parameters: GivenParameters;
}

const SEPARATORS: Readonly<Record<string, CsvSeparator>> = { ';': ';', ',': ',', tab: '\t' };
const isFormat = (text: string): text is Format => Object.hasOwn(SHEET_TYPES, text);

/**
 * Reads the query string. `format` and `sep` describe the answer, all other names are parameters of the query. Without `format`, an Accept
 * header that names JSON or Excel and not CSV decides. Refuses: DELIVERY_FORMAT, DELIVERY_SEPARATOR.
 */
export function askedSheet(search: URLSearchParams, accept = ''): AskedSheet {
  const format = search.get('format') ?? acceptedFormat(accept);
  if (!isFormat(format)) throw new AppError('DELIVERY_FORMAT');
  const separator = search.get('sep') ?? ';';
  if (!Object.hasOwn(SEPARATORS, separator)) throw new AppError('DELIVERY_SEPARATOR');
  const names = [...new Set(search.keys())].filter((name) => name !== 'format' && name !== 'sep');
  return { format, separator: SEPARATORS[separator]!, parameters: new Map(names.map((name) => [name, search.getAll(name)])) };
}

function acceptedFormat(accept: string): Format {
  if (/text\/(csv|\*|html)|\*\/\*/.test(accept)) return 'csv';
  if (accept.includes('application/json')) return 'json';
  return accept.includes(SHEET_TYPES.xlsx) ? 'xlsx' : 'csv';
}

/** The table as the bytes of a file. */
export async function sheetOf(table: ResultTable, { format, separator = ';' }: { format: Format; separator?: CsvSeparator }) {
  const bytes =
    format === 'xlsx'
      ? Buffer.from(await toXlsx(table))
      : Buffer.from(format === 'json' ? JSON.stringify(toRecords(table)) : toCsv(table, separator));
  return { type: SHEET_TYPES[format], extension: format, bytes };
}
