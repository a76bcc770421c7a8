import pg from 'pg';
import { readCopyRows } from './copy-messages.ts';
import { withLiterals } from './literals.ts';
import { ANSWER_GRACE_MS } from './pool.ts';

/** A reader may be slow; one that takes nothing for this long has gone. */
const STALLED_MS = 120_000;
const STATEMENT_TIMEOUT_MS = 15 * 60_000;
const BLOCK_BYTES = 256 * 1024;
/** Blocks that wait to be taken while the next one is gathered. */
const READY_BLOCKS = 2;
/** A binary COPY begins with its mark, its flags and the length of no extension; a row with its number of fields and the length of the first. */
const BINARY_HEADER = 19;
const BINARY_ROW = 6;
const CR = 0x0d;
const LF = 0x0a;

const BEGIN = 'begin isolation level repeatable read read only';

/** Whole rows as bytes, and how many they are. */
export interface CopyBlock {
  bytes: Buffer;
  rows: number;
}

interface CopyOptions {
  /** LINES: every column, as a .csv with ';' whose lines end in CRLF. TEXT: the only column's own text, row after row. */
  form: 'LINES' | 'TEXT';
  /** No block holds rows from both sides of a multiple of this. */
  cutEvery?: number;
  /** Reads what was there at this moment, which `withSnapshot` keeps; its own moment unless told. */
  snapshot?: string | undefined;
  /**
   * The bytes of a block are good only until the next one is asked for. New memory for each makes the collector look through the whole
   * heap every 64 MB.
   */
  reuses?: boolean;
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
 * Rows of one statement as PostgreSQL writes them (COPY), in one read-only snapshot. No value becomes an object of this process, memory
 * stays constant however many there are, and dates come as DD/MM/YYYY, instants
 * cast to timestamp in São Paulo time. Leaving the loop early ends the statement with its connection.
 */
export async function* copyOut(
  pool: pg.Pool,
  statement: string,
  params: readonly unknown[],
  { form, cutEvery = Number.POSITIVE_INFINITY, snapshot, reuses = false }: CopyOptions,
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
    const format = form === 'LINES' ? "format csv, delimiter ';'" : 'format binary';
    const copy = client.query(new Copy(`copy (${withLiterals(statement, params)}) to stdout (${format})`, form, cutEvery));
    for (let block = await copy.next(); block; block = await copy.next()) {
      yield block;
      if (reuses) copy.giveBack(block);
    }
    await client.query('commit');
    failed = undefined;
  } finally {
    // A connection that goes reports it once more.
    if (!failed) client.off('error', onError);
    client.release(failed);
  }
}

/** One COPY: its rows are gathered into blocks, and the socket rests while one waits to be taken. */
class Copy implements pg.Submittable {
  /** How long node-postgres itself waits for the end; it hears of it by the callback that it puts here. */
  readonly query_timeout = STATEMENT_TIMEOUT_MS + ANSWER_GRACE_MS;
  callback: ((error: Error | null) => void) | undefined;
  private readonly text: string;
  private readonly form: CopyOptions['form'];
  private readonly cutEvery: number;
  private readonly ready: CopyBlock[] = [];
  private readonly free: Buffer[] = [];
  private block: Buffer = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  private length = 0;
  private rows = 0;
  private total = 0;
  private socket: pg.Connection['stream'] | undefined;
  private stalled: NodeJS.Timeout | undefined;
  private outcome: Error | 'ended' | undefined;
  private wake: () => void = () => {};

  constructor(text: string, form: CopyOptions['form'], cutEvery: number) {
    this.text = text;
    this.form = form;
    this.cutEvery = cutEvery;
  }

  /** The next block, null after the last one. Throws what the statement failed with. */
  async next(): Promise<CopyBlock | null> {
    if (this.ready.length === 0) this.go();
    while (this.ready.length === 0) {
      if (this.outcome === 'ended') return null;
      if (this.outcome) throw this.outcome;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    return this.ready.shift()!;
  }

  /** The memory of a block that nobody reads any more. */
  giveBack({ bytes }: CopyBlock): void {
    if (bytes.buffer.byteLength === BLOCK_BYTES) this.free.push(Buffer.from(bytes.buffer));
  }

  submit(connection: pg.Connection): void {
    this.socket = connection.stream;
    connection.query(this.text);
    readCopyRows(connection.stream, this.takeRow);
  }

  private readonly takeRow = (bytes: Buffer, begin: number, end: number): void => {
    const isBinary = this.form === 'TEXT';
    const start = isBinary ? begin + BINARY_ROW + (this.total === 0 ? BINARY_HEADER : 0) : begin;
    // The last message of a binary COPY is its end mark.
    if (isBinary && end < start) return;
    const size = isBinary ? end - start : end - start + 1;
    if (this.length + size > this.block.length) this.flush(size);
    bytes.copy(this.block, this.length, start, end);
    this.length += size;
    if (!isBinary) {
      this.block[this.length - 2] = CR;
      this.block[this.length - 1] = LF;
    }
    this.rows += 1;
    this.total += 1;
    if (this.total % this.cutEvery === 0) this.flush();
  };

  handleError(error: Error): void {
    this.end(error);
  }

  handleReadyForQuery(): void {
    if (!this.outcome) this.end('ended');
  }

  handleCommandComplete(): void {}

  private flush(next = 0): void {
    if (this.rows > 0) this.ready.push({ bytes: this.block.subarray(0, this.length), rows: this.rows });
    this.block = (next <= BLOCK_BYTES && this.free.pop()) || Buffer.allocUnsafeSlow(Math.max(BLOCK_BYTES, next));
    this.length = 0;
    this.rows = 0;
    this.rest();
    this.wake();
  }

  private rest(): void {
    if (this.stalled || this.ready.length < READY_BLOCKS) return;
    this.socket?.pause();
    this.stalled = setTimeout(() => this.socket?.destroy(new Error('nobody takes the rows of a COPY')), STALLED_MS).unref();
  }

  private go(): void {
    clearTimeout(this.stalled);
    this.stalled = undefined;
    this.socket?.resume();
  }

  private end(outcome: Error | 'ended'): void {
    this.outcome = outcome;
    this.callback?.(null);
    if (outcome === 'ended') this.flush();
    // Whatever waits is taken without the socket; the connection's next query needs it awake.
    this.go();
    this.wake();
  }
}
