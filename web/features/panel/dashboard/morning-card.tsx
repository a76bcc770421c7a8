import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { TextLink } from '../../../ui/text-link.tsx';
import { morningTexts as texts } from './morning-texts.ts';

export interface MorningLine {
  label: ReactNode;
  value: ReactNode;
  /** The list behind the number, filtered as it. */
  to?: string;
  /** What the number is of, for its link's name. */
  name?: string;
}

interface MorningCardProps {
  title: string;
  hint?: string | undefined;
  lines: readonly MorningLine[] | undefined;
  hasFailed: boolean;
  /** Lines that the card usually has, the hint included: it keeps their height until they are here. */
  usualLines: number;
  children?: ReactNode;
}

/** Pixels of a line with its gap. */
const LINE = 26;
const GAP = 6;

/** Some numbers of the morning under one heading; each leads to the list behind it. */
export const MorningCard = ({ title, hint, lines, hasFailed, usualLines, children }: MorningCardProps) => {
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Typography id={id} variant="h4" component="h3">
        {title}
      </Typography>
      {hint ? (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      ) : null}
      {hasFailed ? (
        <Typography variant="body2" role="alert" sx={{ mt: 1 }}>
          {texts.failed}
        </Typography>
      ) : lines ? (
        <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 0.75 }}>
          {lines.map(({ label, value, to, name }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card are fixed
            <Box key={at} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Typography component="dt" variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {label}
              </Typography>
              <Typography
                component="dd"
                variant="body2"
                sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}
              >
                {to ? (
                  <TextLink to={to} {...(name ? { label: `${String(value)} – ${name}` } : {})}>
                    {value}
                  </TextLink>
                ) : (
                  value
                )}
              </Typography>
            </Box>
          ))}
        </Box>
      ) : (
        <Skeleton variant="rounded" height={usualLines * LINE - GAP} sx={{ mt: 1 }} />
      )}
      {children}
    </Paper>
  );
};
