import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { formatPoints } from '../../../../server/shared/format.ts';
import type { ExperiencesQuery } from './experiences.generated.ts';
import { experienceTexts as texts } from './experiences.messages.ts';
import { Picture } from './picture.tsx';

type Experience = ExperiencesQuery['experiences'][number];

/** An experience, a row on phones: picture, cities, lowest price and number of offers. */
export const ExperienceCard = ({ experience, categoria }: { experience: Experience; categoria: string }) => {
  const { id, title, mainImageUrl, ofertas, aPartirDe, cidades } = experience;
  return (
    <Card component="article" aria-label={title} variant="outlined" sx={{ height: '100%' }}>
      <CardActionArea
        component={RouterLink}
        to={`/loja?experience=${id}&categoria=${categoria}`}
        aria-label={texts.seeOffersOf(title)}
        sx={{
          height: '100%',
          display: 'flex',
          flexDirection: { xs: 'row', sm: 'column' },
          alignItems: { xs: 'center', sm: 'stretch' },
          justifyContent: 'flex-start',
          gap: { xs: 1.5, sm: 0 },
          p: { xs: 1, sm: 0 },
        }}
      >
        <Box sx={{ width: { xs: 96, sm: '100%' }, flexShrink: 0, borderRadius: { xs: 1, sm: 0 }, overflow: 'hidden' }}>
          <Picture src={mainImageUrl} ratio={{ xs: '1 / 1', sm: '16 / 9' }} />
        </Box>
        <Stack sx={{ p: { xs: 0, sm: 2 }, gap: 0.5, minWidth: 0 }}>
          <Typography variant="h4" component="h2">
            {title}
          </Typography>
          <Stack direction="row" sx={{ gap: 0.5, color: 'text.secondary' }}>
            <PlaceOutlined aria-hidden sx={{ fontSize: 20 }} />
            <Typography variant="body2">{cidades.length ? texts.citiesOf(cidades) : texts.online}</Typography>
          </Stack>
          <Typography sx={{ fontWeight: 720, color: 'secondary.main' }}>{texts.from(formatPoints(aPartirDe))}</Typography>
          <Typography variant="body2" color="textSecondary">
            {texts.offers(ofertas)}
          </Typography>
        </Stack>
      </CardActionArea>
    </Card>
  );
};
