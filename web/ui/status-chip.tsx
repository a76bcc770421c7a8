import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HistoryToggleOff from '@mui/icons-material/HistoryToggleOff';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import RemoveCircleOutlineOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Chip from '@mui/material/Chip';
import type { ReactElement } from 'react';

/** pending amber, approved green, rejected red, closed grey, info blue; colour is never the only cue. */
export type StatusTone = 'pending' | 'approved' | 'rejected' | 'closed' | 'info';

const TONES: Record<StatusTone, { icon: ReactElement; color: string; tint: string }> = {
  pending: { icon: <HistoryToggleOff />, color: 'warning.main', tint: 'tint.warning' },
  approved: { icon: <CheckCircleOutlined />, color: 'success.main', tint: 'tint.success' },
  rejected: { icon: <CancelOutlined />, color: 'error.main', tint: 'tint.error' },
  closed: { icon: <RemoveCircleOutlineOutlined />, color: 'text.secondary', tint: 'tint.neutral' },
  info: { icon: <InfoOutlined />, color: 'info.main', tint: 'tint.info' },
};

/** A status as colour, icon and label. */
export const StatusChip = ({ tone, label, size = 'small' }: { tone: StatusTone; label: string; size?: 'small' | 'medium' }) => {
  const { icon, color, tint } = TONES[tone];
  return <Chip size={size} icon={icon} label={label} sx={{ bgcolor: tint, color, '& .MuiChip-icon': { color: 'inherit' } }} />;
};
