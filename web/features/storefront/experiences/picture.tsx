import LocalActivityOutlined from '@mui/icons-material/LocalActivityOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';

interface PictureProps {
  src: string | null;
  /** Aspect ratio, the same or by width of the screen. */
  ratio?: string | { xs: string; sm: string };
}

/** A catalogue picture in a fixed space; shows a placeholder when it is missing or fails to load. */
export const Picture = ({ src, ratio = '16 / 9' }: PictureProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Box
      aria-hidden
      sx={{
        aspectRatio: ratio,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'tint.neutral',
        color: 'text.secondary',
        overflow: 'hidden',
      }}
    >
      {src && failed !== src ? (
        <Box
          component="img"
          src={src}
          alt=""
          loading="lazy"
          onError={() => setFailed(src)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        <LocalActivityOutlined sx={{ fontSize: 48 }} />
      )}
    </Box>
  );
};
