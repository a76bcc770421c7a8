/** The same numbers on every machine: people cannot discuss a demonstration that changes between starts. */
export interface Random {
  /** From 0 up to, but excluding, 1. */
  next(): number;
  /** From min to max, both included. */
  integer(min: number, max: number): number;
  pick<T>(values: readonly T[]): T;
  chance(probability: number): boolean;
}

/** mulberry32: small, fast and good enough for a demonstration. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return { next, integer, pick: (values) => values[integer(0, values.length - 1)]!, chance: (probability) => next() < probability };
}
