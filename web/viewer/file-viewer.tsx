import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ErrorState } from '../ui/states.tsx';
import { PictureFrame, type PictureKeys, type PictureLayer, type PictureLook } from './picture-frame.tsx';
import { viewerTexts as texts } from './viewer.messages.ts';

export interface ViewedFile {
  /** Null when the row has no file. */
  url: string | null;
  /** Media type; unknown ones are shown as images. */
  type: string | null;
  /** Alternative text. */
  title?: string;
}

interface FileViewerProps extends ViewedFile {
  /** Who has the keys of a picture. */
  keys?: PictureKeys;
  look?: PictureLook | undefined;
  layer?: PictureLayer | undefined;
  /** Requests a new file URL; they are valid for an hour. */
  onRetry?: () => unknown;
}

/** A file that fills its parent: images zoom and rotate, videos play, PDFs open inline or download. */
export const FileViewer = (props: FileViewerProps) => <Viewer key={props.url} {...props} />;

const Viewer = ({ url, type, title = texts.receipt, keys = 'screen', look, layer, onRetry }: FileViewerProps) => {
  const [isBroken, setBroken] = useState(false);
  if (!url) return <Failure title={texts.notFound} />;
  if (type === 'application/pdf') return <PdfFrame url={url} title={title} />;
  const isVideo = type?.startsWith('video/') ?? false;
  if (type && !isVideo && !type.startsWith('image/')) return <Failure title={texts.unsupported} />;
  if (isBroken) {
    const handleRetry = () => {
      setBroken(false);
      void onRetry?.();
    };
    return <Failure title={isVideo ? texts.videoFailed : texts.pictureFailed} onRetry={handleRetry} />;
  }
  if (isVideo) return <VideoFrame url={url} title={title} onError={() => setBroken(true)} />;
  return <PictureFrame url={url} title={title} keys={keys} look={look} layer={layer} onError={() => setBroken(true)} />;
};

const Failure = ({ title, onRetry }: { title: string; onRetry?: () => void }) => (
  <Box sx={{ height: '100%', display: 'grid', placeItems: 'center', overflow: 'auto' }}>
    <ErrorState title={title} text={null} icon={<BrokenImageOutlined />} {...(onRetry ? { onRetry } : {})} />
  </Box>
);

const VideoFrame = ({ url, title, onError }: { url: string; title: string; onError: () => void }) => (
  <Box
    component="video"
    controls
    autoPlay
    playsInline
    src={url}
    aria-label={title}
    onError={onError}
    sx={{ width: '100%', height: '100%', objectFit: 'contain', bgcolor: 'common.black' }}
  />
);

/** The browser's own viewer shows the page at its width, without thumbnails or toolbar. */
const PDF_VIEW = '#toolbar=0&navpanes=0&view=FitH';

const PdfFrame = ({ url, title }: { url: string; title: string }) => (
  <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
    <Box
      component="iframe"
      src={`${url}${PDF_VIEW}`}
      title={title}
      sx={{ flex: 1, width: '100%', border: 0, bgcolor: 'background.paper' }}
    />
    <Box sx={{ p: 1, display: 'flex', justifyContent: 'center' }}>
      <Button variant="outlined" component="a" href={url} download startIcon={<FileDownloadOutlined />} sx={{ minHeight: 44 }}>
        {texts.downloadPdf}
      </Button>
    </Box>
  </Box>
);
