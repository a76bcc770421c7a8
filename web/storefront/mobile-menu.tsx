import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { NavLink } from 'react-router';
import type { Viewer } from '../session/session-context.ts';
import { Brand } from '../ui/brand-mark.tsx';
import { useBackCloses } from '../ui/dialog-history.ts';
import { type StorefrontEntry, storefrontMenu } from './menu.ts';
import { storefrontMessages as texts } from './storefront.messages.ts';
import { STOREFRONT_ICONS } from './storefront-icons.tsx';

const REFER: StorefrontEntry = { label: texts.refer, to: '/indicacao', icon: 'redeem' };

/** The members' menu on phones: everything that does not fit in the bottom bar. */
export const MobileMenu = ({ viewer, onClose }: { viewer: Viewer; onClose: () => void }) => {
  useBackCloses(onClose);
  const entries = storefrontMenu(viewer).filter((entry) => entry.only !== 'desktop');
  const all = viewer.kind === 'SELLER' ? [...entries, REFER] : entries;
  return (
    <Drawer open onClose={onClose} slotProps={{ paper: { sx: { width: 'min(320px, 88vw)', bgcolor: 'background.default' } } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', p: 2 }}>
        <Brand size={32} />
        <IconButton aria-label={texts.closeMenu} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box component="nav" aria-label={texts.menu} sx={{ px: 1 }}>
        {all.map(({ label, to, icon }) => (
          <ListItemButton
            key={to}
            component={NavLink}
            to={to}
            onClick={onClose}
            sx={{
              minHeight: 52,
              borderRadius: 1,
              '&[aria-current="page"]': { bgcolor: 'tint.primary', color: 'primary.main', '& svg': { color: 'primary.main' } },
            }}
          >
            <ListItemIcon sx={{ minWidth: 44 }}>{STOREFRONT_ICONS[icon]}</ListItemIcon>
            <ListItemText primary={label} slotProps={{ primary: { sx: { fontWeight: 600 } } }} />
          </ListItemButton>
        ))}
      </Box>
    </Drawer>
  );
};
