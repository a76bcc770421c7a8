import { ReviewResolver } from './decisions/review.resolver.ts';
import { Submission, SubmissionEvent } from './receipts/submission.entity.ts';
import {
  ClosedCashbackListResolver,
  ClosedSubmissionsListResolver,
  OwnSubmissionsListResolver,
  PendingCashbackListResolver,
  PendingSubmissionsListResolver,
  SubmissionResolver,
} from './receipts/submission.resolver.ts';
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

export { claimNextSubmission, claimSubmission } from './receipts/actions/claim-submission.ts';
export { closeSubmission, rejectSubmission, returnSubmissionToPending } from './receipts/actions/decide-submission.ts';
export { sendReceipts } from './receipts/actions/send-receipts.ts';
export { undoDecision } from './receipts/actions/undo-decision.ts';
export { closedCashbackList, pendingCashbackList } from './receipts/cashback-submissions.list.ts';
export { CONTEST_DAYS, closedSubmissionsList, ownSubmissionsList } from './receipts/closed-submissions.list.ts';
export { contestStatusSet } from './receipts/contest-status-set.ts';
export { pendingSubmissionsList, SUBMISSION_MASKED_SEARCH } from './receipts/pending-submissions.list.ts';
export { Submission, SubmissionEvent } from './receipts/submission.entity.ts';
export { SUBMISSION_STATUS_LABELS, type SubmissionStatus } from './receipts/submission.status.ts';
export { noteSubmissionEvent } from './receipts/submission-events.ts';
export { type LockedSubmission, lockSubmission, moveSubmission } from './receipts/submission-moves.ts';
export { correctSale } from './sales/actions/correct-sale.ts';
export { postCashback } from './sales/actions/post-cashback.ts';
export { postOwnSale, postSale } from './sales/actions/post-sale.ts';
export { cancelPosting, returnPostingToPending } from './sales/actions/undo-posting.ts';
export { cashbackPostingsList } from './sales/cashback-postings.list.ts';
export { salesToCorrectQuery } from './sales/corrections.query.ts';
export { Posting, PostingItem } from './sales/posting.entity.ts';
export { ITEMS_BESIDE_POSTING, salesByNumberQuery } from './sales/posting.queries.ts';
export { PostingEdit } from './sales/posting-edit.entity.ts';
export { findPosting, findSubmission, findSubmissionByFile } from './sales/posting-lookup.ts';
export { postingScope, submissionScope } from './sales/posting-scope.ts';
export { postingTruths } from './sales/posting-truths.ts';
export { ownPostingsList, postingsList, sellerPostingsList } from './sales/postings.list.ts';
export { type Judged, saleNeed } from './sales/sale-request.ts';
export { sendCashback, sendSale } from './sales/send-sale.ts';
export { soldItemsList } from './sales/sold-items.list.ts';

export const entities = [Posting, PostingEdit, PostingItem, Submission, SubmissionEvent];
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
  OwnSubmissionsListResolver,
  PendingCashbackListResolver,
  PendingSubmissionsListResolver,
  SubmissionResolver,
];
