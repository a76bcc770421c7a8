import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '../../../../server/shared/dates.ts';
import { AttachmentThumb } from '../../../members/receipt/attachment.tsx';
import { howToFix } from '../../../members/receipt/how-to-fix.ts';
import { receiptTexts } from '../../../members/receipt/receipt.messages.ts';
import { toast } from '../../../ui/toast.ts';
import { resendTexts as texts } from './resend.messages.ts';
import type { Resend } from './use-resend.ts';

interface ResendCardProps {
  resend: Resend;
  disabled: boolean;
  onFile: (file: File) => void;
}

/** The receipt being sent again, why it was refused, and which values are reused. */
export const ResendCard = ({ resend: { receipt, chave, keepsFile, isFetching, fetchFile, stop }, disabled, onFile }: ResendCardProps) => {
  const day = formatDateTime(receipt.criadoEm);
  const handleKeep = async () => {
    const file = await fetchFile();
    if (file) onFile(file);
    else toast.error(texts.fileGone);
  };
  return (
    <Box component="section" aria-label={texts.title} sx={{ p: 2, borderRadius: 1, bgcolor: 'tint.neutral', display: 'flex', gap: 2 }}>
      <AttachmentThumb url={receipt.linkArquivo} type={receipt.tipoArquivo} picture={receipt.linkMiniatura} day={day} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="h2">
          {texts.of(day)}
        </Typography>
        {receipt.reprovadoMotivo && <Typography sx={{ fontWeight: 600, color: 'error.main' }}>{receipt.reprovadoMotivo}</Typography>}
        {receipt.reprovadoObservacao && (
          <Typography sx={{ mt: 0.25, overflowWrap: 'anywhere' }}>{receiptTexts.note(receipt.reprovadoObservacao)}</Typography>
        )}
        <Typography sx={{ mt: 0.25 }}>{howToFix(receipt).text}</Typography>
        {chave && (
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {texts.keyKept}
          </Typography>
        )}
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {keepsFile && (
            <Button
              size="small"
              variant="outlined"
              loading={isFetching}
              disabled={disabled}
              onClick={() => void handleKeep()}
              sx={{ minHeight: 44 }}
            >
              {texts.keepFile}
            </Button>
          )}
          <Button size="small" disabled={disabled} onClick={stop} sx={{ minHeight: 44 }}>
            {texts.other}
          </Button>
        </Box>
      </Box>
    </Box>
  );
};
