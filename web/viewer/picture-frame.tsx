import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
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
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useShortcuts } from '../ui/use-shortcuts.ts';
import {
  boxOf,
  contentOf,
  contrasted,
  fitted,
  type PictureView,
  rotated,
  styleOf,
  upright,
  WHOLE,
  ZOOM_STEP,
  zoomed,
} from './picture-view.ts';
import { usePictureGestures } from './use-picture-gestures.ts';
import { viewerTexts as texts } from './viewer.messages.ts';

/** How a picture is shown, kept by whoever shows many. */
export type PictureLook = readonly [PictureView, (change: (view: PictureView) => PictureView) => void];

interface Tool {
  label: string;
  icon: ReactElement;
  act: () => void;
  isOn?: boolean;
}

/** A screen's drawing over a picture, and its tool for it. */
export interface PictureLayer {
  /** Positioned in fractions of the picture; ignores the pointer unless it sets `pointer-events`. */
  marks: ReactNode;
  /** Clockwise quarter turns (0 to 3) that make the picture upright; those of the view come on top. */
  quarterTurns: number;
  tool: Tool | null;
}

/** Who has the picture's keys: its screen, the dialog it is in, or, of the second of two pictures, nobody. */
export type PictureKeys = 'screen' | 'dialog' | 'none';

interface PictureFrameProps {
  url: string;
  title: string;
  keys: PictureKeys;
  /** Without one, each picture begins whole and upright. */
  look: PictureLook | undefined;
  layer?: PictureLayer | undefined;
  onError: () => void;
}

/** An image viewer with wheel, drag, pinch, buttons and the keys + - 0 G C. */
export const PictureFrame = ({ url, title, keys, look, layer, onError }: PictureFrameProps) => {
  const frame = useRef<HTMLDivElement | null>(null);
  const own = useState<PictureView>(WHOLE);
  const [ownView, setView] = look ?? own;
  const view = upright(ownView, layer?.quarterTurns ?? 0);
  /** Width by height of the loaded picture. */
  const [ratio, setRatio] = useState<number | null>(null);
  const isLoaded = ratio !== null;
  const gestures = usePictureGestures(frame, setView);
  const zoomIn = () => setView((now) => zoomed(now, ZOOM_STEP));
  const zoomOut = () => setView((now) => zoomed(now, 1 / ZOOM_STEP));
  const fit = () => setView(fitted);
  const rotate = () => setView(rotated);
  const contrast = () => setView(contrasted);
  const tools: Tool[] = [
    { label: texts.zoomOut, icon: <ZoomOutOutlined />, act: zoomOut },
    { label: texts.zoomIn, icon: <ZoomInOutlined />, act: zoomIn },
    { label: texts.fit, icon: <CropFreeOutlined />, act: fit },
    { label: texts.rotate, icon: <RotateRightOutlined />, act: rotate },
    { label: texts.contrast, icon: <ContrastOutlined />, act: contrast, isOn: view.hasContrast },
    ...(layer?.tool ? [layer.tool] : []),
  ];
  const isKeyed = { inDialog: keys === 'dialog', enabled: keys !== 'none' };
  useShortcuts({ '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': fit }, { ...isKeyed, repeats: true });
  useShortcuts({ g: rotate, c: contrast }, isKeyed);
  return (
    <Box sx={{ position: 'relative', height: '100%', overflow: 'hidden' }}>
      <Box
        ref={frame}
        {...gestures}
        sx={{
          position: 'absolute',
          inset: 0,
          containerType: 'size',
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
          src={url}
          alt={title}
          draggable={false}
          onLoad={({ currentTarget }) => setRatio(currentTarget.naturalWidth / currentTarget.naturalHeight || 1)}
          onError={onError}
          style={{ ...boxOf(view), ...styleOf(view) }}
          sx={{
            position: 'absolute',
            left: '50%',
            top: '50%',
            maxWidth: 'none',
            objectFit: 'contain',
            opacity: isLoaded ? 1 : 0,
            transition: 'opacity 120ms',
          }}
        />
        {layer && ratio !== null ? (
          <Box
            style={{ ...contentOf(view, ratio), transform: styleOf(view).transform }}
            sx={{ position: 'absolute', left: '50%', top: '50%', pointerEvents: 'none' }}
          >
            {layer.marks}
          </Box>
        ) : null}
      </Box>
      <Tools url={url}>
        {tools.map(({ label, icon, act, isOn }) => (
          <Tooltip key={label} title={label}>
            <IconButton
              aria-label={label}
              aria-pressed={isOn}
              color={isOn ? 'primary' : 'default'}
              onClick={act}
              sx={{ width: 44, height: 44 }}
            >
              {icon}
            </IconButton>
          </Tooltip>
        ))}
      </Tools>
    </Box>
  );
};

const Tools = ({ url, children }: { url: string; children: ReactNode }) => (
  <Paper
    variant="outlined"
    role="toolbar"
    aria-label={texts.tools}
    sx={{
      position: 'absolute',
      left: '50%',
      bottom: 12,
      transform: 'translateX(-50%)',
      display: 'flex',
      width: 'max-content',
      maxWidth: 'calc(100% - 8px)',
      flexWrap: 'wrap',
      justifyContent: 'center',
      borderRadius: '24px',
    }}
  >
    {children}
    <Tooltip title={texts.open}>
      <IconButton component="a" href={url} target="_blank" rel="noreferrer" aria-label={texts.open} sx={{ width: 44, height: 44 }}>
        <OpenInNewOutlined />
      </IconButton>
    </Tooltip>
  </Paper>
);
