import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { formatPoints } from '../../../../server/shared/format.ts';
import { homeTexts as texts } from './seller-home.messages.ts';

/** Prices are whole points, so only whole points of a balance can be spent. */
export const wholePoints = (amount: string | null): number => Math.max(0, Math.floor(Number(amount ?? '0')));

/** How far whole points of a balance are from a price, as a bar and in words. */
export const PrizeProgress = ({ saldo, price }: { saldo: number; price: number }) => {
  const missing = texts.missing(formatPoints(String(price - saldo)));
  return (
    <>
      <LinearProgress
        variant="determinate"
        color="secondary"
        value={Math.floor((saldo * 100) / price)}
        aria-label={missing}
        sx={{ borderRadius: 1, height: 8 }}
      />
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {missing}
      </Typography>
    </>
  );
};
