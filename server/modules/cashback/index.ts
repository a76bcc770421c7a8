export { approvePayouts, createPayoutBatch, downloadPayoutBatch, revealPixKey } from './actions/pay-out.ts';
export { readBankReturn } from './actions/read-bank-return.ts';
export { redeemCashback } from './actions/redeem-cashback.ts';
export { cashbackDashboardQuery, cashbackVoucherQuery } from './cashback.queries.ts';
export { cashbackInvariants } from './cashback-invariants.ts';
export { consumerRedemptionsList, ownConsumerRedemptionsList } from './consumer-redemptions.list.ts';
export { Payout, PayoutBatch } from './payout.entity.ts';
export { followStatus } from './payouts.ts';
