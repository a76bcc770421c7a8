import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatBrl, formatInteger } from '../../../../server/shared/format.ts';
import type { ExpiryAudience } from '../../../graphql/types.generated.ts';
import type { ExpiryFiguresFragment } from './expiry.generated.ts';
import { amountOf, expiryTexts as texts } from './expiry.messages.ts';

interface ExpiryFiguresProps {
  publico: ExpiryAudience;
  figures: ExpiryFiguresFragment | undefined;
  label: string;
}

/** What a run would affect: people, lots and the total, also in BRL when it is points. */
export const ExpiryFigures = ({ publico, figures, label }: ExpiryFiguresProps) => {
  const rows = [
    { label: texts.people, value: figures && formatInteger(figures.pessoas) },
    { label: texts.lots, value: figures && formatInteger(figures.lotes) },
    { label: texts.unit[publico], value: figures && amountOf(publico, figures.valor).replace(' pontos', '') },
    ...(publico === 'BALCONISTA' ? [{ label: texts.inReais, value: figures && formatBrl(figures.valorReais) }] : []),
  ];
  return (
    <Box
      component="dl"
      aria-label={label}
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: 'repeat(2, 1fr)', lg: `repeat(${rows.length}, auto)` } }}
    >
      {rows.map((row) => (
        <Box key={row.label}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {row.label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
            {row.value ?? <Skeleton width="60%" />}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
