import type { FieldRead } from '../platform/audit/as-read.ts';

/** A row as a form sends it back. */
export const asRead = (row: Record<string, unknown>): FieldRead[] =>
  Object.entries(row).map(([campo, value]) => ({
    campo,
    valor: value === null ? null : typeof value === 'object' ? JSON.stringify(value) : String(value),
  }));
