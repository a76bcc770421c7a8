import CropFreeOutlined from '@mui/icons-material/CropFreeOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import RotateRightOutlined from '@mui/icons-material/RotateRightOutlined';
import ZoomInOutlined from '@mui/icons-material/ZoomInOutlined';
import ZoomOutOutlined from '@mui/icons-material/ZoomOutOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import { useRef, useState } from 'react';
import { useShortcuts } from '../ui/use-shortcuts.ts';
import { fitted, type PictureView, rotated, transformOf, WHOLE, ZOOM_STEP, zoomed } from './picture-view.ts';
import { usePictureGestures } from './use-picture-gestures.ts';
import { viewerTexts as texts } from './viewer.messages.ts';

interface PictureFrameProps {
  url: string;
  title: string;
  /** In a dialog, the zoom keys belong to the dialog. */
  inDialog: boolean;
  onError: () => void;
}

/** An image viewer with wheel, drag, pinch, buttons and the keys + - 0. */
export const PictureFrame = ({ url, title, inDialog, onError }: PictureFrameProps) => {
  const frame = useRef<HTMLDivElement | null>(null);
  const picture = useRef<HTMLImageElement | null>(null);
  const [view, setView] = useState<PictureView>(WHOLE);
  const [isLoaded, setLoaded] = useState(false);
  const gestures = usePictureGestures(frame, setView);
  const sizes = () =>
    [
      { width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 },
      { width: picture.current?.naturalWidth ?? 0, height: picture.current?.naturalHeight ?? 0 },
    ] as const;
  const zoomIn = () => setView((now) => zoomed(now, ZOOM_STEP));
  const zoomOut = () => setView((now) => zoomed(now, 1 / ZOOM_STEP));
  const fit = () => setView((now) => fitted(now, ...sizes()));
  const rotate = () => setView((now) => rotated(now, ...sizes()));
  useShortcuts({ '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': fit }, { inDialog, repeats: true });
  return (
    <Box sx={{ position: 'relative', height: '100%', overflow: 'hidden' }}>
      <Box
        ref={frame}
        {...gestures}
        sx={{
          position: 'absolute',
          inset: 0,
          cursor: 'grab',
          userSelect: 'none',
          // Unzoomed, a finger scrolls the page; zoomed in, it moves the image.
          touchAction: view.scale > 1 ? 'none' : 'pan-y',
          '&:active': { cursor: 'grabbing' },
        }}
      >
        {isLoaded ? null : <Skeleton variant="rectangular" sx={{ position: 'absolute', inset: 0, height: '100%' }} />}
        <Box
          component="img"
          ref={picture}
          src={url}
          alt={title}
          draggable={false}
          onLoad={() => setLoaded(true)}
          onError={onError}
          style={{ transform: transformOf(view) }}
          sx={{ width: '100%', height: '100%', objectFit: 'contain', opacity: isLoaded ? 1 : 0, transition: 'opacity 120ms' }}
        />
      </Box>
      <Tools url={url} zoomIn={zoomIn} zoomOut={zoomOut} fit={fit} rotate={rotate} />
    </Box>
  );
};

interface ToolsProps {
  url: string;
  zoomIn: () => void;
  zoomOut: () => void;
  fit: () => void;
  rotate: () => void;
}

const Tools = ({ url, zoomIn, zoomOut, fit, rotate }: ToolsProps) => (
  <Paper
    variant="outlined"
    role="toolbar"
    aria-label={texts.tools}
    sx={{ position: 'absolute', left: '50%', bottom: 12, transform: 'translateX(-50%)', display: 'flex', borderRadius: 99, px: 0.5 }}
  >
    {[
      { label: texts.zoomOut, icon: <ZoomOutOutlined />, act: zoomOut },
      { label: texts.zoomIn, icon: <ZoomInOutlined />, act: zoomIn },
      { label: texts.fit, icon: <CropFreeOutlined />, act: fit },
      { label: texts.rotate, icon: <RotateRightOutlined />, act: rotate },
    ].map(({ label, icon, act }) => (
      <Tooltip key={label} title={label}>
        <IconButton aria-label={label} onClick={act} sx={{ width: 44, height: 44 }}>
          {icon}
        </IconButton>
      </Tooltip>
    ))}
    <Tooltip title={texts.open}>
      <IconButton component="a" href={url} target="_blank" rel="noreferrer" aria-label={texts.open} sx={{ width: 44, height: 44 }}>
        <OpenInNewOutlined />
      </IconButton>
    </Tooltip>
  </Paper>
);
