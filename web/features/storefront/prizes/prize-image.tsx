import RedeemOutlined from '@mui/icons-material/RedeemOutlined';
import Box from '@mui/material/Box';
import { prizeTexts as texts } from './prizes.messages.ts';

interface PrizeImageProps {
  src: string | null;
  name: string;
  /** Aspect ratio, the same or by width of the screen. */
  ratio?: string | { xs: string; md: string };
  /** A page's main picture loads at once; those in a grid load lazily. */
  isMain?: boolean;
}

/** A prize's photo in a fixed space, so loading it shifts nothing. */
export const PrizeImage = ({ src, name, ratio = '4 / 3', isMain = false }: PrizeImageProps) => (
  <Box
    sx={{ aspectRatio: ratio, display: 'grid', placeItems: 'center', bgcolor: 'tint.neutral', color: 'text.secondary', overflow: 'hidden' }}
  >
    {src ? (
      <Box
        component="img"
        src={src}
        alt={name}
        loading={isMain ? 'eager' : 'lazy'}
        sx={{ width: '100%', height: '100%', objectFit: isMain ? 'contain' : 'cover' }}
      />
    ) : (
      <RedeemOutlined role="img" aria-label={texts.noPhoto} sx={{ fontSize: 56 }} />
    )}
  </Box>
);
