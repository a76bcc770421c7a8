import Close from '@mui/icons-material/Close';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { messages } from '../../ui/messages.ts';
import { listTexts } from '../list-texts.ts';

interface FilterPanelProps {
  /** How many filters are chosen. */
  count: number;
  isPhone: boolean;
  onClear: () => void;
  /** The fields; each filters at once. */
  children: ReactNode;
}

/** 'Filtros (2)': opens the list's filters beside the button, on phones as a sheet from below. */
export const FilterPanel = ({ count, isPhone, onClear, children }: FilterPanelProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const dialog = { role: 'dialog', 'aria-label': listTexts.filters } as const;
  const fields = (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', pl: 2, pr: 1, pt: 1 }}>
        <Typography variant="subtitle1" component="h2">
          {listTexts.filters}
        </Typography>
        <IconButton aria-label={messages.close} onClick={close} sx={{ width: 44, height: 44 }}>
          <Close />
        </IconButton>
      </Stack>
      {/* Labels stand above their fields' upper edge. */}
      <Stack sx={{ gap: 2, px: 2, pt: 1, pb: 2, overflowY: 'auto' }}>{children}</Stack>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end', px: 2, pb: 2 }}>
        {count > 0 ? (
          <Button variant="text" onClick={onClear}>
            {listTexts.clearFilters}
          </Button>
        ) : null}
        <Button variant="contained" onClick={close}>
          {listTexts.showResults}
        </Button>
      </Stack>
    </>
  );
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FilterListOutlined />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 40, flexShrink: 0, px: 1.25, borderColor: 'divider' }}
      >
        {count > 0 ? `${listTexts.filters} (${count})` : listTexts.filters}
      </Button>
      {isPhone ? (
        <Drawer
          anchor="bottom"
          open={anchor !== null}
          onClose={close}
          slotProps={{ paper: { ...dialog, sx: { maxHeight: '85dvh', borderTopLeftRadius: 12, borderTopRightRadius: 12 } } }}
        >
          {fields}
        </Drawer>
      ) : (
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { ...dialog, sx: { width: 360, mt: 0.5 } } }}
        >
          {fields}
        </Popover>
      )}
    </>
  );
};
