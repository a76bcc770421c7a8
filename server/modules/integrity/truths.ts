import type { Truth } from '../../platform/db/truth.ts';
import { autoCreditTruths } from '../auto-credits/index.ts';
import { cashbackTruths } from '../cashback/index.ts';
import { ledgerTruths } from '../ledger/index.ts';
import { linkTruths } from '../links/index.ts';
import { postingTruths } from '../postings/index.ts';
import { reportTruths } from '../reports/index.ts';
import { saleSumTruths } from '../stock/index.ts';

/** Every truth that no single constraint can express: of the schedule, `npm run db:check`, the drill and restored backups. */
export const truths: readonly Truth[] = [
  ...ledgerTruths,
  ...postingTruths,
  ...autoCreditTruths,
  ...saleSumTruths,
  ...reportTruths,
  ...linkTruths,
  ...cashbackTruths,
];
