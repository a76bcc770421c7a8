/** The goals of docs/performance.md: ratios to a contestant of the same run, unless a unit says otherwise. */
export const GOALS = {
  P1: { GraphQL: { PostGraphile: 8, SQL: 0.6 }, REST: { 'SQL with items': 0.8 } },
  P2: { GraphQL: { PostGraphile: 60, SQL: 0.6 } },
  P3: { GraphQL: { PostGraphile: 1, SQL: 0.85 } },
  P4: { GraphQL: { PostGraphile: 20 } },
  'P4 flat': { 'GraphQL deep': { 'GraphQL page 1': 0.5 } },
  P5: { GraphQL: { PostGraphile: 1.2 } },
  P6: { GraphQL: { 'PostGraphile over the tables': 25 } },
  P7: { GraphQL: { SQL: 0.45 } },
  'P8 spread': { GraphQL: { SQL: 0.45 } },
  'P8 hot': { GraphQL: { SQL: 0.5, 'GraphQL, one client': 1 } },
} as const satisfies Record<string, Record<string, Record<string, number>>>;

/** P9 and P10: rows per second, shares of a bare COPY and of sales recorded one by one, megabytes in all. */
export const TRANSFER_GOALS = { xlsxRows: 25_000, csvOfCopy: 0.25, importOfOneByOne: 3, megabytes: 300 } as const;

/** P7 traced: most additional processor time of a sale, as a share. */
export const TRACING_GOAL = 0.1;

/** `of` must reach `ratio` times `than`. */
export interface Goal {
  of: string;
  ratio: number;
  than: string;
}

/** The goals of one line. */
export const goalsOf = (id: keyof typeof GOALS): Goal[] =>
  Object.entries(GOALS[id] as Record<string, Record<string, number>>).flatMap(([of, ratios]) =>
    Object.entries(ratios).map(([than, ratio]) => ({ of, ratio, than })),
  );
