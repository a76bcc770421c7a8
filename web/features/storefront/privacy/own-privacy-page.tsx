import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ConsentHistory, Notices } from './notices.tsx';
import { EraseOwnData, TakeOwnData } from './own-data.tsx';
import { useOwnConsentsQuery } from './privacy.generated.ts';
import { privacyTexts as texts } from './privacy.messages.ts';

const Section = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
    <Typography variant="h3" component="h2" gutterBottom>
      {title}
    </Typography>
    {text ? <Typography sx={{ color: 'text.secondary' }}>{text}</Typography> : null}
    {children}
  </Card>
);

/** /privacidade: notification channels, consents, and the member's data to download or erase (LGPD). */
export const OwnPrivacyPage = () => {
  const { data, error, refetch } = useOwnConsentsQuery({ context: { silent: true } });
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={6} />;
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader title={texts.title} description={texts.description} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Section title={texts.noticesTitle} text={texts.noticesText}>
          <Notices answers={data.ownConsents} />
        </Section>
        <Section title={texts.dataTitle} text={texts.dataText}>
          <TakeOwnData />
        </Section>
        <Section title={texts.historyTitle}>
          <ConsentHistory answers={data.ownConsents} />
          <TextLink to="/politica-privacidade" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 1 }}>
            {texts.policy}
          </TextLink>
        </Section>
        <Section title={texts.eraseTitle} text={texts.eraseText}>
          <EraseOwnData />
        </Section>
      </Box>
    </Box>
  );
};
