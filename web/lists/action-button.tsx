import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router';
import type { ListAction } from './list-types.ts';

/** An action above the rows; when it cannot be done it says why. */
export const ActionButton = ({ action, variant = 'contained' }: { action: ListAction; variant?: ButtonProps['variant'] }) => {
  if (action.hidden) return null;
  const link = action.to && !action.disabledReason ? { component: Link, to: action.to } : {};
  return (
    <Tooltip title={action.disabledReason || ''}>
      <span>
        <Button
          {...link}
          variant={variant}
          color={action.destructive ? 'error' : 'primary'}
          startIcon={action.icon}
          disabled={Boolean(action.disabledReason)}
          onClick={() => void action.onClick?.()}
          sx={{ minHeight: 44 }}
        >
          {action.label}
        </Button>
      </span>
    </Tooltip>
  );
};
