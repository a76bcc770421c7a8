import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { CheckboxField } from '../../../forms/choice-fields.tsx';
import { registrationTexts as texts } from './registration.messages.ts';

/** Accepting the privacy policy, which opens in a new tab so typed values are kept. */
export const PrivacyConsent = () => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
    <CheckboxField name="aceitouPoliticaPrivacidade" label={texts.consent} />
    <Link href="/politica-privacidade" target="_blank" rel="noopener" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
      {texts.readPolicy}
    </Link>
  </Box>
);
