import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { saleTexts as texts } from '../review.messages.ts';
import type { SubmissionReviewQuery } from './submissions.generated.ts';

export type Review = NonNullable<SubmissionReviewQuery['submissionReview']>;
export type Finding = Review['findings'][number];

/** Whether a finding refers to another receipt or to a posting. */
export const isComparable = ({ submissionId, postingId }: Finding) => submissionId !== null || postingId !== null;

interface FindingsListProps {
  review: Review;
  /** The finding whose other receipt is shown. */
  compared: Finding | null;
  onCompare: (finding: Finding) => void;
}

/** Findings of the automatic check: red for contradictions with the register, amber for anything worth a look. */
export const FindingsList = ({ review, compared, onCompare }: FindingsListProps) => {
  if (!review.lida) {
    return (
      <Alert severity="info" variant="outlined">
        {texts.reading}
      </Alert>
    );
  }
  if (review.findings.length === 0)
    return review.chaveFiscal ? (
      <Alert severity="success" variant="outlined" role="note">
        {texts.preValidated}
      </Alert>
    ) : null;
  return (
    <Stack component="ul" aria-label={texts.findings} sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
      {review.findings.map((finding) => (
        <li key={`${finding.code}-${finding.submissionId ?? finding.postingId ?? finding.message}`}>
          <Alert
            severity={finding.severity === 'HARD' ? 'error' : 'warning'}
            action={
              isComparable(finding) && finding !== compared ? (
                <Button color="inherit" size="small" onClick={() => onCompare(finding)} sx={{ minHeight: 44 }}>
                  {texts.compare}
                </Button>
              ) : null
            }
          >
            {finding.message}
          </Alert>
        </li>
      ))}
    </Stack>
  );
};
