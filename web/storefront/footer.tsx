import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useProgramme } from '../session/programme.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { storefrontMessages as texts } from './storefront.messages.ts';

/** Rights notice, support chat, support e-mail and privacy policy (document 002 §2, Shell). */
export const Footer = () => {
  const { nome, suporteChat, suporteEmail } = useProgramme();
  return (
    <Box component="footer" sx={{ mt: 'auto', borderTop: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          maxWidth: 1200,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          py: 3,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.rights(nome, new Date().getFullYear())}
        </Typography>
        <Box
          component="nav"
          aria-label={texts.footer}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, typography: 'body2', '& a': { py: 1 } }}
        >
          {suporteChat && (
            <Link href={suporteChat} target="_blank" rel="noopener noreferrer">
              {texts.chat}
            </Link>
          )}
          {suporteEmail && <Link href={`mailto:${suporteEmail}`}>{suporteEmail}</Link>}
          <TextLink to="/politica-privacidade">{texts.privacy}</TextLink>
        </Box>
      </Box>
    </Box>
  );
};
