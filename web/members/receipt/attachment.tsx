import OpenInNew from '@mui/icons-material/OpenInNew';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { receiptTexts as texts } from './receipt.messages.ts';

const FileDialog = lazy(async () => ({ default: (await import('../../viewer/file-dialog.tsx')).FileDialog }));

interface Attachment {
  url: string;
  /** Media type. */
  type: string | null;
}

const isPdf = ({ type }: Attachment) => type === 'application/pdf';

/** The image viewer; its code is fetched on first use. */
const Viewer = ({ url, type, onClose }: Attachment & { onClose: () => void }) => (
  <Suspense fallback={null}>
    <FileDialog title={texts.seeReceipt} files={[{ url, type }]} onClose={onClose} />
  </Suspense>
);

/** Opens the sent file: an image in an overlay, a PDF in a new tab (document 002 §2, Points statement). */
export const AttachmentButton = (file: Attachment) => {
  const [isOpen, setOpen] = useState(false);
  if (isPdf(file))
    return (
      <Button variant="outlined" component="a" href={file.url} target="_blank" rel="noopener" startIcon={<OpenInNew />}>
        {texts.openPdf}
      </Button>
    );
  return (
    <>
      <Button variant="outlined" startIcon={<ReceiptLongOutlined />} onClick={() => setOpen(true)}>
        {texts.seeReceipt}
      </Button>
      {isOpen && <Viewer {...file} onClose={() => setOpen(false)} />}
    </>
  );
};

const thumb = {
  width: 64,
  height: 64,
  flexShrink: 0,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'tint.neutral',
  color: 'text.secondary',
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

interface ThumbProps extends Attachment {
  /** Thumbnail; without one, an icon is shown. */
  picture: string | null;
  /** Date it was sent, for the button's accessible name. */
  day: string;
}

/** The attachment as a thumbnail to tap. */
export const AttachmentThumb = ({ picture, day, ...file }: ThumbProps) => {
  const [isOpen, setOpen] = useState(false);
  const content: ReactNode = picture ? (
    <Box component="img" src={picture} alt="" loading="lazy" sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />
  ) : isPdf(file) ? (
    <PictureAsPdfOutlined />
  ) : (
    <ReceiptLongOutlined />
  );
  if (isPdf(file))
    return (
      <ButtonBase component="a" href={file.url} target="_blank" rel="noopener" aria-label={texts.openPdfOf(day)} sx={thumb}>
        {content}
      </ButtonBase>
    );
  return (
    <>
      <ButtonBase aria-label={texts.seeReceiptOf(day)} onClick={() => setOpen(true)} sx={thumb}>
        {content}
      </ButtonBase>
      {isOpen && <Viewer {...file} onClose={() => setOpen(false)} />}
    </>
  );
};
