import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type HeldActionRowFragment, HeldActionsDocument, useHeldActionsQuery } from '../../../../decisions/held-actions.generated.ts';
import { HELD_REASONS, heldTexts, reasonAgainst } from '../../../../decisions/held-texts.ts';
import { useHeldActs } from '../../../../decisions/use-held-acts.tsx';
import { useViewer } from '../../../../session/session-context.ts';
import { type Fact, FactList } from '../../../../ui/fact-list.tsx';
import { asAudience } from '../shared/audience.ts';
import { FISCAL_TYPE_LABELS, postingTexts } from '../shared/postings.messages.ts';
import { saleTexts as texts } from '../shared/review.messages.ts';
import { KeyHint } from './key-hint.tsx';
import { StickyBar } from './review-bar.tsx';
import { typedSale } from './typed-sale.ts';

/** The query of a receipt's first approval. */
export const heldActionsOf = (submissionId: string) => ({
  query: HeldActionsDocument,
  variables: { options: { pageSize: 1 }, filter: { submissionId, status: 'AGUARDA' as const } },
});

/** The receipt's first approval, if it waits for a second one; `isKnown` once loaded. */
export const useWaitingApproval = (submissionId: string, fetchPolicy: 'network-only' | 'cache-and-network') => {
  const { variables } = heldActionsOf(submissionId);
  const { data, error } = useHeldActionsQuery({ variables, fetchPolicy, context: { silent: true } });
  return { waiting: data?.heldActions.items[0] ?? null, isKnown: Boolean(data ?? error) };
};

const factsOf = ({ valor, moeda, motivo, venda }: HeldActionRowFragment): Fact[] => {
  const { tipoFiscal, identificador, saleDate, lines } = typedSale(venda);
  return [
    { label: texts.earns, value: valor && postingTexts.gain(valor, asAudience(moeda === 'BRL' ? 'CONSUMER' : 'SELLER')) },
    { label: heldTexts.reason, value: HELD_REASONS[motivo] ?? motivo },
    { label: texts.identifier, value: `${FISCAL_TYPE_LABELS[tipoFiscal] ?? tipoFiscal} ${identificador}` },
    { label: texts.saleDate, value: saleDate },
    ...lines,
  ];
};

interface ApprovalPanelProps {
  held: HeldActionRowFragment;
  busy: boolean;
  onReject: () => void;
  onSkip: () => void;
  /** Called when the sale is approved. */
  onDone: () => unknown;
  /** Called when the first approval is withdrawn, so the receipt is a normal one again. */
  onWithdrawn: () => unknown;
}

/** What the first person typed, for a second person to approve or refuse (beyond C5). */
export const ApprovalPanel = ({ held, busy, onReject, onSkip, onDone, onWithdrawn }: ApprovalPanelProps) => {
  const viewer = useViewer();
  const { approve, decline, dialog } = useHeldActs({ onApproved: onDone, onDeclined: onWithdrawn });
  const isOwn = viewer?.id === held.primeiroPorId;
  const against = reasonAgainst(held, viewer?.id);
  return (
    <Paper variant="outlined" component="section" aria-label={postingTexts.approvals}>
      <Box sx={{ p: { xs: 2, sm: 2.5 } }}>
        <Alert severity="info" role="note" sx={{ mb: 2 }}>
          <strong>{texts.approvalTitle(held.primeiroPor)}</strong>
          <Typography variant="body2">{isOwn ? texts.approvalOwn : (against ?? texts.approvalOther)}</Typography>
        </Alert>
        <FactList facts={factsOf(held)} />
      </Box>
      <StickyBar>
        <Button color="inherit" disabled={busy} onClick={onSkip} endIcon={<KeyHint>J</KeyHint>}>
          {texts.skip}
        </Button>
        <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
        <Button variant="outlined" color="error" disabled={busy} onClick={onReject} endIcon={<KeyHint>R</KeyHint>}>
          {texts.reject}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={() => decline(held)}>
          {isOwn ? texts.undoOwn : texts.decline}
        </Button>
        {isOwn ? null : (
          <Button
            variant="contained"
            disabled={busy || against !== null}
            onClick={() => approve(held)}
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
