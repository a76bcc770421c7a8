import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '../../server/shared/dates.ts';
import { StatusChip, type StatusTone } from './status-chip.tsx';

/** One step of a history. */
export interface TimelineStep {
  key: string;
  tone: StatusTone;
  label: string;
  /** When it happened; null for a step in progress. */
  at: string | null;
  texts: readonly string[];
}

const Step = ({ step: { tone, label, at, texts: lines }, isLast }: { step: TimelineStep; isLast: boolean }) => (
  <Box
    component="li"
    {...(isLast ? { 'aria-current': 'step' as const } : {})}
    sx={{ position: 'relative', pl: 3, pb: isLast ? 0 : 2.5, borderLeft: 2, borderColor: isLast ? 'transparent' : 'divider', ml: 0.75 }}
  >
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        left: -7,
        top: 6,
        width: 12,
        height: 12,
        borderRadius: '50%',
        bgcolor: isLast ? 'primary.main' : 'divider',
      }}
    />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <StatusChip tone={tone} label={label} />
      {at && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatDateTime(at)}
        </Typography>
      )}
    </Box>
    {lines.map((line) => (
      <Typography key={line} sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {line}
      </Typography>
    ))}
  </Box>
);

/** Steps of a history, oldest first; the last one is where it is now. */
export const Timeline = ({ steps, label }: { steps: readonly TimelineStep[]; label?: string }) => (
  <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {steps.map((step, index) => (
      <Step key={step.key} step={step} isLast={index === steps.length - 1} />
    ))}
  </Box>
);
