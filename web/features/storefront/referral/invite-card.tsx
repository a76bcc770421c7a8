import Share from '@mui/icons-material/Share';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { CopyField } from '../../../ui/copy-field.tsx';
import { referralTexts as texts } from './referral.messages.ts';

interface InviteCardProps {
  code: string;
  link: string;
}

/** The code and its link, to copy or pass to the phone's share sheet. */
export const InviteCard = ({ code, link }: InviteCardProps) => {
  const canShare = typeof navigator.share === 'function';
  // Closing the share sheet rejects, which is not an error.
  const handleShare = () => navigator.share({ text: texts.shareText(code), url: link }).catch(() => undefined);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 2.5 }}>
        <CopyField label={texts.code} value={code} copiedText={texts.codeCopied} />
        <CopyField label={texts.link} value={link} copiedText={texts.linkCopied} />
        {canShare && (
          <Button variant="contained" startIcon={<Share />} onClick={() => void handleShare()} sx={{ minHeight: 44 }}>
            {texts.share}
          </Button>
        )}
      </Stack>
    </Card>
  );
};
