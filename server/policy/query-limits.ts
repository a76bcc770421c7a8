/** How much one GraphQL operation may ask for. Its price is the most rows it can read. */
export interface QueryLimits {
  price: number;
  depth: number;
  aliases: number;
  /** Estimated rows that one totals field may scan. */
  scanned: number;
}

/** Limits by role; the storefront's and panel's screens stay far below theirs. */
export const queryLimits = {
  visitor: { price: 12_000, depth: 8, aliases: 15, scanned: 0 },
  member: { price: 15_000, depth: 8, aliases: 15, scanned: 0 },
  staff: { price: 60_000, depth: 14, aliases: 15, scanned: 1_000_000 },
  /** Levels 1 and 2, who have the analysts' console. */
  analyst: { price: 250_000, depth: 14, aliases: 30, scanned: 10_000_000 },
  token: { price: 100_000, depth: 14, aliases: 30, scanned: 5_000_000 },
} as const satisfies Record<string, QueryLimits>;

/** From this price on an operation is heavy: it uses the budget and runs outside the screens' connections. */
export const HEAVY_PRICE = 12_000;

/** Budget per minute: a session's counts heavy operations only, a token's every one. */
export const BUDGET_PER_MINUTE = 2_000_000;

/** Operations per token and minute. */
export const TOKEN_REQUESTS_PER_MINUTE = 120;
