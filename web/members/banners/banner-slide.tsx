import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PointsPattern } from '../../ui/points-pattern.tsx';

/** Aspect ratio of banner images (1600 x 500); reserves their space before they load. */
export const BANNER_RATIO = '16 / 5';

/** A carousel slide: a banner, or the extra one with a link. */
export interface Slide {
  id: string;
  titulo: string;
  image: string | null;
  link?: { to: string; label: string };
}

/** Text on the brand's dark surface, for banners without an image. */
const WordSlide = ({ titulo, link }: Slide) => (
  <Box sx={{ position: 'relative', overflow: 'hidden', height: '100%', bgcolor: '#074840', color: '#F7F2E8' }}>
    <PointsPattern />
    <Box
      sx={{
        position: 'relative',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        justifyContent: 'center',
        gap: { xs: 0.5, sm: 1.5 },
        px: { xs: 2, sm: 3 },
      }}
    >
      <Typography
        component="p"
        sx={{ fontWeight: 720, lineHeight: 1.2, maxWidth: '22ch', fontSize: { xs: '1.0625rem', sm: '1.375rem' }, textWrap: 'balance' }}
      >
        {titulo}
      </Typography>
      {link && (
        <ButtonLink
          to={link.to}
          size="small"
          variant="contained"
          sx={{ minHeight: 44, bgcolor: '#F2B233', color: '#271800', '&:hover': { bgcolor: '#F7C55F' } }}
        >
          {link.label}
        </ButtonLink>
      )}
    </Box>
  </Box>
);

/** A slide fills the carousel's fixed space. */
export const BannerSlide = ({ slide, isFirst }: { slide: Slide; isFirst: boolean }) =>
  slide.image ? (
    <Box
      component="img"
      src={slide.image}
      alt={slide.titulo}
      width={1600}
      height={500}
      loading={isFirst ? 'eager' : 'lazy'}
      sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
    />
  ) : (
    <WordSlide {...slide} />
  );
