import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { postingTexts as texts } from '../shared/postings.messages.ts';

interface ReceiptThumbProps {
  thumbnail: string | null | undefined;
  type: string | null | undefined;
  sender: string;
  onOpen: () => void;
}

/** A receipt's thumbnail, which opens it. */
export const ReceiptThumb = ({ thumbnail, type, sender, onOpen }: ReceiptThumbProps) => (
  <ButtonBase
    aria-label={texts.receiptOf(sender)}
    onClick={(event) => {
      event.stopPropagation();
      onOpen();
    }}
    sx={{
      width: 44,
      height: 44,
      borderRadius: 1,
      overflow: 'hidden',
      border: 1,
      borderColor: 'divider',
      bgcolor: 'tint.neutral',
      color: 'text.secondary',
      verticalAlign: 'middle',
    }}
  >
    {thumbnail ? (
      <Box component="img" src={thumbnail} alt="" loading="lazy" sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />
    ) : type === 'application/pdf' ? (
      <PictureAsPdfOutlined fontSize="small" />
    ) : (
      <ReceiptLongOutlined fontSize="small" />
    )}
  </ButtonBase>
);
