import { createHash } from 'node:crypto';
import { canonicalJson } from '../../platform/canonical-json.ts';

/** The first link's predecessor. */
export const FIRST_HASH = '0'.repeat(64);

/** One entry as it is hashed. */
export interface ChainedEntry {
  id: number;
  tipo: string;
  ator: string;
  responsavel: string;
  parametros: unknown;
  requestId: string;
  /** UTC with microseconds, as text: a Date would lose precision. */
  criadoEm: string;
}

/** Columns of a ChainedEntry, of audit_entries aliased `l`. */
export const CHAINED_COLUMNS = `l.id, l.tipo, l.ator, l.responsavel, l.parametros, l.request_id as "requestId",
  to_char(l.criado_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "criadoEm"`;

/** The hash that seals an entry after its predecessor. */
export function linkHash(previous: string, { id, tipo, ator, responsavel, parametros, requestId, criadoEm }: ChainedEntry): string {
  return createHash('sha256')
    .update(previous)
    .update(canonicalJson({ id, tipo, ator, responsavel, parametros, requestId, criadoEm }))
    .digest('hex');
}
