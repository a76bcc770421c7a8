import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatPoints } from '../../../../server/shared/format.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { OfferPlace } from './offer-place.tsx';
import { PrizeImage } from './prize-image.tsx';
import type { PrizeQuery } from './prizes.generated.ts';
import { offerTexts, prizeTexts } from './prizes.messages.ts';
import { RedeemForm } from './redeem-form.tsx';
import type { Prize } from './redeem-form-schema.ts';

type Offer = PrizeQuery['offersOnSale']['items'][number];

/** An offer is redeemed like a partner's prize: one at a time, without a form of its own. */
const prizeOf = ({ codigo, nome, pontos, partner }: Offer): Prize => ({
  codigo,
  nome,
  pontos,
  tipo: 'geral',
  parceiroComercial: partner.name,
  pontosAlternativo: null,
  pedeNome: false,
});

const crumbsOf = ({ categoria, experience }: Offer) => [
  { label: offerTexts.experiences, to: '/experiencias' },
  { label: categoria.nome, to: `/experiencias?categoria=${categoria.id}` },
  { label: experience.title, to: `/loja?experience=${experience.id}&categoria=${categoria.id}` },
];

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack component="section" sx={{ gap: 1 }}>
    <Typography variant="h3" component="h2">
      {title}
    </Typography>
    {children}
  </Stack>
);

const Prose = ({ children }: { children: string }) => (
  <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '72ch' }}>{children}</Typography>
);

/** An offer of the experiences catalogue: what it is, who provides it, where, for whom and on which terms (document 002 §3). */
export const OfferDetails = ({ offer }: { offer: Offer }) => {
  const { nome, descricao, experience, partner, location, ageFrom, ageTo, offerTerms, foto, pontosSemDesconto } = offer;
  const partnerName = partner.name;
  const [about, partnerAbout, logo] = [experience.description, partner.description, partner.logoUrl];
  return (
    <>
      <PageHeader title={nome} breadcrumbs={crumbsOf(offer)} description={prizeTexts.partner(partnerName)} />
      <Grid container spacing={3}>
        <Grid size={{ xs: 12, md: 7 }}>
          <Card variant="outlined">
            <PrizeImage isMain src={foto} name={nome} ratio="16 / 9" />
          </Card>
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
            {pontosSemDesconto ? (
              <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'right' }}>
                <s>{offerTexts.before(formatPoints(pontosSemDesconto))}</s>
              </Typography>
            ) : null}
            <RedeemForm key={offer.id} prize={prizeOf(offer)} />
          </Card>
        </Grid>
        <Grid size={{ xs: 12, md: 7 }}>
          <Stack sx={{ gap: 3 }}>
            <Section title={offerTexts.experience}>
              {ageFrom !== null || ageTo !== null ? (
                <Chip label={offerTexts.ages(ageFrom, ageTo)} size="small" sx={{ alignSelf: 'flex-start' }} />
              ) : null}
              {descricao ? <Prose>{descricao}</Prose> : null}
              {about ? <Prose>{about}</Prose> : null}
            </Section>
            {offerTerms ? (
              <Section title={offerTexts.terms}>
                <Prose>{offerTerms}</Prose>
              </Section>
            ) : null}
          </Stack>
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          <Stack sx={{ gap: 3 }}>
            <Section title={offerTexts.partner}>
              <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
                <Avatar aria-hidden {...(logo ? { src: logo } : {})}>
                  {partnerName.slice(0, 1)}
                </Avatar>
                <Typography sx={{ fontWeight: 650 }}>{partnerName}</Typography>
              </Stack>
              {partnerAbout ? <Prose>{partnerAbout}</Prose> : null}
            </Section>
            {location ? (
              <Section title={offerTexts.place}>
                <OfferPlace location={location} />
              </Section>
            ) : null}
          </Stack>
        </Grid>
      </Grid>
    </>
  );
};
