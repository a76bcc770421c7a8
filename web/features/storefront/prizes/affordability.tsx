import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatPoints } from '../../../../server/shared/format.ts';
import { ceilInt, compare, divide, maximum, multiply, subtract } from '../../../../server/shared/money.ts';
import { prizeTexts as texts } from './prizes.messages.ts';

/** Whole points missing for a price; null when the balance covers it. */
export const missingPoints = (balance: string, price: string): string | null =>
  compare(balance, price) >= 0 ? null : ceilInt(subtract(price, balance));

/** Whether the balance covers a price, and otherwise how much is missing. */
export const Affordability = ({ balance, price }: { balance: string; price: string }) => {
  const missing = missingPoints(balance, price);
  if (missing === null)
    return (
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, color: 'success.main' }}>
        <CheckCircleOutlined aria-hidden sx={{ fontSize: 18 }} />
        <Typography variant="body2">{texts.affordable}</Typography>
      </Stack>
    );
  const text = texts.missing(formatPoints(missing));
  const part = divide(multiply(maximum(balance, '0'), '100'), price, 'floor', 0) ?? '0';
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Typography variant="body2" color="textSecondary">
        {text}
      </Typography>
      <LinearProgress variant="determinate" color="secondary" value={Number(part)} aria-label={text} sx={{ borderRadius: 1, height: 6 }} />
    </Stack>
  );
};
