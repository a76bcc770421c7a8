import { cashbackInvariants } from '../server/modules/cashback/index.ts';
import { ledgerInvariants } from '../server/modules/ledger/index.ts';
import { linkInvariants } from '../server/modules/links/index.ts';
import { postingInvariants } from '../server/modules/postings/index.ts';
import { reportInvariants } from '../server/modules/reports/index.ts';
import { saleSumInvariants } from '../server/modules/stock/index.ts';

/** Every data invariant that no single constraint can express; used by `npm run db:check`, the drill and restored backups. */
export const invariants: readonly { name: string; sql: string }[] = [
  ...ledgerInvariants,
  ...postingInvariants,
  ...saleSumInvariants,
  ...reportInvariants,
  ...linkInvariants,
  ...cashbackInvariants,
];
