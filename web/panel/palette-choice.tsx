import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import ArrowForward from '@mui/icons-material/ArrowForward';
import BoltOutlined from '@mui/icons-material/BoltOutlined';
import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import History from '@mui/icons-material/History';
import HubOutlined from '@mui/icons-material/HubOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import RedeemOutlined from '@mui/icons-material/RedeemOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import Typography from '@mui/material/Typography';
import type { HTMLAttributes, ReactNode } from 'react';
import type { Choice, ChoiceIcon } from './search-kinds.ts';

const ICONS: Readonly<Record<ChoiceIcon, typeof History>> = {
  screen: ArrowForward,
  action: BoltOutlined,
  recent: History,
  person: PersonOutlined,
  consumer: GroupsOutlined,
  store: StorefrontOutlined,
  network: HubOutlined,
  sale: ReceiptLongOutlined,
  receipt: PhotoCameraOutlined,
  redemption: RedeemOutlined,
  prize: EmojiEventsOutlined,
  product: Inventory2Outlined,
  staff: AdminPanelSettingsOutlined,
};

/** One line of the palette: icon, title, and what tells it from others. */
export const PaletteChoice = ({ choice, ...option }: { choice: Choice } & HTMLAttributes<HTMLLIElement>) => {
  const Icon = ICONS[choice.icon];
  return (
    <Box component="li" {...option} sx={{ gap: 1.5, minWidth: 0 }}>
      <Icon fontSize="small" aria-hidden sx={{ color: 'text.secondary', flexShrink: 0 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap>{choice.title}</Typography>
        {choice.detail ? (
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            {choice.detail}
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
};

/** The choices under one heading. MUI's own markup puts list items into a listbox, which may hold groups and options only. */
export const PaletteGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="li" role="group" aria-label={title}>
    <ListSubheader component="div" aria-hidden sx={{ bgcolor: 'background.paper' }}>
      {title}
    </ListSubheader>
    <Box component="ul" role="presentation" sx={{ p: 0, '& .MuiAutocomplete-option': { pl: 3 } }}>
      {children}
    </Box>
  </Box>
);
