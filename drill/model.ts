import type { DecimalText } from '../server/shared/decimal-text.ts';
import { add } from '../server/shared/money.ts';

/** What the product's answers imply must be in the database at the end of the drill. */
export interface Model {
  /** Expected account balances, by 'SELLER:7' or 'CONSUMER:9'. Accounts not listed here are checked elsewhere. */
  balances: Map<string, DecimalText>;
  /** Clients' approved sales and purchases, by id. */
  posted: Set<number>;
  cancelled: Set<number>;
  redeemed: Set<number>;
  returned: Set<number>;
  receipts: Set<number>;
  /** CPFs of people who registered, and of those whose code gave points. */
  registered: Set<string>;
  codesUsed: Set<string>;
  /** CPFs whose first sale made the referral valid. */
  referred: Set<string>;
  imports: Map<number, string[]>;
  batches: Set<number>;
  /** Final states of payments by redemption. */
  paid: Map<number, 'PAGO' | 'DEVOLVIDO' | 'ESTORNADO'>;
  swpro: Set<string>;
  moves(holder: string, by: DecimalText): void;
}

export function newModel(): Model {
  const balances = new Map<string, DecimalText>();
  return {
    balances,
    posted: new Set(),
    cancelled: new Set(),
    redeemed: new Set(),
    returned: new Set(),
    receipts: new Set(),
    registered: new Set(),
    codesUsed: new Set(),
    referred: new Set(),
    imports: new Map(),
    batches: new Set(),
    paid: new Map(),
    swpro: new Set(),
    moves: (holder, by) => balances.set(holder, add(balances.get(holder) ?? '0.00', by)),
  };
}
