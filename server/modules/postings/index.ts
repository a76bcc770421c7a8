export { Posting, PostingItem } from './posting.entity.ts';
export { Submission, SubmissionEvent } from './submission.entity.ts';
