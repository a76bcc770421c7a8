import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { PointsText } from '../../../ui/amounts.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Affordability } from './affordability.tsx';
import { pointsPerRealText } from './points-per-real.ts';
import { PrizeImage } from './prize-image.tsx';
import type { PrizesQuery } from './prizes.generated.ts';
import { prizeTexts as texts } from './prizes.messages.ts';

type Prize = PrizesQuery['prizes']['items'][number];

const areas = {
  display: 'grid',
  flex: 1,
  minWidth: 0,
  columnGap: 1,
  rowGap: { xs: 0.5, md: 1.5 },
  alignContent: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr)' },
  gridTemplateAreas: { xs: '"name name" "price link" "reach reach"', md: '"name" "price" "reach" "link"' },
  gridTemplateRows: { md: '1fr auto auto auto' },
  p: { xs: 0, md: 2 },
} as const;

/** On phones the whole row leads to the prize. */
const rowLink = {
  gridArea: 'link',
  minHeight: 44,
  my: { xs: -1, md: 0 },
  px: { xs: 1, md: 2 },
  fontSize: { xs: '0.8125rem', md: '1rem' },
  borderColor: { xs: 'transparent', md: 'currentcolor' },
  '&::after': { content: '""', position: 'absolute', inset: 0, display: { md: 'none' } },
} as const;

/** A prize in the catalogue, a row on phones: photo, name, price and the points still missing. */
export const PrizeCard = ({ prize, balance }: { prize: Prize; balance: string }) => {
  const { codigo, nome, pontos, miniatura } = prize;
  const perReal = pointsPerRealText(prize);
  return (
    <Card
      component="article"
      aria-label={nome}
      variant="outlined"
      sx={{
        position: 'relative',
        height: '100%',
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        gap: { xs: 1.5, md: 0 },
        p: { xs: 1, md: 0 },
      }}
    >
      <Box sx={{ width: { xs: 96, md: '100%' }, flexShrink: 0, borderRadius: { xs: 1, md: 0 }, overflow: 'hidden', alignSelf: 'start' }}>
        <PrizeImage src={miniatura} name={nome} ratio={{ xs: '1 / 1', md: '4 / 3' }} />
      </Box>
      <Box sx={areas}>
        <Typography variant="h4" component="h2" sx={{ gridArea: 'name', overflowWrap: 'anywhere' }}>
          {nome}
        </Typography>
        <Typography sx={{ gridArea: 'price', alignSelf: 'center', fontWeight: 720, color: 'secondary.main' }}>
          <PointsText whole value={pontos} />
        </Typography>
        <Box sx={{ gridArea: 'reach' }}>
          {perReal ? (
            <Typography variant="body2" color="textSecondary">
              {perReal}
            </Typography>
          ) : null}
          <Affordability balance={balance} price={pontos} />
        </Box>
        <ButtonLink to={`/premio/${encodeURIComponent(codigo)}`} variant="outlined" aria-label={`${texts.details}: ${nome}`} sx={rowLink}>
          {texts.details}
        </ButtonLink>
      </Box>
    </Card>
  );
};
