import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { normalizeSearch } from '../../server/shared/text.ts';
import type { MenuSection } from './menu.ts';
import { panelMessages } from './panel.messages.ts';

interface Destination {
  label: string;
  section: string;
  to: string;
}

const destinationsOf = (menu: readonly MenuSection[]): Destination[] => [
  ...menu.flatMap(({ label: section, entries }) => entries.map(({ label, path }) => ({ label, section, to: `/painel/${path}` }))),
  { label: panelMessages.profile, section: panelMessages.panel, to: '/painel/perfil' },
];

const matching = (options: Destination[], { inputValue }: { inputValue: string }) => {
  const words = normalizeSearch(inputValue).split(/\s+/);
  return options.filter(({ label, section }) => {
    const text = normalizeSearch(`${section} ${label}`);
    return words.every((word) => text.includes(word));
  });
};

/** Lists every screen the person can open, by name: Ctrl+K, type, Enter. */
export const CommandPalette = ({ menu, onClose }: { menu: readonly MenuSection[]; onClose: () => void }) => {
  const navigate = useNavigate();
  const destinations = useMemo(() => destinationsOf(menu), [menu]);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-label={panelMessages.searchTitle}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start', pt: '10vh' } }}
      slotProps={{ paper: { sx: { p: 2, overflow: 'visible' } } }}
    >
      <Autocomplete
        open
        autoHighlight
        disablePortal
        options={destinations}
        groupBy={({ section }) => section}
        getOptionKey={({ to }) => to}
        filterOptions={matching}
        noOptionsText={panelMessages.searchEmpty}
        forcePopupIcon={false}
        onChange={(_event, destination) => {
          if (!destination) return;
          onClose();
          void navigate(destination.to);
        }}
        onClose={(_event, reason) => reason === 'escape' && onClose()}
        renderInput={(input) => (
          <TextField {...input} autoFocus placeholder={panelMessages.searchPlaceholder} aria-label={panelMessages.searchTitle} />
        )}
        slotProps={{ listbox: { sx: { maxHeight: '50vh' } } }}
      />
    </Dialog>
  );
};
