import type { AppContext } from '../../platform/context.ts';
import { holdAgainst, storedAnchors } from './anchors.ts';
import { CHAIN_START, type ProvedLink, walkChain } from './chain-walk.ts';

/** The log's chain as one of the truths that the schedule proves. */
export const CHAIN_WORDS = {
  code: 'log-chain',
  subject: 'LOGS',
  texto: 'Os logs são como foram gravados e conferem com as âncoras guardadas fora do banco.',
} as const;

interface ChainStep {
  ate: number | null;
  linhas: number;
  quantas: number;
  exemplos: Record<string, unknown>[];
}

/** Recomputes the next links after one; after the last link holds the chain against its head and its anchors. */
export async function proveChainStep({ database, ports }: AppContext, after: number, limit: number): Promise<ChainStep> {
  const { analyse } = database;
  const [head] = await analyse<{ elo: number; hash: string }>('select elo, hash from audit_chain where id = 1');
  const from = after === 0 ? CHAIN_START : (await linksOf(analyse, [after])).get(after);
  if (!from) return ended(0, [{ elo: after, problema: 'AUSENTE' }]);
  const place = { ...from, elo: after };
  const { links, broken, isEnd } = await walkChain(analyse, { after: place, last: head!.elo, limit });
  if (broken !== null) return ended(links.length, [{ registro: broken, problema: 'ALTERADO' }]);
  const { elo, hash } = links.at(-1) ?? place;
  if (!isEnd) return { ate: elo, linhas: links.length, quantas: 0, exemplos: [] };
  const anchors = await storedAnchors(ports.storage);
  const places = [...anchors.values()].flatMap((anchor) => (anchor ? [anchor.elo] : []));
  const { divergentes, ausentes } = await holdAgainst(anchors, await linksOf(analyse, places), analyse);
  return ended(links.length, [
    ...(elo === head!.elo && hash === head!.hash ? [] : [{ elo, problema: 'FIM_AUSENTE' }]),
    ...divergentes.map((dia) => ({ dia, problema: 'ANCORA_DIVERGENTE' })),
    ...ausentes.map((dia) => ({ dia, problema: 'ANCORA_AUSENTE' })),
  ]);
}

const ended = (linhas: number, exemplos: Record<string, unknown>[]): ChainStep => ({
  ate: null,
  linhas,
  quantas: exemplos.length,
  exemplos: exemplos.slice(0, 5),
});

async function linksOf(read: AppContext['read'], elos: number[]): Promise<Map<number, Omit<ProvedLink, 'elo'>>> {
  const rows = await read<ProvedLink>('select elo, id, hash from audit_entries where elo = any($1::bigint[])', [elos]);
  return new Map(rows.map(({ elo, ...link }) => [elo, link]));
}
