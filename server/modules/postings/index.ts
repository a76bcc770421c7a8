import { CorrectionResolver } from './correction.resolver.ts';
import { Posting, PostingItem } from './posting.entity.ts';
import {
  CashbackPostingsListResolver,
  OwnPostingsListResolver,
  PostingResolver,
  PostingsListResolver,
  SellerPostingsListResolver,
  SoldItemsListResolver,
} from './posting.resolver.ts';
import { PostingEdit } from './posting-edit.entity.ts';
import { ReviewResolver, SaleApprovalsListResolver } from './review.resolver.ts';
import { ReviewSettings } from './review-settings.entity.ts';
import { SaleApproval } from './sale-approval.entity.ts';
import { Submission, SubmissionEvent } from './submission.entity.ts';
import {
  ClosedCashbackListResolver,
  ClosedSubmissionsListResolver,
  OwnSubmissionsListResolver,
  PendingCashbackListResolver,
  PendingSubmissionsListResolver,
  SubmissionResolver,
} from './submission.resolver.ts';

export { claimNextSubmission, claimSubmission } from './actions/claim-submission.ts';
export { correctSale } from './actions/correct-sale.ts';
export { closeSubmission, rejectSubmission, returnSubmissionToPending } from './actions/decide-submission.ts';
export { postCashback } from './actions/post-cashback.ts';
export { postOwnSale, postSale } from './actions/post-sale.ts';
export { sendReceipts } from './actions/send-receipts.ts';
export { cancelPosting, returnPostingToPending } from './actions/undo-posting.ts';
export { cashbackPostingsList } from './cashback-postings.list.ts';
export { closedCashbackList, pendingCashbackList } from './cashback-submissions.list.ts';
export { CONTEST_DAYS, closedSubmissionsList, ownSubmissionsList } from './closed-submissions.list.ts';

export { salesToCorrectQuery } from './corrections.query.ts';
export { pendingSubmissionsList } from './pending-submissions.list.ts';
export { Posting, PostingItem } from './posting.entity.ts';
export { ITEMS_BESIDE_POSTING, salesByNumberQuery } from './posting.queries.ts';
export { PostingEdit } from './posting-edit.entity.ts';
export { postingInvariants } from './posting-invariants.ts';
export { findPosting, findSubmission, findSubmissionByFile } from './posting-lookup.ts';
export { postingScope, submissionScope } from './posting-scope.ts';
export { ownPostingsList, postingsList, sellerPostingsList } from './postings.list.ts';
export { ReviewSettings } from './review-settings.entity.ts';
export { SaleApproval } from './sale-approval.entity.ts';
export { soldItemsList } from './sold-items.list.ts';
export { Submission, SubmissionEvent } from './submission.entity.ts';
export { SUBMISSION_STATUS_LABELS, type SubmissionStatus } from './submission.status.ts';
export { noteSubmissionEvent } from './submission-events.ts';
export { type LockedSubmission, lockSubmission, moveSubmission } from './submission-moves.ts';

export const entities = [Posting, PostingEdit, PostingItem, ReviewSettings, SaleApproval, Submission, SubmissionEvent];
export const resolvers = [
  CorrectionResolver,
  CashbackPostingsListResolver,
  OwnPostingsListResolver,
  PostingResolver,
  PostingsListResolver,
  SellerPostingsListResolver,
  SoldItemsListResolver,
  ReviewResolver,
  SaleApprovalsListResolver,
  ClosedCashbackListResolver,
  ClosedSubmissionsListResolver,
  OwnSubmissionsListResolver,
  PendingCashbackListResolver,
  PendingSubmissionsListResolver,
  SubmissionResolver,
];
