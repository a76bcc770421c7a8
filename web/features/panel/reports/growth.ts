import { divide, multiply, subtract } from '../../../../server/shared/money.ts';

/** Growth over the previous value, in percent; null without one. Decimal texts. */
export const growth = (now: string, before: string): string | null => divide(multiply(subtract(now, before), '100'), before, 'half-up');
