import { divide, multiply, subtract } from '../../../../server/shared/money.ts';

/** How much more than before, in percent; null without a before. Decimal texts. */
export const growth = (now: string, before: string): string | null => divide(multiply(subtract(now, before), '100'), before, 'half-up');
