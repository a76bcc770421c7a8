/** What a truth is about, which tells a person where to look. */
export type TruthSubject = 'SALDOS' | 'PONTUACOES' | 'SOMAS' | 'RELATORIOS' | 'VINCULOS' | 'CASHBACK' | 'LOGS';

interface Words {
  /** Stable: the label of the metric and the key of what is stored about it. */
  code: string;
  subject: TruthSubject;
  /** What holds, for `npm run db:check` and the tests. */
  name: string;
  /** The same in Portuguese, for the panel and the notice. */
  texto: string;
}

/** A statement about the data that no single constraint can express. Its SQL returns the rows that violate it. */
export interface Truth extends Words {
  /** Over all rows, in one statement and so on one snapshot. */
  sql: string;
  /** Over the rows of $1 (exclusive) to $2 (inclusive) of a walk: what the scheduled proof runs, a little at a time. */
  slice?: { walk: Walk; sql: string };
}

/** The order in which a truth's rows are proved. */
interface Walk {
  /** Before the first row. */
  start: number;
  /** After the last row: a round ends with it, so rows beyond the walked table are proved too. */
  end: number;
  /** Steps of the first slice; later ones follow from how long they take. */
  size: number;
  /** Of the next $2 steps after $1: how many there are, and the last one's position. */
  next: string;
  /** The condition that keeps a column within a slice. */
  within: (column: string) => string;
}

interface WalkedDefinition extends Words {
  walk: Walk;
  /**
   * `within(column)` keeps a column within the slice and is true over everything, so that the planner may hash whole tables;
   * `inSlice(sql)` is a part that only a slice has (`otherwise` over everything).
   */
  statement: (within: Walk['within'], inSlice: (sql: string, otherwise?: string) => string) => string;
}

/** A truth that is proved in slices by the schedule, and whole by `npm run db:check`. */
export function walkedTruth({ walk, statement, ...words }: WalkedDefinition): Truth {
  return {
    ...words,
    sql: statement(
      () => 'true',
      (_sql, otherwise = 'true') => otherwise,
    ),
    slice: { walk, sql: statement(walk.within, (sql) => sql) },
  };
}

/** Walks a table by its positive ids; `size` where a row stands for many others. */
export function byId(table: string, { key = 'id', size = 500 } = {}): Walk {
  return {
    start: 0,
    end: Number.MAX_SAFE_INTEGER,
    size,
    next: nextOf(`select distinct ${key} as at from ${table} where ${key} > $1::bigint`),
    within: (column) => `${column} > $1::bigint and ${column} <= $2::bigint`,
  };
}

const EPOCH = "date '2000-01-01'";
/** More days than any document is old or early. */
const FAR_DAYS = 1_000_000;

/** Walks the days of a table's date column, as their number from 2000 on. */
export function byDay(table: string, day: string): Walk {
  return overDays(`select distinct ${day} - ${EPOCH} as at from ${table} where ${day} > ${EPOCH} + $1::int`, 5);
}

/** The same from month to month: every slice holds whole months, by their days or by their first day. */
export function byMonth(table: string, month: string): Walk {
  return overDays(
    `select distinct (${month} + interval '1 month')::date - 1 - ${EPOCH} as at from ${table} where ${month} > ${EPOCH} + $1::int`,
    1,
  );
}

const overDays = (positions: string, size: number): Walk => ({
  start: -FAR_DAYS,
  end: FAR_DAYS,
  size,
  next: nextOf(positions),
  within: (column) => `${column} > ${EPOCH} + $1::int and ${column} <= ${EPOCH} + $2::int`,
});

function nextOf(positions: string): string {
  return `select count(*)::int as linhas, max(at)::float8 as ate from (${positions} order by 1 limit $2) x`;
}
