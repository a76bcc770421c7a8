import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type CopyBlock, type Cut, cutLines, cutTexts } from './copy-blocks.ts';
import { type CopyForm, copyStatement } from './copy-statement.ts';
import { ANSWER_GRACE_MS } from './pool.ts';

/** A reader may be slow; one that reads nothing for this long is gone. */
const STALLED_MS = 120_000;
const STATEMENT_TIMEOUT_MS = 15 * 60_000;

const BEGIN = 'begin isolation level repeatable read read only';

interface CopyOptions {
  form: CopyForm;
  /** Format TEXT: no block spans a multiple of this many rows. */
  cutEvery?: number;
  /** The snapshot to read, kept by `withSnapshot`; defaults to a new one. */
  snapshot?: string | undefined;
}

/** A database snapshot: its name for other connections, and its own reader. */
export interface Snapshot {
  id: string;
  read: <Row extends pg.QueryResultRow>(text: string, params: unknown[]) => Promise<Row[]>;
}

/** Holds one snapshot for several connections to read while `work` runs. */
export async function withSnapshot<Result>(pool: pg.Pool, work: (snapshot: Snapshot) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query(
      `${BEGIN}; set local idle_in_transaction_session_timeout = 0; set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`,
    );
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    return await work({ id: rows[0]!.id, read: async (text, params) => (await client.query(text, params)).rows });
  } finally {
    const failed = await client.query('rollback').then(
      () => undefined,
      (error: Error) => error,
    );
    client.release(failed);
  }
}

/**
 * Rows of one statement as PostgreSQL writes them (COPY), in one read-only snapshot: CRLF-terminated lines, or whole texts back to back. No
 * value becomes a JavaScript object, and memory stays constant for any row count. Dates come as DD/MM/YYYY, instants cast to timestamp in
 * São Paulo time. Leaving the loop early ends the statement and its connection.
 */
export async function* copyOut(
  pool: pg.Pool,
  statement: string,
  params: readonly unknown[],
  { form, cutEvery, snapshot }: CopyOptions,
): AsyncGenerator<CopyBlock> {
  const client = await pool.connect();
  let failed: Error | undefined = new Error('left before the end');
  const onError = (error: Error) => {
    failed = error;
  };
  client.on('error', onError);
  try {
    // A snapshot must be adopted before any other statement.
    const moment = snapshot ? `; set transaction snapshot ${pg.escapeLiteral(snapshot)}` : '';
    await client.query(
      `${BEGIN}${moment}; set local statement_timeout = ${STATEMENT_TIMEOUT_MS}; set local datestyle = 'SQL, DMY'; set local timezone = 'America/Sao_Paulo'`,
    );
    yield* blocksOf(client, copyStatement(statement, params, form), form === 'LINES' ? cutLines() : cutTexts(cutEvery));
    await client.query('commit');
    failed = undefined;
  } finally {
    // A lost connection emits its error once more.
    if (!failed) client.off('error', onError);
    client.release(failed);
  }
}

/** The stream pauses while a block is read: no more arrives than the socket's buffers hold. */
async function* blocksOf(client: pg.PoolClient, text: string, cut: Cut): AsyncGenerator<CopyBlock> {
  // Replaces the driver's time limit, which needs a callback that pg-copy-streams never calls.
  const timed: { query_timeout: number; callback?: () => void } = { query_timeout: STATEMENT_TIMEOUT_MS + ANSWER_GRACE_MS };
  const copy = client.query(Object.assign(copyTo(text), timed));
  let stalled: NodeJS.Timeout | undefined;
  try {
    for await (const piece of copy as AsyncIterable<Buffer>)
      for (const block of cut(piece)) {
        // Ends the connection and its statement.
        stalled = setTimeout(() => void client.end(), STALLED_MS).unref();
        yield block;
        clearTimeout(stalled);
      }
  } finally {
    clearTimeout(stalled);
    copy.callback?.();
  }
}
