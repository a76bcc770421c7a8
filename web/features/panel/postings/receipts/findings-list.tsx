import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { RejectReason } from '../../../../../server/shared/enums.ts';
import { reasonKey, reasonOf } from '../shared/reject-reason.ts';
import { saleTexts as texts } from '../shared/review.messages.ts';
import { KeyHint } from './key-hint.tsx';
import type { SubmissionReviewQuery } from './submissions.generated.ts';

export type Review = NonNullable<SubmissionReviewQuery['submissionReview']>;
export type Finding = Review['findings'][number];

/** Whether a finding refers to another receipt or to a posting. */
export const isComparable = ({ submissionId, postingId }: Finding) => submissionId !== null || postingId !== null;

/** Whether the key was read and nothing is against the receipt. */
export const isPreValidated = ({ lida, chaveFiscal, findings }: Review) => lida && chaveFiscal !== null && findings.length === 0;

/** The reason that the findings propose: of the gravest one that has a reason. */
export const proposedReason = (findings: readonly Finding[]): RejectReason | null => {
  const withReason = findings.filter((finding) => reasonOf(finding) !== null);
  const gravest = withReason.find(({ severity }) => severity === 'HARD') ?? withReason[0];
  return gravest ? reasonOf(gravest) : null;
};

/** R opens the reasons, the number chooses this one. */
const RejectKeys = ({ reason }: { reason: RejectReason }) => (
  <Box component="span" title={texts.rejectAs(reason)} sx={{ display: 'inline-flex', gap: 0.5, ml: 1, verticalAlign: 'middle' }}>
    <KeyHint>R</KeyHint>
    <KeyHint>{reasonKey(reason)}</KeyHint>
  </Box>
);

/** Alerts above the form leave room for the receipt's items. */
export const LOW_ALERT = { py: 0, alignItems: 'center', '& .MuiAlert-action': { p: 0 } };

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
  if (review.findings.length === 0) return null;
  const isPending = review.status === 'PENDENTE';
  return (
    <Stack component="ul" aria-label={texts.findings} sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
      {review.findings.map((finding) => {
        const reason = isPending ? reasonOf(finding) : null;
        return (
          <li key={`${finding.code}-${finding.submissionId ?? finding.postingId ?? finding.message}`}>
            <Alert
              severity={finding.severity === 'HARD' ? 'error' : 'warning'}
              sx={LOW_ALERT}
              action={
                isComparable(finding) && finding !== compared ? (
                  <Button color="inherit" size="small" onClick={() => onCompare(finding)} sx={{ minHeight: 44 }}>
                    {texts.compare}
                  </Button>
                ) : null
              }
            >
              {finding.message}
              {reason ? <RejectKeys reason={reason} /> : null}
            </Alert>
          </li>
        );
      })}
    </Stack>
  );
};
