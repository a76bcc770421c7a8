import Box from '@mui/material/Box';
import { type Amount, moneyText, pointsText } from './amount-texts.ts';

/** Money with its unit and numerals that align. */
export const MoneyText = ({ value }: { value: Amount }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {moneyText(value)}
  </Box>
);

/** Points with their unit and numerals that align. */
export const PointsText = ({ value, whole = false }: { value: Amount; whole?: boolean }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {pointsText(value, { whole })}
  </Box>
);
