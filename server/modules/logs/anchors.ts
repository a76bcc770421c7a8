import { z } from 'zod';
import type { RunSql } from '../../platform/db/run-sql.ts';
import type { Storage } from '../../platform/files/storage.ts';
import { isCalendarDate } from '../../shared/dates.ts';
import type { ProvedLink } from './chain-walk.ts';

/** Where the storage keeps them. */
export const ANCHOR_FOLDER = 'ancoras';
const AT_ONCE = 16;

/** The head of the log's chain as it was on a day, kept outside the database. */
const anchorRule = z.strictObject({
  dia: z.string().refine(isCalendarDate),
  /** The entry's id, its place in the chain (so many entries up to it) and its seal. */
  registro: z.int(),
  elo: z.int(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** When the entry was written. */
  momento: z.iso.datetime(),
});
export type Anchor = z.output<typeof anchorRule>;

/** An object a day, which is written once. */
export const anchorKey = (dia: string): string => `${ANCHOR_FOLDER}/${dia}.json`;

/** The anchor of a day as the storage has it. Throws on one that is not readable. */
export async function readAnchor(storage: Storage, dia: string): Promise<Anchor> {
  const anchor = anchorRule.parse(JSON.parse((await storage.get(anchorKey(dia))).toString('utf8')));
  if (anchor.dia !== dia) throw new Error(`the anchor of ${dia} says that it is of ${anchor.dia}`);
  return anchor;
}

/** What the anchors in the storage say about a chain that was recomputed. */
export interface AnchorsHeld {
  /** Anchors that agree. */
  conferem: number;
  /** Days whose anchor names a link that the chain does not have, or is not readable. */
  divergentes: string[];
  /** Days that the database knows an anchor of, and the storage does not. */
  ausentes: string[];
}

/** Every anchor in the storage by its day; null for one that is not readable. */
export async function storedAnchors(storage: Storage): Promise<ReadonlyMap<string, Anchor | null>> {
  const days = (await storage.list(ANCHOR_FOLDER)).map((key) => key.slice(ANCHOR_FOLDER.length + 1).replace(/\.json$/, '')).toSorted();
  const anchors = new Map<string, Anchor | null>(days.map((dia) => [dia, null]));
  for (let from = 0; from < days.length; from += AT_ONCE)
    await Promise.all(
      days.slice(from, from + AT_ONCE).map(async (dia) => {
        anchors.set(dia, await readAnchor(storage, dia).catch(unreadable));
      }),
    );
  return anchors;
}

/** Holds links of a chain that was recomputed against the storage's anchors: the database cannot vouch for itself. */
export async function holdAgainst(
  anchors: ReadonlyMap<string, Anchor | null>,
  links: ReadonlyMap<number, Omit<ProvedLink, 'elo'>>,
  read: RunSql,
): Promise<AnchorsHeld> {
  const agrees = (anchor: Anchor | null) => {
    const link = anchor && links.get(anchor.elo);
    return anchor && link ? link.hash === anchor.hash && link.id === anchor.registro : false;
  };
  const known = await read<{ dia: string }>('select dia::text as dia from log_anchors order by 1');
  const days = [...anchors.keys()];
  return {
    conferem: days.filter((dia) => agrees(anchors.get(dia)!)).length,
    divergentes: days.filter((dia) => !agrees(anchors.get(dia)!)),
    ausentes: known.map(({ dia }) => dia).filter((dia) => !anchors.has(dia)),
  };
}

/** What is not an anchor proves nothing, which counts as a difference; a storage that is away is none. */
function unreadable(error: unknown): null {
  if (error instanceof z.ZodError || error instanceof SyntaxError || /^the anchor of/.test((error as Error).message)) return null;
  throw error;
}
