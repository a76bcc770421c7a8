export { matchReasonSet, receiptSourceSet, submissionStatusSet } from './receipts/submission-sets.ts';
export { postingOriginSet, postingStatusSet } from './sales/posting-sets.ts';

import { LearnedProduct, ReceiptReading } from './receipts/reading/receipt-reading.entity.ts';
import { ReviewResolver } from './receipts/review.resolver.ts';
import { Submission, SubmissionEvent } from './receipts/submission.entity.ts';
import {
  ClosedCashbackListResolver,
  ClosedSubmissionsListResolver,
  LearnedProductsListResolver,
  LearnedReceiptsListResolver,
  OwnSubmissionsListResolver,
  PendingCashbackListResolver,
  PendingSubmissionsListResolver,
  ReadingResultsListResolver,
  SubmissionResolver,
} from './receipts/submission.resolver.ts';
import { submissionTruths } from './receipts/submission-truths.ts';
import { CorrectionResolver } from './sales/correction.resolver.ts';
import { Posting, PostingItem } from './sales/posting.entity.ts';
import {
  CashbackPostingsListResolver,
  OwnPostingsListResolver,
  PostingResolver,
  PostingsListResolver,
  SellerPostingsListResolver,
  SoldItemsListResolver,
} from './sales/posting.resolver.ts';
import { PostingEdit } from './sales/posting-edit.entity.ts';
import { saleTruths } from './sales/sale-truths.ts';

export { cancelPosting } from './receipts/actions/cancel-posting.ts';
export { claimNextSubmission } from './receipts/actions/claim-next-submission.ts';
export { claimSubmission } from './receipts/actions/claim-submission.ts';
export { closeSubmission } from './receipts/actions/close-submission.ts';
export { postCashback } from './receipts/actions/post-cashback.ts';
export { postSale } from './receipts/actions/post-sale.ts';
export { rejectSubmission } from './receipts/actions/reject-submission.ts';
export { returnPostingToPending } from './receipts/actions/return-posting-to-pending.ts';
export { returnSubmissionToPending } from './receipts/actions/return-submission-to-pending.ts';
export { sendReceipts } from './receipts/actions/send-receipts.ts';
export { undoDecision } from './receipts/actions/undo-decision.ts';
export { closedCashbackList, pendingCashbackList } from './receipts/cashback-submissions.list.ts';
export { CONTEST_DAYS, closedSubmissionsList, ownSubmissionsList } from './receipts/closed-submissions.list.ts';
export { contestStatusSet } from './receipts/contest-status-set.ts';
export { pendingSubmissionsList, SUBMISSION_MASKED_SEARCH } from './receipts/pending-submissions.list.ts';
export { CREDIT_RECEIPT } from './receipts/reading/credit-receipt.ts';
export { fiscalTypeOf } from './receipts/reading/reading-answer.ts';
export { sendCashback, sendSale } from './receipts/send-sale.ts';
export { Submission, SubmissionEvent } from './receipts/submission.entity.ts';
export { SUBMISSION_STATUS_LABELS, type SubmissionStatus } from './receipts/submission.status.ts';
export { noteSubmissionEvent } from './receipts/submission-events.ts';
export { findSubmission, findSubmissionByFile } from './receipts/submission-lookup.ts';
export { type LockedSubmission, lockSubmission, moveSubmission } from './receipts/submission-moves.ts';
export { submissionScope } from './receipts/submission-scope.ts';
export { undoPosting } from './receipts/undo-posting.ts';
export { correctSale } from './sales/actions/correct-sale.ts';
export { postOwnSale } from './sales/actions/post-own-sale.ts';
export { cashbackPostingsList } from './sales/cashback-postings.list.ts';
export { countSalesToCorrect, salesToCorrectQuery } from './sales/corrections.query.ts';
export { Posting, PostingItem } from './sales/posting.entity.ts';
export { ITEMS_BESIDE_POSTING, salesByNumberQuery } from './sales/posting.queries.ts';
export { PostingEdit } from './sales/posting-edit.entity.ts';
export { findPosting } from './sales/posting-lookup.ts';
export { postingScope } from './sales/posting-scope.ts';
export { ownPostingsList, postingsList, sellerPostingsList } from './sales/postings.list.ts';
export { type Judged, saleNeed } from './sales/sale-request.ts';
export { soldItemsList } from './sales/sold-items.list.ts';

export const postingTruths = [...saleTruths, ...submissionTruths];
export const entities = [LearnedProduct, Posting, PostingEdit, PostingItem, ReceiptReading, Submission, SubmissionEvent];
export const resolvers = [
  CorrectionResolver,
  CashbackPostingsListResolver,
  OwnPostingsListResolver,
  PostingResolver,
  PostingsListResolver,
  SellerPostingsListResolver,
  SoldItemsListResolver,
  ReviewResolver,
  ClosedCashbackListResolver,
  ClosedSubmissionsListResolver,
  LearnedProductsListResolver,
  LearnedReceiptsListResolver,
  OwnSubmissionsListResolver,
  PendingCashbackListResolver,
  PendingSubmissionsListResolver,
  ReadingResultsListResolver,
  SubmissionResolver,
];
