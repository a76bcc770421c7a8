import pg from 'pg';
import { arrayText } from './array-text.ts';

/** The statement with its values written into it: messages of several statements and COPY take no parameters. */
export function withLiterals(text: string, params: readonly unknown[]): string {
  return text.replace(/\$(\d+)/g, (_, number: string) => literal(params[Number(number) - 1]));
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return pg.escapeLiteral(arrayText(value));
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (typeof value === 'boolean' || Number.isSafeInteger(value)) return String(value);
  throw new Error(`no literal is written for ${typeof value}`);
}
