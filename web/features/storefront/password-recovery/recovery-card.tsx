import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DocumentTitle } from '../../../ui/document-title.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { recoveryTexts as texts } from './password-recovery.messages.ts';
import type { RecoveryAudience } from './recovery-audience.ts';

interface RecoveryCardProps {
  title: string;
  text?: string;
  audience: RecoveryAudience;
  children?: ReactNode;
}

/** The card around every step, with a link back to the audience's login. */
export const RecoveryCard = ({ title, text, audience, children }: RecoveryCardProps) => (
  <Box sx={{ maxWidth: 460, mx: 'auto', py: { xs: 1, md: 5 } }}>
    <DocumentTitle>{title}</DocumentTitle>
    <Card sx={{ p: { xs: 3, sm: 4.5 } }}>
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      {text && (
        <Typography role="status" sx={{ mt: 0.75, color: 'text.secondary' }}>
          {text}
        </Typography>
      )}
      {children && <Box sx={{ mt: 3 }}>{children}</Box>}
    </Card>
    <Box sx={{ mt: 3, textAlign: 'center' }}>
      <TextLink to={audience.loginTo}>{texts.back}</TextLink>
    </Box>
  </Box>
);
