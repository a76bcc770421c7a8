import { divide, multiply, subtract, sum } from '../../shared/money.ts';
import { isPositive } from '../../shared/sign.ts';
import { FEWEST_STORES } from './scenario.rules.ts';

/** One store's sales in BRL on each side of an experiment's first day, as decimal text. */
export interface StoreSales {
  antes: string;
  depois: string;
}

/** One arm of an experiment; means are per store in BRL. */
export interface Arm {
  lojas: number;
  mediaAntes: string | null;
  mediaDepois: string | null;
}

/** An experiment's result; percentages as decimal text. */
export interface Lift {
  tratadas: Arm;
  controle: Arm;
  /** Too few stores in one arm: no lift is reported. */
  insuficiente: boolean;
  /** Percent above the control; null when unknown. */
  lift: string | null;
  /** Bounds of the 90 % interval, in percent. */
  inferior: string | null;
  superior: string | null;
}

const RESAMPLES = 1_000;
/** Nearest ranks of the 5th and 95th percentiles. */
const LOWER_RANK = 0.05;
const UPPER_RANK = 0.95;
/** Fixed, so that the same data give the same result. */
const SEED = 20_251_001;
const TWO_TO_32 = 4_294_967_296;

/** A sequence of numbers from 0 up to 1 (mulberry32): a resample's choice of stores must look random, not be secret. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / TWO_TO_32;
  };
}

const armOf = (stores: readonly StoreSales[]): Arm & { antes: string; depois: string } => {
  const [antes, depois] = [sum(stores.map((store) => store.antes)), sum(stores.map((store) => store.depois))];
  const mean = (total: string) => divide(total, String(stores.length), 'half-up');
  return { lojas: stores.length, mediaAntes: mean(antes), mediaDepois: mean(depois), antes, depois };
};

/** Whole cents: their sums are exact. */
const centsOf = ({ antes, depois }: StoreSales) => ({ antes: Math.round(Number(antes) * 100), depois: Math.round(Number(depois) * 100) });

/** After ÷ before for as many stores drawn with replacement; no number when nothing was sold before. */
function drawGrowth(stores: readonly { antes: number; depois: number }[], next: () => number): number {
  let [antes, depois] = [0, 0];
  for (let drawn = 0; drawn < stores.length; drawn++) {
    const store = stores[Math.floor(next() * stores.length)]!;
    antes += store.antes;
    depois += store.depois;
  }
  return depois / antes;
}

/** The 5th and 95th percentiles of the resampled lifts: an estimate, so plain numbers are enough for the ratios. */
function interval(treated: readonly StoreSales[], control: readonly StoreSales[]): { inferior: string; superior: string } | null {
  const [a, b] = [treated.map(centsOf), control.map(centsOf)];
  const next = sequence(SEED);
  const lifts = Array.from({ length: RESAMPLES }, () => (drawGrowth(a, next) / drawGrowth(b, next) - 1) * 100)
    .filter(Number.isFinite)
    .sort((x, y) => x - y);
  // Resamples of only stores without sales give no ratio; with many of those there is no interval either.
  if (lifts.length < RESAMPLES * UPPER_RANK) return null;
  const at = (share: number) => lifts[Math.ceil(share * lifts.length) - 1]!.toFixed(2);
  return { inferior: at(LOWER_RANK), superior: at(UPPER_RANK) };
}

/**
 * Lift of an experiment by difference in differences: (mean after ÷ mean before of the treated stores) ÷ (the same for the control) − 1,
 * with the 90 % interval of 1,000 resamples of stores. Stores are passed in a fixed order. With fewer than eight stores in an arm, or
 * without sales in one, no lift is reported (beyond C11).
 */
export function liftOf(treated: readonly StoreSales[], control: readonly StoreSales[]): Lift {
  const { antes, depois, ...tratadas } = armOf(treated);
  const { antes: controlBefore, depois: controlAfter, ...controle } = armOf(control);
  const insuficiente = Math.min(treated.length, control.length) < FEWEST_STORES;
  const unsaid = { tratadas, controle, insuficiente, lift: null, inferior: null, superior: null };
  if (insuficiente || !isPositive(antes) || !isPositive(controlBefore) || !isPositive(controlAfter)) return unsaid;
  const divisor = multiply(antes, controlAfter);
  const lift = divide(multiply(subtract(multiply(depois, controlBefore), divisor), '100'), divisor, 'half-up');
  return { ...unsaid, lift, ...(interval(treated, control) ?? {}) };
}
