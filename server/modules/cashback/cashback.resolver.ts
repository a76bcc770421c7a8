import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { readUpload, UploadScalar, type UploadValue } from '../../platform/graphql/upload.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { approvePayouts } from './actions/approve-payouts.ts';
import { askPayoutReversal } from './actions/ask-payout-reversal.ts';
import { confirmPayoutReversal } from './actions/confirm-payout-reversal.ts';
import { createPayoutBatch } from './actions/create-payout-batch.ts';
import { downloadPayoutBatch } from './actions/download-payout-batch.ts';
import { dropPayoutReversal } from './actions/drop-payout-reversal.ts';
import { readBankReturn } from './actions/read-bank-return.ts';
import { redeemCashback } from './actions/redeem-cashback.ts';
import { revealPixKey } from './actions/reveal-pix-key.ts';
import { cashbackDashboardQuery, cashbackVoucherQuery } from './cashback.queries.ts';
import {
  BankReturnType,
  BatchFileType,
  CashbackDashboardType,
  CashbackVoucherType,
  NewPayoutBatch,
  PayoutsApproved,
  RedeemCashbackInput,
  RedeemedCashbackType,
  RevealedPixKey,
} from './cashback.types.ts';
import { consumerRedemptionsList, ownConsumerRedemptionsList, payoutBatchesList } from './consumer-redemptions.list.ts';

@Resolver()
export class CashbackResolver {
  @Query(() => CashbackDashboardType, { description: 'What the signed-in consumer has, needs and may take out.' })
  cashbackDashboard(@Ctx() ctx: AppContext): Promise<CashbackDashboardType> {
    return runQuery(cashbackDashboardQuery, ctx);
  }

  @Query(() => CashbackVoucherType, { nullable: true, description: 'The whole available cashback; null when there is none.' })
  cashbackVoucher(@Ctx() ctx: AppContext): Promise<CashbackVoucherType | null> {
    return runQuery(cashbackVoucherQuery, ctx);
  }

  @Mutation(() => RedeemedCashbackType, { description: 'Takes out the whole available cashback by PIX, once a campaign.' })
  redeemCashback(
    @Arg('input', () => RedeemCashbackInput) input: RedeemCashbackInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<RedeemedCashbackType> {
    return runAction(redeemCashback, ctx, { ...input }, { idempotencyKey });
  }

  @Mutation(() => PayoutsApproved, { description: 'Approves requested payments, all or none.' })
  approvePayouts(
    @Arg('ids', () => [IdScalar], { description: 'Ids of the redemptions.' }) ids: number[],
    @Ctx() ctx: AppContext,
  ): Promise<PayoutsApproved> {
    return runAction(approvePayouts, ctx, { ids });
  }

  @Mutation(() => NewPayoutBatch, { description: 'Puts every approved payment into a new batch.' })
  createPayoutBatch(@Ctx() ctx: AppContext): Promise<NewPayoutBatch> {
    return runAction(createPayoutBatch, ctx, {});
  }

  @Mutation(() => BatchFileType, { description: 'The file of a batch, with the keys in full; each download is logged.' })
  downloadPayoutBatch(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<BatchFileType> {
    return runAction(downloadPayoutBatch, ctx, { id });
  }

  @Mutation(() => RevealedPixKey, { description: 'The key of one payment in full; that it was looked at is logged.' })
  revealPixKey(
    @Arg('id', () => IdScalar, { description: 'Id of the redemption.' }) id: number,
    @Ctx() ctx: AppContext,
  ): Promise<RevealedPixKey> {
    return runAction(revealPixKey, ctx, { id });
  }

  @Mutation(() => Changed, { description: 'Asks to take a payment back, with the reason; another person confirms it.' })
  askPayoutReversal(
    @Arg('id', () => IdScalar, { description: 'Id of the redemption.' }) id: number,
    @Arg('motivo', () => String, { description: 'Why the payment is taken back; the history shows it.' }) motivo: string,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(askPayoutReversal, ctx, { id, motivo });
  }

  @Mutation(() => Changed, { description: 'Confirms that a payment is taken back: the amount returns to the consumer.' })
  confirmPayoutReversal(
    @Arg('id', () => IdScalar, { description: 'Id of the redemption.' }) id: number,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(confirmPayoutReversal, ctx, { id });
  }

  @Mutation(() => Changed, { description: 'Declines to take a payment back: it stays as it was before the request.' })
  dropPayoutReversal(
    @Arg('id', () => IdScalar, { description: 'Id of the redemption.' }) id: number,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(dropPayoutReversal, ctx, { id });
  }

  @Mutation(() => BankReturnType, { description: "Reads the bank's answer (CSV or XLSX: id, valor, situacao, motivo, endToEndId)." })
  async readBankReturn(@Arg('file', () => UploadScalar) file: UploadValue, @Ctx() ctx: AppContext): Promise<BankReturnType> {
    return runAction(readBankReturn, ctx, await readUpload(file));
  }
}

export const { resolver: ConsumerRedemptionsListResolver } = listDoor(consumerRedemptionsList);
export const { resolver: OwnConsumerRedemptionsListResolver } = listDoor(ownConsumerRedemptionsList);
export const { resolver: PayoutBatchesListResolver } = listDoor(payoutBatchesList);
