import Box from '@mui/material/Box';
import { type Amount, moneyText, pointsText } from './amount-texts.ts';

/** Money with its unit, in tabular numerals. */
export const MoneyText = ({ value }: { value: Amount }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {moneyText(value)}
  </Box>
);

/** Points with their unit, in tabular numerals. */
export const PointsText = ({ value, whole = false }: { value: Amount; whole?: boolean }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {pointsText(value, { whole })}
  </Box>
);
