import FlagOutlined from '@mui/icons-material/FlagOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Viewer } from '../../../session/session-context.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { PrizeProgress, wholePoints } from './prize-progress.tsx';
import type { SellerHomeQuery } from './seller-home.generated.ts';
import { homeTexts as texts } from './seller-home.messages.ts';

interface GoalProps {
  viewer: Viewer;
  prize: SellerHomeQuery['meta']['items'][number];
}

const link = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 650, overflowWrap: 'anywhere' } as const;

const GoalPicture = ({ src }: { src: string | null }) => (
  <Box
    aria-hidden
    sx={{
      width: 96,
      height: 96,
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      borderRadius: 1,
      overflow: 'hidden',
      bgcolor: 'tint.neutral',
      color: 'secondary.main',
    }}
  >
    {src ? (
      <Box component="img" src={src} alt="" loading="lazy" sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />
    ) : (
      <FlagOutlined />
    )}
  </Box>
);

/** Minha meta: the prize a seller saves points for, and the points still missing. */
export const Goal = ({ viewer, prize: { codigo, nome, pontos, miniatura } }: GoalProps) => {
  const titleId = useId();
  const [saldo, price] = [wholePoints(viewer.saldoPontos), wholePoints(pontos)];
  const to = `/premio/${encodeURIComponent(codigo)}`;
  const isReached = saldo >= price;
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{ mt: 2, p: { xs: 2, sm: 2.5 }, display: 'flex', gap: 2, alignItems: 'center' }}
    >
      <GoalPicture src={miniatura} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography id={titleId} variant="h3" component="h2">
          {texts.goal}
        </Typography>
        {isReached ? (
          <>
            <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{nome}</Typography>
            <TextLink to={to} label={`${texts.goalReached}: ${nome}`} sx={link}>
              {texts.goalReached}
            </TextLink>
          </>
        ) : (
          <>
            <TextLink to={to} sx={link}>
              {nome}
            </TextLink>
            <PrizeProgress saldo={saldo} price={price} />
          </>
        )}
      </Box>
    </Card>
  );
};
