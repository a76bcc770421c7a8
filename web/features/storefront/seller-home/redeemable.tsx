import CardGiftcardOutlined from '@mui/icons-material/CardGiftcardOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Viewer } from '../../../session/session-context.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { PrizeProgress, wholePoints } from './prize-progress.tsx';
import type { SellerHomeQuery } from './seller-home.generated.ts';
import { homeTexts as texts } from './seller-home.messages.ts';

type Prize = SellerHomeQuery['proximo']['items'][number];

interface RedeemableProps {
  viewer: Viewer;
  home: Pick<SellerHomeQuery, 'agora' | 'proximo'>;
  /** Hides the next prize: the home shows the seller's goal instead. */
  hasGoal?: boolean;
}

const link = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 650 } as const;

const Next = ({ prize: { codigo, nome, pontos }, saldo }: { prize: Prize; saldo: number }) => (
  <Box sx={{ mt: 1 }}>
    <TextLink to={`/premio/${encodeURIComponent(codigo)}`} sx={{ ...link, overflowWrap: 'anywhere' }}>
      {texts.nextPrize(nome)}
    </TextLink>
    <PrizeProgress saldo={saldo} price={wholePoints(pontos)} />
  </Box>
);

/** Prizes the balance already covers, and the points missing for the next one. */
export const Redeemable = ({ viewer, home: { agora, proximo }, hasGoal = false }: RedeemableProps) => {
  const titleId = useId();
  const saldo = wholePoints(viewer.saldoPontos);
  const { total } = agora;
  const next = proximo.items[0];
  // An empty catalogue has nothing to show; the catalogue page says so itself.
  if (total === 0 && !next) return null;
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ mt: 2, p: { xs: 2, sm: 2.5 }, display: 'flex', gap: 2 }}>
      <CardGiftcardOutlined aria-hidden sx={{ color: 'secondary.main', mt: 0.25 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography id={titleId} variant="h3" component="h2">
          {texts.redeemable}
        </Typography>
        {total > 0 ? (
          <TextLink to="/premios-dia-dia" sx={link}>
            {texts.already(total)}
          </TextLink>
        ) : (
          <Typography sx={{ mt: 0.5 }}>{texts.nothingYet}</Typography>
        )}
        {!hasGoal && next && wholePoints(next.pontos) > saldo && <Next prize={next} saldo={saldo} />}
      </Box>
    </Card>
  );
};
