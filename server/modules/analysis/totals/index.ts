import type { Totals } from '../../../platform/totals/totals.ts';
import { totalsDoor } from '../../../platform/totals/totals-door.ts';
import { automaticCreditTotals } from './auto-credits.totals.ts';
import { entryTotals, lotTotals } from './balances.totals.ts';
import { cashbackTotals, payoutTotals } from './cashback.totals.ts';
import { approvalTotals, findingTotals } from './control.totals.ts';
import { memberTotals } from './members.totals.ts';
import { redemptionTotals } from './redemptions.totals.ts';
import { purchaseTotals, salesTotals } from './sales.totals.ts';
import { submissionTotals } from './submissions.totals.ts';

/** Every totals field, in the order of its name. */
export const totals: readonly Totals[] = [
  approvalTotals,
  automaticCreditTotals,
  cashbackTotals,
  entryTotals,
  findingTotals,
  lotTotals,
  memberTotals,
  payoutTotals,
  purchaseTotals,
  redemptionTotals,
  salesTotals,
  submissionTotals,
];

/** The GraphQL queries of the totals fields. */
export const totalsResolvers = (): Function[] => totals.map(totalsDoor);
