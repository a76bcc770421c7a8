import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { confirm } from '../../../ui/confirm.ts';
import { outboxTexts as texts } from './outbox.messages.ts';
import { useOutbox } from './use-outbox.ts';

/** Receipts waiting for a connection, on every members' page; they are sent automatically once it returns. */
export const OutboxCard = () => {
  const { waiting, isSending, sendNow, discard } = useOutbox();
  if (waiting === 0) return null;
  const handleDiscard = async () => {
    if (await confirm({ title: texts.discardQuestion, text: texts.discardText, danger: true })) await discard();
  };
  return (
    <Card
      component="section"
      aria-label={texts.waiting(waiting)}
      sx={{ p: 2, mb: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <CloudOffOutlined aria-hidden sx={{ color: 'warning.main' }} />
      <Box role="status" sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 680 }}>{texts.waiting(waiting)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {texts.text}
        </Typography>
      </Box>
      <Button variant="outlined" loading={isSending} onClick={() => void sendNow()} sx={{ minHeight: 44 }}>
        {texts.tryNow}
      </Button>
      <Button color="inherit" onClick={() => void handleDiscard()} disabled={isSending} sx={{ minHeight: 44 }}>
        {texts.discard}
      </Button>
    </Card>
  );
};
