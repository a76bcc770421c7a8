import { z } from 'zod';
import { allActions } from '../../platform/actions/action.ts';
import type { RunSql } from '../../platform/db/run-sql.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { holdAgainst, storedAnchors } from './anchors.ts';
import { CHAIN_START, type ProvedLink, walkChain } from './chain-walk.ts';
import { logCodeRules } from './log.rules.ts';

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
  /** Anchors in the storage that the chain agrees with. */
  ancorasConferidas: number;
  ancorasDivergentes: string[];
  ancorasAusentes: string[];
}

const BATCH = 2_000;

interface Walked {
  kept: Map<number, Omit<ProvedLink, 'elo'>>;
  end: ProvedLink;
  broken: number | null;
}

/** Recomputes the whole chain and keeps some of its links: what is looked for was recomputed, not believed. */
async function walkAll(read: RunSql, last: number, isWanted: (link: ProvedLink) => boolean): Promise<Walked> {
  const kept: Walked['kept'] = new Map();
  let end = CHAIN_START;
  for (;;) {
    const stretch = await walkChain(read, { after: end, last, limit: BATCH });
    for (const { elo, ...link } of stretch.links) if (isWanted({ elo, ...link })) kept.set(elo, link);
    end = stretch.links.at(-1) ?? end;
    if (stretch.broken !== null || stretch.isEnd) return { kept, end, broken: stretch.broken };
  }
}

/** Walks the whole chain, recomputes every hash and holds it against the anchors in the storage ('Verificar integridade'). */
export const logIntegrityQuery = defineQuery({
  name: 'logIntegrity',
  permission: 'log:list',
  input: z.strictObject({}),
  read: async (ctx): Promise<LogIntegrity> => {
    // The head first: entries sealed during the walk come after it.
    const [head] = await ctx.read<{ elo: number; hash: string; pendentes: number }>(
      'select elo, hash, (select count(*) from audit_entries where hash is null)::int as pendentes from audit_chain where id = 1',
    );
    const anchors = await storedAnchors(ctx.ports.storage);
    const places = new Set([...anchors.values()].map((anchor) => anchor?.elo));
    const { kept, end, broken } = await walkAll(ctx.read, head!.elo, ({ elo }) => places.has(elo));
    const { conferem, divergentes, ausentes } = await holdAgainst(anchors, kept, ctx.read);
    const isWhole = broken === null && end.elo === head!.elo && end.hash === head!.hash;
    return {
      integro: isWhole && divergentes.length === 0,
      verificados: end.elo,
      pendentes: head!.pendentes,
      primeiroQuebrado: broken,
      ancorasConferidas: conferem,
      ancorasDivergentes: divergentes,
      ancorasAusentes: ausentes,
    };
  },
});

/** Whether a mailed code is in the chain. */
export interface LogCodeCheck {
  encontrado: boolean;
  /** The entry that it seals, and how many entries there are up to it. */
  registro: number | null;
  elo: number | null;
  criadoEm: Date | null;
}

/** Recomputes the chain and looks for the code of a day's anchor in it ('Conferir código'): what is merely stored does not count. */
export const logCodeCheckQuery = defineQuery({
  name: 'logCodeCheck',
  permission: 'log:list',
  input: logCodeRules,
  read: async (ctx, { codigo }): Promise<LogCodeCheck> => {
    const [head] = await ctx.read<{ elo: number }>('select elo from audit_chain where id = 1');
    const { kept } = await walkAll(ctx.read, head!.elo, ({ hash }) => hash === codigo);
    const [found] = kept;
    if (!found) return { encontrado: false, registro: null, elo: null, criadoEm: null };
    const [elo, { id }] = found;
    const [entry] = await ctx.read<{ criadoEm: Date }>('select criado_em as "criadoEm" from audit_entries where id = $1', [id]);
    return { encontrado: true, registro: id, elo, criadoEm: entry!.criadoEm };
  },
});
