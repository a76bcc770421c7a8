import RestartAlt from '@mui/icons-material/RestartAlt';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import type { ListDensity, ListPreferences } from './list-preferences.ts';
import { listTexts } from './list-texts.ts';

interface ViewMenuProps {
  columns: readonly { field: string; title: string }[];
  preferences: ListPreferences;
  /** The columns not shown now. */
  hidden: Readonly<Record<string, boolean>>;
  onChange: (patch: Partial<ListPreferences>) => void;
}

const densities: readonly { value: ListDensity; label: string }[] = [
  { value: 'compact', label: 'Compacta' },
  { value: 'standard', label: 'Padrão' },
  { value: 'comfortable', label: 'Confortável' },
];

/** Column visibility and row density. */
export const ViewMenu = ({ columns, preferences, hidden, onChange }: ViewMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = `${listTexts.columns} e ${listTexts.density.toLowerCase()}`;
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ width: 44, height: 44 }}
        >
          <ViewColumnOutlined />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <ListSubheader role="presentation">{listTexts.columns}</ListSubheader>
        {columns.map(({ field, title }) => (
          <MenuItem
            key={field}
            role="menuitemcheckbox"
            aria-checked={!hidden[field]}
            onClick={() => onChange({ hidden: { ...hidden, [field]: !hidden[field] } })}
          >
            <Checkbox size="small" checked={!hidden[field]} tabIndex={-1} disableRipple slotProps={{ input: { 'aria-hidden': true } }} />
            {title}
          </MenuItem>
        ))}
        {preferences.hidden ? (
          <MenuItem onClick={() => onChange({ hidden: undefined })}>
            <ListItemIcon>
              <RestartAlt fontSize="small" />
            </ListItemIcon>
            {listTexts.usualColumns}
          </MenuItem>
        ) : null}
        <Divider />
        <ListSubheader role="presentation">{listTexts.density}</ListSubheader>
        {densities.map((density) => (
          <MenuItem
            key={density.value}
            role="menuitemradio"
            aria-checked={preferences.density === density.value}
            onClick={() => onChange({ density: density.value })}
          >
            <Radio
              size="small"
              checked={preferences.density === density.value}
              tabIndex={-1}
              disableRipple
              slotProps={{ input: { 'aria-hidden': true } }}
            />
            {density.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
