import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { photoDoubtTexts, readingTexts } from '../../../members/receipt/reading-text.ts';
import { useOwnReceiptQuery } from '../../../members/receipt/receipt.generated.ts';
import { receiptTexts as texts } from '../../../members/receipt/receipt.messages.ts';

const POLL_MS = 2_000;
/** Reading takes about five seconds; a busy server, or one that does not read, is not waited for longer. */
const PATIENCE_MS = 60_000;

/** What the server reads from a receipt just sent, as soon as it has been read. */
export const ReadingLine = ({ id, isConsumer }: { id: string; isConsumer: boolean }) => {
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data, stopPolling } = useOwnReceiptQuery({ variables: { id }, pollInterval: POLL_MS, context: { silent: true } });
  const receipt = data?.ownSubmission;
  const isRead = receipt?.textoLido ?? false;
  useEffect(() => {
    if (isRead || !isPatient) stopPolling();
  }, [isRead, isPatient, stopPolling]);
  const doubts = receipt ? photoDoubtTexts(receipt) : [];
  const lines = receipt && isRead ? readingTexts(receipt, isConsumer) : [];
  return (
    <div role="status">
      {isPatient && !isRead ? <Typography variant="body2">{texts.readingText}</Typography> : null}
      {lines.map((line, index) => (
        <Typography key={line} variant="body2" sx={index === 0 ? { fontWeight: 600 } : { color: 'text.secondary' }}>
          {line}
        </Typography>
      ))}
      {isRead
        ? doubts.map((doubt) => (
            <Typography key={doubt} variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
              {doubt}
            </Typography>
          ))
        : null}
    </div>
  );
};
