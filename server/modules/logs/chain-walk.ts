import type { RunSql } from '../../platform/db/run-sql.ts';
import { CHAINED_COLUMNS, type ChainedEntry, FIRST_HASH, linkHash } from './chain.ts';

/** A link of the chain that was recomputed. */
export interface ProvedLink {
  elo: number;
  id: number;
  hash: string;
}

interface SealedEntry extends ChainedEntry {
  elo: number;
  hashAnterior: string;
  hash: string;
}

/** Before the first link. */
export const CHAIN_START: ProvedLink = { elo: 0, id: 0, hash: FIRST_HASH };

interface Stretch {
  /** The link that the first one has to follow. */
  after: ProvedLink;
  /** The last link of the chain. */
  last: number;
  limit: number;
}

/** Recomputes the next links of a stretch. `broken`: the entry that differs from its seal, or follows a missing one. */
export async function walkChain(
  read: RunSql,
  { after, last, limit }: Stretch,
): Promise<{ links: ProvedLink[]; broken: number | null; isEnd: boolean }> {
  const entries = await read<SealedEntry>(
    `select ${CHAINED_COLUMNS}, l.elo, l.hash_anterior as "hashAnterior", l.hash from audit_entries l
     where l.elo > $1 and l.elo <= $2 order by l.elo limit $3`,
    [after.elo, last, limit],
  );
  const links: ProvedLink[] = [];
  let { elo, hash } = after;
  for (const entry of entries) {
    const isNext = entry.elo === elo + 1 && entry.hashAnterior === hash;
    if (!isNext || linkHash(hash, entry) !== entry.hash) return { links, broken: entry.id, isEnd: false };
    ({ elo, hash } = entry);
    links.push({ elo, id: entry.id, hash });
  }
  return { links, broken: null, isEnd: entries.length < limit };
}
