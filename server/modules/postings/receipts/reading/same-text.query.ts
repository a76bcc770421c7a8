import type { RunSql } from '../../../../platform/db/run-sql.ts';
import { compare } from '../../../../shared/money.ts';
import type { Reading } from '../../../readings/index.ts';
import { type Finding, soft } from '../receipt-findings.ts';

interface Asked {
  submissionId: number;
  audience: 'SELLER' | 'CONSUMER';
  storeId: number | null;
  chave: string | null;
}

interface Candidate {
  id: number;
  chave: string | null;
  reading: Pick<Reading, 'hora' | 'itens'>;
}

/** A store sells the same few items for the same total several times a day at most. */
const MOST_CANDIDATES = 100;

/**
 * Another waiting or approved receipt of the audience with the same store, day, total and items: the same paper photographed again, also cropped
 * or turned. Two with different keys or times are two sales; with different keys and one time they are one.
 */
export async function sameTextFindings(sql: RunSql, asked: Asked, reading: Reading): Promise<Finding[]> {
  if (reading.data === null || reading.total === null || reading.itens.length === 0) return [];
  // Two copies that are read at once: the second sees the first.
  await sql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`texto:${reading.data}:${reading.total}`]);
  const candidates = await sql<Candidate>(
    `select s.id, s.chave_fiscal as chave, r.leitura as reading
     from receipt_readings r join submissions s on s.id = r.submission_id
     where r.data = $1 and r.total = $2 and s.audience = $3 and s.id <> $4 and s.status in ('PENDENTE', 'POSTADA')
       and case when $5::text is null or r.leitura ->> 'cnpj' is null then s.store_id = $6 else r.leitura ->> 'cnpj' = $5 end
     order by s.id limit ${MOST_CANDIDATES}`,
    [reading.data, reading.total, asked.audience, asked.submissionId, reading.cnpj, asked.storeId],
  );
  const same = candidates.find((other) => isSameSale({ chave: asked.chave, reading }, other));
  return same
    ? [soft('SAME_TEXT', `Mesma loja, dia, total e itens da nota ${same.id}: confira se é a mesma compra`, { submissionId: same.id })]
    : [];
}

/** Pure. A receipt with the same key is a duplicate of its own kind. */
export function isSameSale(one: Omit<Candidate, 'id'>, other: Omit<Candidate, 'id'>): boolean {
  if (one.chave !== null && one.chave === other.chave) return false;
  const isTime = isSameTime(one.reading.hora, other.reading.hora);
  const areOtherKeys = one.chave !== null && other.chave !== null;
  return (areOtherKeys ? isTime === true : isTime !== false) && hasSameItems(one.reading.itens, other.reading.itens);
}

/** Null where one has no time. Seconds count where both have them. */
function isSameTime(one: string | null, other: string | null): boolean | null {
  return one && other ? one.startsWith(other) || other.startsWith(one) : null;
}

type Item = Reading['itens'][number];

/** The same quantities and totals in their order; a code or description may be read differently in another picture. */
function hasSameItems(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => isSameItem(item, other[index]!));
}

const isSame = (one: string | null, other: string | null) => one !== null && other !== null && compare(one, other) === 0;
const isSameItem = (one: Item, other: Item) => isSame(one.qtde, other.qtde) && isSame(one.total, other.total);
