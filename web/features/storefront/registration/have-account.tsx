import Typography from '@mui/material/Typography';
import { TextLink } from '../../../ui/text-link.tsx';
import { registrationTexts as texts } from './registration.messages.ts';

/** A link to the login, for people already registered. */
export const HaveAccount = ({ to }: { to: string }) => (
  <Typography sx={{ mt: 3, textAlign: 'center' }}>
    {texts.haveAccount} <TextLink to={to}>{texts.enter}</TextLink>
  </Typography>
);
