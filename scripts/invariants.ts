import { cashbackInvariants } from '../server/modules/cashback/index.ts';
import { ledgerInvariants } from '../server/modules/ledger/index.ts';
import { linkInvariants } from '../server/modules/links/index.ts';
import { postingInvariants } from '../server/modules/postings/index.ts';
import { reportInvariants } from '../server/modules/reports/index.ts';
import { saleSumInvariants } from '../server/modules/stock/index.ts';

/** Every truth about the data that no single constraint can state: `npm run db:check`, the drill, and a restored backup ask for them. */
export const invariants: readonly { name: string; sql: string }[] = [
  ...ledgerInvariants,
  ...postingInvariants,
  ...saleSumInvariants,
  ...reportInvariants,
  ...linkInvariants,
  ...cashbackInvariants,
];
