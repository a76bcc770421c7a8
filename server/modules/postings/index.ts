export { claimNextSubmission, claimSubmission } from './actions/claim-submission.ts';
export { closeSubmission, rejectSubmission, returnSubmissionToPending } from './actions/decide-submission.ts';
export { postOwnSale, postSale } from './actions/post-sale.ts';
export { sendReceipts } from './actions/send-receipts.ts';
export { cancelPosting, returnPostingToPending } from './actions/undo-posting.ts';
export { closedSubmissionsList, ownSubmissionsList } from './closed-submissions.list.ts';

export { pendingSubmissionsList } from './pending-submissions.list.ts';
export { Posting, PostingItem } from './posting.entity.ts';
export { postingItemsOf, salesByNumberQuery } from './posting.queries.ts';
export { postingInvariants } from './posting-invariants.ts';
export { findPosting, findSubmissionByFile } from './posting-lookup.ts';
export { ownPostingsList, postingsList, sellerPostingsList } from './postings.list.ts';
export { Submission, SubmissionEvent } from './submission.entity.ts';
export { SUBMISSION_STATUS_LABELS, type SubmissionStatus } from './submission.status.ts';
