import Logout from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { firstWord } from '../../server/shared/text.ts';
import { useSession, type Viewer } from '../session/session-context.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { messages } from '../ui/messages.ts';
import { Balance } from './balance.tsx';
import { storefrontMessages as texts } from './storefront.messages.ts';

/** The greeting, the balance, the referral page (sellers) and sign-out (document 002 §2, Shell). */
export const MemberActions = ({ viewer }: { viewer: Viewer }) => {
  const { signOut } = useSession();
  return (
    <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1.5 } }}>
      {viewer.kind === 'SELLER' && (
        <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
          <ButtonLink to="/indicacao" size="small" color="secondary">
            {texts.refer}
          </ButtonLink>
        </Box>
      )}
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, color: 'text.secondary' }}>
        {texts.greeting(firstWord(viewer.nome))}
      </Box>
      <Balance viewer={viewer} />
      <IconButton color="inherit" aria-label={messages.signOut} title={messages.signOut} onClick={() => void signOut()}>
        <Logout />
      </IconButton>
    </Box>
  );
};
