import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { AntifraudBadge } from './antifraud-badge.tsx';
import { IntegrityBadge } from './integrity-badge.tsx';
import type { MenuEntry } from './menu.ts';
import { WaitingBadge } from './waiting-badge.tsx';

/** The number that an entry carries. */
export const EntryBadge = ({ badge }: Pick<MenuEntry, 'badge'>) => {
  if (badge === 'antifraud') return <AntifraudBadge />;
  if (badge === 'waiting') return <WaitingBadge />;
  return badge === 'integrity' ? <IntegrityBadge /> : null;
};

interface MenuEntryLinkProps {
  entry: MenuEntry;
  isCurrent: boolean;
  onNavigate: () => void;
}

/** One screen of the menu; the current one is brought into sight. */
export const MenuEntryLink = ({ entry, isCurrent, onNavigate }: MenuEntryLinkProps) => {
  const link = useRef<HTMLAnchorElement | null>(null);
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <Box component="li">
      <ButtonBase
        ref={link}
        component={NavLink}
        to={`/painel/${entry.path}`}
        onClick={onNavigate}
        aria-current={isCurrent ? 'page' : undefined}
        sx={(theme) => ({
          width: '100%',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: 36,
          pl: '46px',
          pr: 1.5,
          borderRadius: 1,
          textAlign: 'left',
          fontSize: '0.9375rem',
          color: isCurrent ? 'primary.main' : 'text.secondary',
          fontWeight: isCurrent ? 650 : 500,
          bgcolor: isCurrent ? 'tint.primary' : 'transparent',
          '&:hover': { bgcolor: isCurrent ? 'tint.primary' : 'action.hover', color: isCurrent ? 'primary.main' : 'text.primary' },
          '&.Mui-focusVisible': { outline: `3px solid ${theme.vars!.palette.primary.main}`, outlineOffset: -3 },
          '@media (pointer: coarse)': { minHeight: 44 },
        })}
      >
        <span>{entry.label}</span>
        <EntryBadge badge={entry.badge} />
      </ButtonBase>
    </Box>
  );
};
