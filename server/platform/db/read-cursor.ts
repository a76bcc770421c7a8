import type pg from 'pg';
import { ANSWER_GRACE_MS } from './pool.ts';

const BATCH = 1_000;
const STATEMENT_SECONDS = 60;
/** A reader may be slow between two batches; one that has stopped gives its connection back after this. */
const STALLED_SECONDS = 120;

/**
 * Rows of one statement in batches through a server-side cursor, in one read-only snapshot: memory stays constant however many
 * there are. Leaving the loop early closes the cursor and returns the connection.
 */
export async function* readBatches<Row>(pool: pg.Pool, text: string, params: readonly unknown[]): AsyncGenerator<Row[]> {
  const client = await pool.connect();
  let failed: Error | undefined;
  const onError = (error: Error) => {
    failed = error;
  };
  client.on('error', onError);
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(
      // All rows will be read, so the plan for the first few would be the wrong one.
      `set local cursor_tuple_fraction = 1; set local statement_timeout = '${STATEMENT_SECONDS}s';
       set local idle_in_transaction_session_timeout = '${STALLED_SECONDS}s'`,
    );
    await client.query({ text: `declare list_rows no scroll cursor for ${text}`, values: params as unknown[] });
    // The driver's types do not know its limit for one answer.
    const fetchNext = { text: `fetch ${BATCH} from list_rows`, query_timeout: STATEMENT_SECONDS * 1_000 + ANSWER_GRACE_MS };
    for (;;) {
      const { rows } = await client.query(fetchNext);
      yield rows as Row[];
      if (rows.length < BATCH) return;
    }
  } finally {
    await client.query('rollback').catch((error: Error) => {
      failed = error;
    });
    client.off('error', onError);
    client.release(failed);
  }
}

/** The same rows, one by one. */
export async function* readCursor<Row>(pool: pg.Pool, text: string, params: readonly unknown[]): AsyncGenerator<Row> {
  for await (const rows of readBatches<Row>(pool, text, params)) yield* rows;
}
