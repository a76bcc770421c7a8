import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { formatDate } from '../../../../server/shared/dates.ts';
import { FollowButton } from '../../../members/receipt/follow-button.tsx';
import { useOwnReceiptQuery } from '../../../members/receipt/receipt.generated.ts';
import { receiptTexts } from '../../../members/receipt/receipt.messages.ts';
import { submissionLook } from '../../../members/receipt/submission-look.ts';
import { useViewer } from '../../../session/session-context.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { ReadingLine } from './reading-line.tsx';
import { sendTexts as texts } from './send-receipt.messages.ts';
import type { SentReceipt } from './use-receipt-upload.ts';

interface SentReceiptsProps {
  receipts: readonly SentReceipt[];
  onMore: () => void;
}

/** Received receipts, now under review, and where to follow them. */
export const SentReceipts = ({ receipts, onMore }: SentReceiptsProps) => {
  const heading = useRef<HTMLHeadingElement | null>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const isConsumer = useViewer()?.kind === 'CONSUMER';
  const first = receipts[0]?.id;
  const { data } = useOwnReceiptQuery({ variables: { id: first ?? '' }, skip: !first, context: { silent: true } });
  const day = data?.ownSubmission?.respostaAte;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h2" sx={{ outline: 'none' }}>
        {texts.sentTitle}
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
        {isConsumer ? texts.sentTextConsumer : texts.sentText} {day && receiptTexts.usuallyUntil(formatDate(day))}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {receipts.map(({ id, fileName, preValidada }) => (
          <Box component="li" key={id} sx={{ borderTop: 1, borderColor: 'divider', pb: 1 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 52 }}>
              <Typography noWrap title={fileName} sx={{ flex: 1, minWidth: 0 }}>
                {fileName}
              </Typography>
              {preValidada && <StatusChip tone="approved" label={texts.checked} />}
              <StatusChip {...submissionLook('PENDENTE')} />
              <FollowButton receiptId={id} of={fileName} />
            </Box>
            <ReadingLine id={id} isConsumer={isConsumer} />
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 2.5, display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Button variant="contained" size="large" onClick={onMore}>
          {texts.sendMore}
        </Button>
        <ButtonLink to="/pontuacoes" variant="outlined" size="large">
          {texts.follow}
        </ButtonLink>
      </Box>
    </Card>
  );
};
