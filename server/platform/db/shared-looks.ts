import DataLoader from 'dataloader';
import { AppError } from '../errors/app-error.ts';
import type { RunSql } from './run-sql.ts';

type Key = readonly unknown[];
type Found = Record<string, unknown> | undefined;

/** One row by its key; undefined when there is none. */
export type LookUp = <Row>(text: string, key: Key) => Promise<Row | undefined>;

const BATCH = 100;

/**
 * The same question of all requests that ask it in one turn of the event loop goes to the database as one statement: an exchange costs
 * both sides more than the looking up. Nothing is kept: a row is always read after it was asked for.
 */
export function sharedLooks(read: RunSql): LookUp {
  // Texts are those of the code: there are few.
  const loaders = new Map<string, DataLoader<Key, Found>>();
  const loaderOf = (text: string) => {
    const known = loaders.get(text);
    if (known) return known;
    const batchScheduleFn = (send: () => void) => void setImmediate(send);
    const loader = new DataLoader((keys: readonly Key[]) => rowsOrErrors(read, text, keys), {
      cache: false,
      batchScheduleFn,
      maxBatchSize: BATCH,
    });
    loaders.set(text, loader);
    return loader;
  };
  return <Row>(text: string, key: Key) => loaderOf(text).load(key) as Promise<Row | undefined>;
}

/** A key that the database refuses fails alone: nobody else's request may end by it. */
async function rowsOrErrors(read: RunSql, text: string, keys: readonly Key[]): Promise<(Found | Error)[]> {
  try {
    return await rowsOfKeys(read, text, keys);
  } catch (error) {
    if (keys.length === 1 || (error instanceof AppError && error.kind === 'unavailable')) throw error;
    const alone = (key: Key) => rowsOfKeys(read, text, [key]).then(([row]) => row);
    return Promise.all(keys.map((key) => alone(key).catch((refusal: Error) => refusal)));
  }
}

/**
 * The rows of some keys, in their order. The statement takes an array for each part of a key and answers `at`, the position of the key
 * that a row belongs to, from 1: `from unnest($1::text[], $2::int[]) with ordinality k(codigo, loja, at)`.
 */
export async function rowsOfKeys(read: RunSql, text: string, keys: readonly Key[]): Promise<Found[]> {
  const columns = (keys[0] ?? []).map((_, part) => keys.map((key) => key[part]));
  const rows = await read<{ at: number }>(text, columns);
  const byPosition = new Map(rows.map(({ at, ...row }) => [Number(at), row]));
  return keys.map((_, index) => byPosition.get(index + 1));
}
