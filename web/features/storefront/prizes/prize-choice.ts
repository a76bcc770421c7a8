import { DEFAULT_CATEGORY, NO_CATEGORY } from '../../../../server/modules/rewards/reward-look.rules.ts';
import { compare } from '../../../../server/shared/money.ts';

/** A seller's filters of the catalogue, as in the address. */
export interface PrizeChoice {
  /** Only prizes that the balance covers. */
  isAffordable: boolean;
  /** Highest price in points; null for any. */
  upTo: number | null;
  category: string;
}

interface Choosable {
  pontos: string;
  categoria: string | null;
}

const STEPS = [250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000];
/** More chips than these do not help to choose. */
const MOST_STEPS = 4;

export const categoryOf = ({ categoria }: Pick<Choosable, 'categoria'>): string => categoria ?? NO_CATEGORY;

/** Categories of the catalogue, the everyday one first (document 002 §2). */
export const categoriesOf = (prizes: readonly Choosable[]): string[] => {
  const others = new Set(prizes.map(categoryOf));
  others.delete(DEFAULT_CATEGORY);
  return [DEFAULT_CATEGORY, ...[...others].sort((a, b) => a.localeCompare(b, 'pt-BR'))];
};

/** Price steps that leave out some of the prizes, but not all. */
export const stepsOf = (prizes: readonly Choosable[]): number[] =>
  STEPS.filter((step) => {
    const within = prizes.filter(({ pontos }) => compare(pontos, String(step)) <= 0).length;
    return within > 0 && within < prizes.length;
  }).slice(0, MOST_STEPS);

/** The filters in an address; a step that is no positive whole number counts as none. */
export const choiceOf = (address: URLSearchParams): PrizeChoice => ({
  isAffordable: address.get('alcance') === '1',
  upTo: /^[1-9]\d{0,8}$/.test(address.get('ate') ?? '') ? Number(address.get('ate')) : null,
  category: address.get('categoria') || DEFAULT_CATEGORY,
});

/** The address with these filters, its search kept; what is chosen by default stays out of it. */
export const addressOf = (before: URLSearchParams, { isAffordable, upTo, category }: PrizeChoice): URLSearchParams => {
  const busca = before.get('busca');
  return new URLSearchParams({
    ...(busca ? { busca } : {}),
    ...(isAffordable ? { alcance: '1' } : {}),
    ...(upTo === null ? {} : { ate: String(upTo) }),
    ...(category === DEFAULT_CATEGORY ? {} : { categoria: category }),
  });
};

/** Prizes that pass the filters. */
export const chosenOf = <Prize extends Choosable>(prizes: readonly Prize[], choice: PrizeChoice, balance: string): Prize[] =>
  prizes.filter(
    (prize) =>
      categoryOf(prize) === choice.category &&
      (!choice.isAffordable || compare(prize.pontos, balance) <= 0) &&
      (choice.upTo === null || compare(prize.pontos, String(choice.upTo)) <= 0),
  );
