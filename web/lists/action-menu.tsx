import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { listTexts } from './list-texts.ts';
import type { ListAction } from './list-types.ts';

interface ActionMenuProps {
  actions: readonly ListAction[];
  /** What the actions are about, for the button's name. */
  subject?: string | undefined;
}

/** The kebab of a row: what cannot be done stays visible and says why. */
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
