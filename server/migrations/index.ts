import { Migration0001Baseline } from './0001-baseline.ts';
import { Migration0002BannerAudience } from './0002-banner-audience.ts';
import { Migration0003SellerGoal } from './0003-seller-goal.ts';
import { Migration0004ReceiptReadings } from './0004-receipt-readings.ts';
import { Migration0005ReversalReasons } from './0005-reversal-reasons.ts';
import { Migration0006TotalsData } from './0006-totals-data.ts';
import { Migration0008Deliveries } from './0008-deliveries.ts';
import { Migration0009Operations } from './0009-operations.ts';
import { Migration0010AutoCredits } from './0010-auto-credits.ts';
import { Migration0011LearnedUses } from './0011-learned-uses.ts';
import { Migration0012DecidedIndex } from './0012-decided-index.ts';
import { Migration0013MemberSales } from './0013-member-sales.ts';

/** Every migration in order. Append only: a landed migration is never edited. */
export const migrations = [
  { name: '0001-baseline', class: Migration0001Baseline },
  { name: '0002-banner-audience', class: Migration0002BannerAudience },
  { name: '0003-seller-goal', class: Migration0003SellerGoal },
  { name: '0004-receipt-readings', class: Migration0004ReceiptReadings },
  { name: '0005-reversal-reasons', class: Migration0005ReversalReasons },
  { name: '0006-totals-data', class: Migration0006TotalsData },
  { name: '0008-deliveries', class: Migration0008Deliveries },
  { name: '0009-operations', class: Migration0009Operations },
  { name: '0010-auto-credits', class: Migration0010AutoCredits },
  { name: '0011-learned-uses', class: Migration0011LearnedUses },
  { name: '0012-decided-index', class: Migration0012DecidedIndex },
  { name: '0013-member-sales', class: Migration0013MemberSales },
];
