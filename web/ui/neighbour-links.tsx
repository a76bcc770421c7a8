import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { Link, useLocation } from 'react-router';

/** What its links, and those of a row beside its list, are called. */
export const neighbourTexts = { previous: 'Registro anterior', next: 'Próximo registro' } as const;

/** What a list hands to the pages of its rows: their addresses in the order of the list. */
export interface Neighbours {
  neighbours: readonly string[];
}

/** Leads to the pages of the rows before and after this one in the list that it was opened from. */
export const NeighbourLinks = () => {
  const { pathname, state } = useLocation() as { pathname: string; state: Partial<Neighbours> | null };
  const addresses = state?.neighbours ?? [];
  const at = addresses.indexOf(pathname);
  if (at === -1) return null;
  const ends = [
    { label: neighbourTexts.previous, to: addresses[at - 1], Icon: KeyboardArrowUp },
    { label: neighbourTexts.next, to: addresses[at + 1], Icon: KeyboardArrowDown },
  ];
  return (
    <Stack direction="row">
      {ends.map(({ label, to, Icon }) => (
        <IconButton
          key={label}
          aria-label={label}
          // Back leads to the list, not through every row looked at.
          {...(to ? { component: Link, to, state, replace: true } : { disabled: true })}
          sx={{ width: 44, height: 44 }}
        >
          <Icon />
        </IconButton>
      ))}
    </Stack>
  );
};
