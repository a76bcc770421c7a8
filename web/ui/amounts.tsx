import Box from '@mui/material/Box';

// Intl takes decimal strings digit by digit (ES2023): the amounts never become binary floats.
type DecimalText = Parameters<Intl.NumberFormat['format']>[0];

const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const points = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
const wholePoints = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0, roundingMode: 'floor' });

const isOne = (value: string) => /^-?1([.]0*)?$/.test(value);

const NOTHING = '-';

/** 'R$ 1.234,56' of a decimal string in BRL; '-' when there is none. */
export const moneyText = (value: string | null | undefined): string => (value == null ? NOTHING : brl.format(value as DecimalText));

/** '1.234 pontos' of a decimal string; `whole` drops the fraction downwards, as the members' header shows it. */
export const pointsText = (value: string | null | undefined, { whole = false }: { whole?: boolean } = {}): string => {
  if (value == null) return NOTHING;
  const number = (whole ? wholePoints : points).format(value as DecimalText);
  return `${number} ${isOne(value) ? 'ponto' : 'pontos'}`;
};

/** Money with its unit and numerals that align. */
export const MoneyText = ({ value }: { value: string | null | undefined }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {moneyText(value)}
  </Box>
);

/** Points with their unit and numerals that align. */
export const PointsText = ({ value, whole = false }: { value: string | null | undefined; whole?: boolean }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {pointsText(value, { whole })}
  </Box>
);
