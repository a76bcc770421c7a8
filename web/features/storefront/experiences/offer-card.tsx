import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatPoints } from '../../../../server/shared/format.ts';
import { PointsText } from '../../../ui/amounts.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { OffersOnSaleQuery } from './experiences.generated.ts';
import { experienceTexts as texts } from './experiences.messages.ts';
import { Picture } from './picture.tsx';

type Offer = OffersOnSaleQuery['offersOnSale']['items'][number];

const addressOf = (location: Offer['location']) => {
  if (!location) return texts.online;
  const { address1, address2, city, region } = location;
  return [address1, address2, [city, region].filter(Boolean).join(' - ')].filter(Boolean).join(', ');
};

/** An offer in the store: name, partner logo, address, points and a link to redeem it. */
export const OfferCard = ({ offer: { codigo, nome, pontos, pontosSemDesconto, partner, location, foto } }: { offer: Offer }) => {
  const name = partner.name;
  const logo = partner.logoUrl || location?.logoUrl;
  return (
    <Card component="article" aria-label={nome} variant="outlined" sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <Picture src={foto} />
      <Stack sx={{ p: 2, gap: 1.25, flex: 1 }}>
        <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {nome}
        </Typography>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Avatar aria-hidden {...(logo ? { src: logo } : {})} sx={{ width: 40, height: 40 }}>
            {name.slice(0, 1)}
          </Avatar>
          <Typography variant="body2">{name}</Typography>
        </Stack>
        <Stack direction="row" sx={{ gap: 1, color: 'text.secondary' }}>
          <PlaceOutlined aria-hidden sx={{ fontSize: 20 }} />
          <Typography variant="body2">{addressOf(location)}</Typography>
        </Stack>
        <Stack direction="row" sx={{ mt: 'auto', gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 720, color: 'secondary.main' }}>
            <PointsText whole value={pontos} />
          </Typography>
          {pontosSemDesconto ? (
            <Typography variant="body2" color="textSecondary">
              <s>{texts.before(formatPoints(pontosSemDesconto))}</s>
            </Typography>
          ) : null}
        </Stack>
        <ButtonLink
          to={`/premio/${encodeURIComponent(codigo)}`}
          variant="contained"
          fullWidth
          aria-label={texts.redeemOf(nome)}
          sx={{ minHeight: 44 }}
        >
          {texts.redeem}
        </ButtonLink>
      </Stack>
    </Card>
  );
};
