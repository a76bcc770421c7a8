import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { ledger } from '../../ledger/index.ts';
import '../cashback.errors.ts';
import { type BatchFile, batchFile } from '../batch-file.ts';
import { payoutIdRules } from '../cashback.rules.ts';

/** A batch's file: identical at each download. It contains full keys, so each download is logged. */
export const downloadPayoutBatch = defineAction({
  name: 'downloadPayoutBatch',
  title: 'Download de lote de pagamentos',
  permission: 'payout:manage',
  refuses: ['PAYOUT_BATCH_NOT_FOUND', 'MONEY_PAUSED'],
  freshProof: true,
  secretAnswer: true,
  input: payoutIdRules,
  handler: async (ctx, { id }): Promise<BatchFile> => {
    // A file that leaves may be paid, whatever its payments' states say.
    await ledger.refuseWhilePaused(ctx);
    const file = await batchFile(ctx, id);
    if (!file) throw new AppError('PAYOUT_BATCH_NOT_FOUND');
    return file;
  },
});
