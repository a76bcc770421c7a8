export { payoutStateSet, pixKeyTypeSet } from './payout-sets.ts';

import {
  CashbackResolver,
  ConsumerRedemptionsListResolver,
  OwnConsumerRedemptionsListResolver,
  PayoutBatchesListResolver,
} from './cashback.resolver.ts';
import { Payout, PayoutBatch } from './payout.entity.ts';
import { PayoutResolver } from './payout.resolver.ts';

export { approvePayouts } from './actions/approve-payouts.ts';
export { askPayoutReversal } from './actions/ask-payout-reversal.ts';
export { confirmPayoutReversal } from './actions/confirm-payout-reversal.ts';
export { createPayoutBatch } from './actions/create-payout-batch.ts';
export { downloadPayoutBatch } from './actions/download-payout-batch.ts';
export { dropPayoutReversal } from './actions/drop-payout-reversal.ts';
export { readBankReturn } from './actions/read-bank-return.ts';
export { redeemCashback } from './actions/redeem-cashback.ts';
export { revealPixKey } from './actions/reveal-pix-key.ts';
export { cashbackDashboardQuery, cashbackVoucherQuery } from './cashback.queries.ts';
export { WaitingPartType } from './cashback.types.ts';
export { cashbackTruths } from './cashback-truths.ts';
export { consumerRedemptionsList, ownConsumerRedemptionsList } from './consumer-redemptions.list.ts';
export { Payout, PayoutBatch } from './payout.entity.ts';
export { PAYOUT_STATE_LABELS, type PayoutState } from './payout.rules.ts';
export { followStatus } from './payouts.ts';
export { positionOf } from './position.ts';
export { type WaitingPart, waitingOf } from './waiting.ts';

export const entities = [Payout, PayoutBatch];
export const resolvers = [
  CashbackResolver,
  PayoutResolver,
  ConsumerRedemptionsListResolver,
  OwnConsumerRedemptionsListResolver,
  PayoutBatchesListResolver,
];
