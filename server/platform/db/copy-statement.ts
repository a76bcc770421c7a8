import pg from 'pg';
import { arrayText } from './array-text.ts';

/** LINES: every column, as a .csv with ';'. TEXT: the text of the only column, in PostgreSQL's binary format. */
export type CopyForm = 'LINES' | 'TEXT';

const FORMATS: Record<CopyForm, string> = { LINES: "format csv, delimiter ';'", TEXT: 'format binary' };

/** The COPY of a statement's rows. COPY takes no parameters, so the values are inlined with the driver's own escaping. */
export function copyStatement(statement: string, params: readonly unknown[], form: CopyForm): string {
  const text = statement.replace(/\$(\d+)/g, (_, number: string) => literal(params[Number(number) - 1]));
  return `copy (${text}) to stdout (${FORMATS[form]})`;
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return pg.escapeLiteral(arrayText(value));
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (typeof value === 'boolean' || Number.isSafeInteger(value)) return String(value);
  throw new Error(`no literal is written for ${typeof value}`);
}
