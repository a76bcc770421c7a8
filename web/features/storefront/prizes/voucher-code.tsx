import ContentCopy from '@mui/icons-material/ContentCopy';
import Print from '@mui/icons-material/Print';
import ShareOutlined from '@mui/icons-material/ShareOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { copyText } from '../../../ui/copy-text.ts';
import { voucherTexts as texts } from './voucher.messages.ts';

interface VoucherCodeProps {
  name: string;
  code: string;
  isValid: boolean;
}

/** The promotional code in large type, with its actions; only the code is printed. */
export const VoucherCode = ({ name, code, isValid }: VoucherCodeProps) => {
  const canShare = typeof navigator.share === 'function';
  // Closing the share sheet without a choice is not an error.
  const handleShare = () => void navigator.share({ title: name, text: texts.shared(name, code) }).catch(() => undefined);
  return (
    <Stack sx={{ alignItems: 'center', gap: 1, p: 3, borderRadius: 1, bgcolor: 'tint.primary' }}>
      <Typography variant="body2" color="textSecondary">
        {texts.code}
      </Typography>
      <Typography
        component="p"
        sx={{
          fontSize: { xs: 26, sm: 34 },
          fontWeight: 720,
          letterSpacing: '0.12em',
          overflowWrap: 'anywhere',
          textAlign: 'center',
          textDecoration: isValid ? 'none' : 'line-through',
        }}
      >
        {code}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center', '@media print': { display: 'none' } }}>
        <Button startIcon={<ContentCopy />} onClick={() => void copyText(code, texts.copied)} disabled={!isValid} sx={{ minHeight: 44 }}>
          {texts.copy}
        </Button>
        {canShare && isValid ? (
          <Button startIcon={<ShareOutlined />} onClick={handleShare} sx={{ minHeight: 44 }}>
            {texts.share}
          </Button>
        ) : null}
        <Button startIcon={<Print />} onClick={() => window.print()} sx={{ minHeight: 44 }}>
          {texts.print}
        </Button>
      </Stack>
    </Stack>
  );
};
