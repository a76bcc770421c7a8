import MoreVert from '@mui/icons-material/MoreVert';
import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useArrival } from '../../ui/arrival.ts';
import { listTexts } from '../list-texts.ts';
import type { ListAction } from '../list-types.ts';

/** An action above the rows; when disabled, it says why. */
export const ActionButton = ({ action, variant = 'contained' }: { action: ListAction; variant?: ButtonProps['variant'] }) => {
  const reasonId = useId();
  useArrival(action.label, action.hidden || action.disabledReason ? null : action.onClick);
  if (action.hidden) return null;
  const link = action.to && !action.disabledReason ? { component: Link, to: action.to } : {};
  return (
    <Tooltip title={action.disabledReason || ''}>
      <span>
        <Button
          {...link}
          aria-describedby={action.disabledReason ? reasonId : undefined}
          variant={variant}
          color={action.destructive ? 'error' : 'primary'}
          startIcon={action.icon}
          disabled={Boolean(action.disabledReason)}
          onClick={() => void action.onClick?.()}
          sx={{ minHeight: 44 }}
        >
          {action.label}
        </Button>
        {action.disabledReason ? (
          <span id={reasonId} hidden>
            {action.disabledReason}
          </span>
        ) : null}
      </span>
    </Tooltip>
  );
};

interface ActionMenuProps {
  actions: readonly ListAction[];
  /** What the actions apply to, for the button's accessible name. */
  subject?: string | undefined;
}

/** A row's menu: disabled actions stay visible and say why. */
export const ActionMenu = ({ actions, subject }: ActionMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const navigate = useNavigate();
  const visible = actions.filter((action) => !action.hidden);
  if (visible.length === 0) return null;
  const handleChoose = (action: ListAction) => {
    setAnchor(null);
    if (action.to) void navigate(action.to);
    else void action.onClick?.();
  };
  return (
    <>
      <IconButton
        aria-label={subject ? `${listTexts.actions}: ${subject}` : listTexts.actions}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
      >
        <MoreVert />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} onClick={(event) => event.stopPropagation()}>
        {visible.map((action) => (
          <MenuItem
            key={action.label}
            disabled={Boolean(action.disabledReason)}
            onClick={() => handleChoose(action)}
            sx={{ minHeight: 44, color: action.destructive ? 'error.main' : undefined, '&.Mui-disabled': { opacity: 0.75 } }}
          >
            {action.icon ? <ListItemIcon sx={{ color: 'inherit' }}>{action.icon}</ListItemIcon> : null}
            <ListItemText primary={action.label} secondary={action.disabledReason || undefined} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

/** Actions of the whole list: buttons, and a menu for the rest. */
export const HeadActions = ({ actions, subject }: { actions: readonly ListAction[]; subject: string }) => (
  <>
    {actions.map((action) =>
      action.inMenu ? null : <ActionButton key={action.label} action={action} variant={action.secondary ? 'outlined' : 'contained'} />,
    )}
    <ActionMenu actions={actions.filter(({ inMenu }) => inMenu)} subject={subject} />
  </>
);

interface BulkBarProps {
  text: string;
  actions: readonly ListAction[];
  /** Absent while nothing is selected. */
  onClear?: () => void;
}

/** Actions for the selected rows, and how many they are. */
export const BulkBar = ({ text, actions, onClear }: BulkBarProps) => (
  <Stack
    direction="row"
    role="region"
    aria-label="Ações em lote"
    sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', px: 2, py: 1, ...(onClear ? { bgcolor: 'action.selected' } : {}) }}
  >
    <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
      {text}
    </Typography>
    {actions.map((action) => (
      <ActionButton key={action.label} action={action} variant="outlined" />
    ))}
    {onClear ? (
      <Button variant="text" onClick={onClear}>
        Limpar seleção
      </Button>
    ) : null}
  </Stack>
);
