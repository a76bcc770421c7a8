import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type CopyBlock, type Cut, cutLines, cutTexts } from './copy-blocks.ts';
import { type CopyForm, copyStatement } from './copy-statement.ts';
import { ANSWER_GRACE_MS } from './pool.ts';

/** A reader may be slow; one that takes nothing for this long has gone. */
const STALLED_MS = 120_000;
const STATEMENT_TIMEOUT_MS = 15 * 60_000;

const BEGIN = 'begin isolation level repeatable read read only';

interface CopyOptions {
  form: CopyForm;
  /** In the form TEXT: no block holds rows from both sides of a multiple of this. */
  cutEvery?: number;
  /** Reads what was there at this moment, which `withSnapshot` keeps; its own moment unless told. */
  snapshot?: string | undefined;
}

/** One moment of the database: its name for other connections, and a reader of its own. */
export interface Snapshot {
  id: string;
  read: <Row extends pg.QueryResultRow>(text: string, params: unknown[]) => Promise<Row[]>;
}

/** Keeps one moment of the database for several connections to read, as long as `work` runs. */
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
 * Rows of one statement as PostgreSQL writes them (COPY), in one read-only snapshot: lines that end in CRLF, or whole texts one after the
 * other. No value becomes an object of this process, memory stays constant however many there are, and dates come as DD/MM/YYYY, instants
 * cast to timestamp in São Paulo time. Leaving the loop early ends the statement with its connection.
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
    // A snapshot is taken over before anything else is asked.
    const moment = snapshot ? `; set transaction snapshot ${pg.escapeLiteral(snapshot)}` : '';
    await client.query(
      `${BEGIN}${moment}; set local statement_timeout = ${STATEMENT_TIMEOUT_MS}; set local datestyle = 'SQL, DMY'; set local timezone = 'America/Sao_Paulo'`,
    );
    yield* blocksOf(client, copyStatement(statement, params, form), form === 'LINES' ? cutLines() : cutTexts(cutEvery));
    await client.query('commit');
    failed = undefined;
  } finally {
    // A connection that goes reports it once more.
    if (!failed) client.off('error', onError);
    client.release(failed);
  }
}

/** The stream rests while a block is being read: nothing more comes from the socket than its buffers hold. */
async function* blocksOf(client: pg.PoolClient, text: string, cut: Cut): AsyncGenerator<CopyBlock> {
  // The driver's own time limit, which hears of the end by a callback that streams of pg-copy-streams never call.
  const timed: { query_timeout: number; callback?: () => void } = { query_timeout: STATEMENT_TIMEOUT_MS + ANSWER_GRACE_MS };
  const copy = client.query(Object.assign(copyTo(text), timed));
  let stalled: NodeJS.Timeout | undefined;
  try {
    for await (const piece of copy as AsyncIterable<Buffer>)
      for (const block of cut(piece)) {
        // Ends the connection, and the statement with it.
        stalled = setTimeout(() => void client.end(), STALLED_MS).unref();
        yield block;
        clearTimeout(stalled);
      }
  } finally {
    clearTimeout(stalled);
    copy.callback?.();
  }
}
