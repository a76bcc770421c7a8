import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { type CloseState, type CloseStep, STEP_WORDS } from '../../../../../server/modules/month-close/month-close.rules.ts';
import { StatusChip, type StatusTone } from '../../../../ui/status-chip.tsx';
import { closeTexts as texts } from './month-close.messages.ts';

/** Look of each state of a line or a step. */
export const CLOSE_TONES: Record<CloseState, StatusTone> = {
  PRONTO: 'approved',
  PENDENTE: 'pending',
  PREVIA: 'info',
  ANTES_DO_FIM: 'pending',
  NAO_GERADO: 'closed',
};

interface CloseStepCardProps {
  step: CloseStep | 'RELATORIOS';
  position: number;
  status: { label: string; tone: StatusTone };
  children: ReactNode;
}

/** One step of the close: its state, what it asks for, and its lines. */
export const CloseStepCard = ({ step, position, status, children }: CloseStepCardProps) => {
  const titleId = useId();
  return (
    <Paper component="li" variant="outlined" aria-labelledby={titleId} sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <Typography id={titleId} variant="h4" component="h2">
          {position}. {STEP_WORDS[step]}
        </Typography>
        <StatusChip {...status} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {texts.explanations[step]}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {children}
      </Box>
    </Paper>
  );
};

interface CloseLineProps {
  label: ReactNode;
  value: ReactNode;
  action: ReactNode;
}

/** A line of a step: its name, its number and the way to it. */
export const CloseLine = ({ label, value, action }: CloseLineProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto 140px' },
      columnGap: 2,
      alignItems: 'center',
      minHeight: 44,
      py: { xs: 0.75, sm: 0 },
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Typography variant="body2" component="div">
      {label}
    </Typography>
    <Typography variant="body2" component="div" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
      {value}
    </Typography>
    <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, textAlign: { sm: 'right' } }}>{action}</Box>
  </Box>
);
