import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Logout from '@mui/icons-material/Logout';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router';
import { firstWord } from '../../server/shared/text.ts';
import { useCan, useSession } from '../session/session-context.ts';
import { messages } from '../ui/messages.ts';
import { panelMessages } from './panel.messages.ts';

/** The greeting with Meu Perfil, Minhas exportações and Sair (document 000 §2, Shell). */
export const AccountMenu = () => {
  const { viewer, signOut } = useSession();
  const can = useCan();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = viewer?.nome ?? '';
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        aria-label={panelMessages.account(name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ gap: 1, px: 1 }}
      >
        <Avatar sx={{ width: 32, height: 32, fontSize: '0.9375rem', fontWeight: 700, bgcolor: 'tint.primary', color: 'primary.main' }}>
          {name.charAt(0).toUpperCase()}
        </Avatar>
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, maxWidth: 180, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {panelMessages.greeting(firstWord(name))}
        </Box>
        <KeyboardArrowDown fontSize="small" aria-hidden />
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem component={Link} to="/painel/perfil" onClick={close}>
          <ListItemIcon>
            <AccountCircleOutlined fontSize="small" />
          </ListItemIcon>
          {panelMessages.profile}
        </MenuItem>
        {can('list:export') ? (
          <MenuItem component={Link} to="/painel/exportacoes" onClick={close}>
            <ListItemIcon>
              <FileDownloadOutlined fontSize="small" />
            </ListItemIcon>
            {panelMessages.myExports}
          </MenuItem>
        ) : null}
        <MenuItem
          onClick={() => {
            close();
            void signOut();
          }}
        >
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {messages.signOut}
        </MenuItem>
      </Menu>
    </>
  );
};
