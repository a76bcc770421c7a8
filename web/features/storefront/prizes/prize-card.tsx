import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PointsText } from '../../../ui/amounts.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Affordability } from './affordability.tsx';
import { PrizeImage } from './prize-image.tsx';
import type { PrizesQuery } from './prizes.generated.ts';
import { prizeTexts as texts } from './prizes.messages.ts';

type Prize = PrizesQuery['prizes']['items'][number];

/** A prize in the catalogue: photo, name, price and the points still missing. */
export const PrizeCard = ({ prize: { codigo, nome, pontos, miniatura }, balance }: { prize: Prize; balance: string }) => (
  <Card component="article" aria-label={nome} variant="outlined" sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
    <PrizeImage src={miniatura} name={nome} />
    <Stack sx={{ p: 2, gap: 1.5, flex: 1 }}>
      <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {nome}
      </Typography>
      <Typography sx={{ mt: 'auto', fontWeight: 720, color: 'secondary.main' }}>
        <PointsText whole value={pontos} />
      </Typography>
      <Affordability balance={balance} price={pontos} />
      <ButtonLink
        to={`/premio/${encodeURIComponent(codigo)}`}
        variant="outlined"
        fullWidth
        aria-label={`${texts.details}: ${nome}`}
        sx={{ minHeight: 44 }}
      >
        {texts.details}
      </ButtonLink>
    </Stack>
  </Card>
);
