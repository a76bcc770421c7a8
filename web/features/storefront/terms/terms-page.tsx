import Box from '@mui/material/Box';
import { useProgramme } from '../../../session/programme.tsx';
import { useViewer } from '../../../session/session-context.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { termsMessages as texts } from './terms.messages.ts';
import { TermsText } from './terms-text.tsx';

/** /regulamento: the rules of the member's programme, readable before accepting them. */
export const TermsPage = () => {
  const { nome } = useProgramme();
  const { title, lead } = useViewer()?.kind === 'CONSUMER' ? texts.cashback : texts.loyalty;
  return (
    <Box component="article" sx={{ maxWidth: '72ch', mx: 'auto' }}>
      <PageHeader title={title} description={lead(nome)} />
      <TermsText />
    </Box>
  );
};
