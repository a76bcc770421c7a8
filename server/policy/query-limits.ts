/** How much one GraphQL operation may ask for. A price is the most rows that the operation can read. */
export interface QueryLimits {
  price: number;
  depth: number;
  aliases: number;
}

/** Limits by role; the storefront's and the panel's screens stay far below theirs. */
export const queryLimits = {
  visitor: { price: 12_000, depth: 8, aliases: 15 },
  member: { price: 15_000, depth: 8, aliases: 15 },
  staff: { price: 60_000, depth: 10, aliases: 15 },
  /** Levels 1 and 2, who have the console. */
  analyst: { price: 250_000, depth: 10, aliases: 30 },
  token: { price: 100_000, depth: 10, aliases: 30 },
} as const satisfies Record<string, QueryLimits>;

/** From this price on an operation is heavy: it draws on the budget and is read apart from the screens' connections. */
export const HEAVY_PRICE = 12_000;

/** What a person or token may spend in a minute: a session on heavy operations only, a token on every one. */
export const BUDGET_PER_MINUTE = 2_000_000;

/** Operations of one token in a minute. */
export const TOKEN_REQUESTS_PER_MINUTE = 120;
