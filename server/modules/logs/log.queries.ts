import { z } from 'zod';
import { allActions } from '../../platform/actions/action.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { CHAINED_COLUMNS, type ChainedEntry, FIRST_HASH, linkHash } from './chain.ts';

/** A log entry type and its screen name (001 §3 Log types). */
export interface LogType {
  tipo: string;
  titulo: string;
}

/** Every log entry type, by title. */
export const logTypesQuery = defineQuery({
  name: 'logTypes',
  permission: 'log:list',
  input: z.strictObject({}),
  read: async (): Promise<LogType[]> =>
    allActions()
      .filter(({ logged }) => logged)
      .map(({ name, title }) => ({ tipo: name, titulo: title }))
      .toSorted((a, b) => a.titulo.localeCompare(b.titulo, 'pt-BR')),
});

/** The result of verifying the chain. */
export interface LogIntegrity {
  integro: boolean;
  /** Entries whose hashes were recomputed. */
  verificados: number;
  /** Entries not yet sealed. */
  pendentes: number;
  /** The first entry that differs from its seal, or follows a missing one; null also when the last ones are missing. */
  primeiroQuebrado: number | null;
}

const BATCH = 2_000;

interface SealedEntry extends ChainedEntry {
  elo: number;
  hashAnterior: string;
  hash: string;
}

/** Walks the whole chain and recomputes every hash ('Verificar integridade'). */
export const logIntegrityQuery = defineQuery({
  name: 'logIntegrity',
  permission: 'log:list',
  input: z.strictObject({}),
  read: async (ctx): Promise<LogIntegrity> => {
    // The head first: entries sealed during the walk come after it.
    const [head] = await ctx.read<{ elo: number; hash: string; pendentes: number }>(
      'select elo, hash, (select count(*) from audit_entries where hash is null)::int as pendentes from audit_chain where id = 1',
    );
    const { elo: last, hash: lastHash, pendentes } = head!;
    let elo = 0;
    let previous = FIRST_HASH;
    for (;;) {
      const entries = await ctx.read<SealedEntry>(
        `select ${CHAINED_COLUMNS}, l.elo, l.hash_anterior as "hashAnterior", l.hash from audit_entries l
         where l.elo > $1 and l.elo <= $2 order by l.elo limit ${BATCH}`,
        [elo, last],
      );
      for (const entry of entries) {
        const isNext = entry.elo === elo + 1 && entry.hashAnterior === previous;
        if (!isNext || linkHash(previous, entry) !== entry.hash)
          return { integro: false, verificados: elo, pendentes, primeiroQuebrado: entry.id };
        elo = entry.elo;
        previous = entry.hash;
      }
      if (entries.length < BATCH) break;
    }
    return { integro: elo === last && previous === lastHash, verificados: elo, pendentes, primeiroQuebrado: null };
  },
});
