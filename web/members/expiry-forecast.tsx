import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDate } from '../../server/shared/dates.ts';
import { isPositive } from '../../server/shared/sign.ts';
import { moneyText, pointsText } from '../ui/amount-texts.ts';
import { expiryTexts as texts } from './expiry.messages.ts';

interface Expiry {
  em30: string;
  em60: string;
  em90: string;
  proximaData: string | null;
  proximoValor: string;
}

/** What expires within 30, 60 and 90 days and the next expiry date; renders nothing when nothing will expire. */
export const ExpiryForecast = ({ kind, expiry }: { kind: 'SELLER' | 'CONSUMER'; expiry: Expiry }) => {
  const titleId = useId();
  if (!isPositive(expiry.em90)) return null;
  const { title, next } = texts[kind];
  const amount = kind === 'SELLER' ? pointsText : moneyText;
  const windows = [
    { days: 30, value: expiry.em30 },
    { days: 60, value: expiry.em60 },
    { days: 90, value: expiry.em90 },
  ];
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ mt: 2, p: { xs: 2, sm: 2.5 } }}>
      <Typography id={titleId} variant="h3" component="h2">
        {title}
      </Typography>
      {expiry.proximaData && (
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
          {next(amount(expiry.proximoValor), formatDate(expiry.proximaData))}
        </Typography>
      )}
      <Box component="dl" sx={{ m: 0, mt: 1.5, display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
        {windows.map(({ days, value }) => (
          <Box key={days}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {texts.within(days)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 700, color: 'secondary.main' }}>
              {amount(value)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
};
