import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { formatDate } from '../../../../../server/shared/dates.ts';
import { useViewer } from '../../../../session/session-context.ts';
import { type Fact, FactList } from '../../../../ui/fact-list.tsx';
import { toast } from '../../../../ui/toast.ts';
import { asAudience } from '../audience.ts';
import { KeyHint } from '../key-hint.tsx';
import { APPROVAL_REASONS, FISCAL_TYPE_LABELS, postingTexts } from '../postings.messages.ts';
import { StickyBar } from '../receipts/review-bar.tsx';
import { typedSale } from '../receipts/typed-sale.ts';
import { saleTexts as texts } from '../review.messages.ts';
import { type ApprovalRowFragment, useSaleApprovalsQuery } from './approvals.generated.ts';
import { useApprovalActs } from './use-approval-acts.tsx';

/** The receipt's first approval, if it waits for a second one; `isKnown` once loaded. */
export const useWaitingApproval = (submissionId: string) => {
  const { data, error } = useSaleApprovalsQuery({
    variables: { options: { pageSize: 1 }, filter: { submissionId, status: 'AGUARDA' } },
    fetchPolicy: 'network-only',
    context: { silent: true },
  });
  return { waiting: data?.saleApprovals.items[0] ?? null, isKnown: Boolean(data ?? error) };
};

const factsOf = (approval: ApprovalRowFragment): Fact[] => {
  const audience = asAudience(approval.audience);
  const { tipoFiscal, lines } = typedSale(approval.dados);
  return [
    { label: texts.earns, value: postingTexts.gain(approval.ganho, audience) },
    { label: 'Por quê', value: APPROVAL_REASONS[approval.motivo] ?? approval.motivo },
    { label: texts.identifier, value: `${FISCAL_TYPE_LABELS[tipoFiscal] ?? tipoFiscal} ${approval.identificador}` },
    { label: texts.saleDate, value: formatDate(approval.realizadoEm) },
    ...lines,
  ];
};

interface ApprovalPanelProps {
  approval: ApprovalRowFragment;
  busy: boolean;
  onReject: () => void;
  onSkip: () => void;
  /** Called when the sale is approved. */
  onDone: () => unknown;
  /** Called when the first approval is withdrawn, so the receipt is a normal one again. */
  onWithdrawn: () => unknown;
}

/** What the first person typed, for a second person to approve or refuse (beyond C5). */
export const ApprovalPanel = ({ approval, busy, onReject, onSkip, onDone, onWithdrawn }: ApprovalPanelProps) => {
  const viewer = useViewer();
  const handleApproved = () => {
    toast.success(postingTexts.approveDone);
    return onDone();
  };
  const { approve, decline, isBusy, dialog } = useApprovalActs({ onApproved: handleApproved, onDeclined: onWithdrawn });
  const isOwn = viewer?.id === approval.primeiroPorId;
  return (
    <Paper variant="outlined" component="section" aria-label={postingTexts.approvals}>
      <Box sx={{ p: { xs: 2, sm: 2.5 } }}>
        <Alert severity="info" role="note" sx={{ mb: 2 }}>
          <strong>{texts.approvalTitle(approval.primeiroPor)}</strong>
          <Typography variant="body2">{isOwn ? texts.approvalOwn : texts.approvalOther}</Typography>
        </Alert>
        <FactList facts={factsOf(approval)} />
      </Box>
      <StickyBar>
        <Button color="inherit" disabled={busy || isBusy} onClick={onSkip} endIcon={<KeyHint>J</KeyHint>}>
          {texts.skip}
        </Button>
        <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
        <Button variant="outlined" color="error" disabled={busy || isBusy} onClick={onReject} endIcon={<KeyHint>R</KeyHint>}>
          {texts.reject}
        </Button>
        <Button variant="outlined" disabled={busy || isBusy} onClick={() => decline(approval)}>
          {isOwn ? texts.undoOwn : texts.decline}
        </Button>
        {isOwn ? null : (
          <Button
            variant="contained"
            loading={isBusy}
            disabled={busy}
            onClick={() => void approve(approval)}
            sx={{ order: { xs: -1, sm: 1 }, flexBasis: { xs: '100% !important', sm: 'auto !important' } }}
          >
            {texts.approve}
          </Button>
        )}
      </StickyBar>
      {dialog}
    </Paper>
  );
};
