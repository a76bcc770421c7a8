import Box from '@mui/material/Box';
import { useState } from 'react';
import type { PrintedPlace } from './read-fields.ts';
import { readingTexts as texts } from './reading.messages.ts';
import { useReadingDesk } from './reading-desk.ts';

interface PictureStripProps {
  place: PrintedPlace | null;
  /** Name of the field that is printed there. */
  label: string;
  heightPx?: number;
}

/** Margin around the print, as a share of its height: boxes of the reader touch the letters. */
const MARGIN = 0.2;
const QUARTER_DEGREES = 90;

const withMargin = ({ x, y, w, h }: PrintedPlace) => {
  const margin = MARGIN * Math.min(w, h);
  const left = Math.max(0, x - margin);
  const top = Math.max(0, y - margin);
  return { left, top, width: Math.min(1, x + w + margin) - left, height: Math.min(1, y + h + margin) - top };
};

/** The part of the receipt's picture where a field is printed, upright. It shows the viewer's own file, so nothing is fetched again. */
export const PictureStrip = ({ place, label, heightPx = 32 }: PictureStripProps) => {
  const desk = useReadingDesk();
  const [ratio, setRatio] = useState(0);
  if (!desk?.picture || !place) return null;
  const { left, top, width, height } = withMargin(place);
  const turns = desk.reading.voltas;
  const isSideways = turns % 2 === 1;
  const asSent = (width * ratio) / height;
  const aspect = isSideways && asSent > 0 ? 1 / asSent : asSent;
  return (
    <Box
      style={{ aspectRatio: String(aspect), width: `min(100%, ${heightPx * aspect}px)` }}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        containerType: 'size',
        mt: 0.5,
        borderRadius: 0.5,
        border: 1,
        borderColor: 'warning.main',
      }}
    >
      <Box
        style={{
          width: isSideways ? '100cqh' : '100cqw',
          height: isSideways ? '100cqw' : '100cqh',
          transform: `translate(-50%, -50%) rotate(${turns * QUARTER_DEGREES}deg)`,
        }}
        sx={{ position: 'absolute', left: '50%', top: '50%', overflow: 'hidden' }}
      >
        <Box
          component="img"
          src={desk.picture}
          alt={texts.strip(label)}
          draggable={false}
          onLoad={({ currentTarget }) => setRatio(currentTarget.naturalWidth / (currentTarget.naturalHeight || 1))}
          style={{
            width: `${100 / width}%`,
            height: `${100 / height}%`,
            left: `${(-100 * left) / width}%`,
            top: `${(-100 * top) / height}%`,
          }}
          sx={{ position: 'absolute', maxWidth: 'none' }}
        />
      </Box>
    </Box>
  );
};
