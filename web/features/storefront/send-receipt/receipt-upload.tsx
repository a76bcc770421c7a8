import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { FileSources } from './file-sources.tsx';
import { PickedFiles } from './picked-files.tsx';
import { ResendCard } from './resend-card.tsx';
import { sendTexts as texts } from './send-receipt.messages.ts';
import { SentReceipts } from './sent-receipts.tsx';
import { type UploadPhase, useReceiptUpload } from './use-receipt-upload.ts';
import { useResend } from './use-resend.ts';

const Tips = () => (
  <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'tint.secondary' }}>
    <Typography variant="subtitle2" component="h2">
      {texts.tipsTitle}
    </Typography>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5 }}>
      {texts.tips.map((tip) => (
        <Box component="li" key={tip} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <CheckRounded aria-hidden sx={{ fontSize: 20, color: 'secondary.main' }} />
          {tip}
        </Box>
      ))}
    </Box>
  </Box>
);

const Progress = ({ phase }: { phase: UploadPhase }) => {
  if (phase.kind === 'choosing') return null;
  const text = phase.kind === 'preparing' ? texts.preparing : `${texts.sending} ${phase.percent}%`;
  return (
    <Box role="status">
      <LinearProgress
        aria-label={texts.progress}
        {...(phase.kind === 'sending' ? { variant: 'determinate', value: phase.percent } : {})}
        sx={{ height: 8, borderRadius: 1 }}
      />
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {text}
      </Typography>
    </Box>
  );
};

/** Photos and PDFs of receipts: choose, preview, send, and follow their review (document 002 §2, Send invoice). */
export const ReceiptUpload = () => {
  const resend = useResend();
  const { files, keys, refused, doubts, phase, hasFailed, sent, add, remove, removeRefused, typeKey, send, startOver } = useReceiptUpload(
    resend?.chave,
  );
  const startAgain = () => {
    resend?.stop();
    startOver();
  };
  if (sent) return <SentReceipts receipts={sent} onMore={startAgain} />;
  const isBusy = phase.kind !== 'choosing';
  const doubtful = files.filter(({ id }) => doubts[id]).map(({ file }) => file.name);
  const refusedCount = files.filter(({ id }) => refused[id]).length;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720, display: 'grid', gap: 2.5 }}>
      {resend && <ResendCard resend={resend} disabled={isBusy} onFile={(file) => add([file])} />}
      {files.length === 0 && <Tips />}
      {files.length > 0 && (
        <Box>
          <Typography role="status" sx={{ fontWeight: 650 }}>
            {texts.selected(files.length)}
          </Typography>
          <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
            {texts.eachIsOne}
          </Typography>
          <PickedFiles files={files} keys={keys} refused={refused} doubts={doubts} disabled={isBusy} onRemove={remove} onKey={typeKey} />
        </Box>
      )}
      <FileSources hasFiles={files.length > 0} disabled={isBusy} onFiles={add} />
      <Progress phase={phase} />
      {refusedCount > 0 && (
        <Box role="status" sx={{ p: 1.5, borderRadius: 1, bgcolor: 'tint.error', display: 'grid', gap: 1 }}>
          <Typography sx={{ color: 'error.main' }}>{texts.refusedHint(refusedCount, files.length)}</Typography>
          {refusedCount < files.length && (
            <Button variant="outlined" color="error" onClick={removeRefused} sx={{ minHeight: 44 }}>
              {texts.removeRefused(refusedCount)}
            </Button>
          )}
        </Box>
      )}
      {hasFailed && refusedCount === 0 && files.length > 0 && (
        <Typography role="alert" sx={{ p: 1.5, borderRadius: 1, bgcolor: 'tint.warning', color: 'warning.main' }}>
          {texts.retryHint}
        </Typography>
      )}
      {doubtful.length > 0 && (
        <Typography
          role="status"
          sx={{ p: 1.5, borderRadius: 1, bgcolor: 'tint.warning', color: 'warning.main', overflowWrap: 'anywhere' }}
        >
          {texts.doubtful(doubtful.join(', '))}
        </Typography>
      )}
      <Button
        size="large"
        variant={files.length > 0 ? 'contained' : 'outlined'}
        loading={isBusy}
        loadingPosition="start"
        onClick={() => void send()}
      >
        {doubtful.length > 0 ? texts.sendAnyway : texts.send}
      </Button>
    </Card>
  );
};
