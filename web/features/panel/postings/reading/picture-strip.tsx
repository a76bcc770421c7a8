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

const withMargin = ({ x, y, w, h }: PrintedPlace) => {
  const left = Math.max(0, x - MARGIN * h);
  const top = Math.max(0, y - MARGIN * h);
  return { left, top, width: Math.min(1, x + w + MARGIN * h) - left, height: Math.min(1, y + h + MARGIN * h) - top };
};

/** The part of the receipt's picture where a field is printed. It shows the viewer's own file, so nothing is fetched again. */
export const PictureStrip = ({ place, label, heightPx = 32 }: PictureStripProps) => {
  const picture = useReadingDesk()?.picture;
  const [ratio, setRatio] = useState(0);
  if (!picture || !place) return null;
  const { left, top, width, height } = withMargin(place);
  const aspect = (width * ratio) / height;
  return (
    <Box
      style={{ aspectRatio: String(aspect), width: `min(100%, ${heightPx * aspect}px)` }}
      sx={{ position: 'relative', overflow: 'hidden', mt: 0.5, borderRadius: 0.5, border: 1, borderColor: 'warning.main' }}
    >
      <Box
        component="img"
        src={picture}
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
  );
};
