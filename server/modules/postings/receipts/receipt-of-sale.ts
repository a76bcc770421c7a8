import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { queueWhatsApp } from '../../messaging/index.ts';
import { refuseWhileHeld } from '../../second-person/index.ts';
import { checkSaleDate } from '../sales/sale-date.ts';
import { heldNotice } from './held-notice.ts';
import type { Decided } from './reading/decided.ts';
import { keepTruth } from './reading/truth.ts';
import { receiptStopsWaiting, receiptWaits } from './receipt-requests.ts';
import { assertMove, type LockedSubmission, lockSubmission, moveSubmission } from './submission-moves.ts';

interface Decides {
  submissionId?: number | null | undefined;
  versao?: number | null | undefined;
}

/** Locks the receipt that a sale decides, of the sale's audience; null for a typed sale. Refuses: SUBMISSION_*, SECOND_PERSON_WAITING. */
export async function lockDecided(
  ctx: ActionContext,
  { submissionId, versao }: Decides,
  audience: LockedSubmission['audience'],
): Promise<LockedSubmission | null> {
  if (!submissionId) return null;
  const receipt = await lockSubmission(ctx, submissionId, { versao: versao ?? null });
  assertMove(receipt, 'POSTADA');
  if (receipt.audience !== audience) throw new AppError(audience === 'SELLER' ? 'SUBMISSION_OF_CONSUMER' : 'SUBMISSION_OF_SELLER');
  await refuseWhileHeld(ctx, receipt.id);
  return receipt;
}

/** Staff may type an older sale received another way; a receipt belongs to the month it was sent in. Refuses: POSTING_DATE_*. */
export async function checkDecidedDate(ctx: ActionContext, receipt: LockedSubmission | null, realizadoEm: string): Promise<void> {
  if (realizadoEm > ctx.clock.today()) throw new AppError('POSTING_DATE_FUTURE');
  if (receipt) await checkSaleDate(ctx, realizadoEm, receipt.criado_em);
}

/** Approves the receipt of a recorded sale, keeps what was decided as its truth, and tells the member; without a receipt it only tells them. */
export async function approveReceipt(
  ctx: ActionContext,
  receipt: LockedSubmission | null,
  decided: Decided,
  { celular, texto }: { celular: string | null | false; texto: string },
): Promise<void> {
  if (receipt) {
    await keepTruth(ctx, receipt.id, decided);
    await moveSubmission(ctx, receipt, 'POSTADA');
  }
  if (celular) await queueWhatsApp(ctx, { celular, texto, ...heldNotice(receipt) });
}

/** The receipt of a sale waits with the sale's request. */
export const waitsWithReceipt = {
  waits: (ctx: ActionContext, { submissionId }: Decides) => receiptWaits(ctx, submissionId),
  declined: (ctx: ActionContext, { submissionId }: Decides, why: string | null) => receiptStopsWaiting(ctx, submissionId, why),
};
