import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useProgramme } from '../session/programme.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { privacyMessages as texts } from './privacy.messages.ts';

/** /politica-privacidade: public. */
export const PrivacyPage = () => {
  const { nome, suporteEmail } = useProgramme();
  return (
    <Box component="article" sx={{ maxWidth: '72ch', mx: 'auto' }}>
      <PageHeader title={texts.title} description={texts.lead(nome)} />
      {texts.sections.map(({ title, text }) => (
        <Box component="section" key={title} sx={{ mt: 4 }}>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Typography sx={{ mt: 1 }}>{text}</Typography>
        </Box>
      ))}
      <Box component="section" sx={{ mt: 4 }}>
        <Typography variant="h3" component="h2">
          {texts.contactTitle}
        </Typography>
        <Typography sx={{ mt: 1 }}>
          {texts.contact}
          {suporteEmail && (
            <>
              {' '}
              {texts.contactEmail} <Link href={`mailto:${suporteEmail}`}>{suporteEmail}</Link>.
            </>
          )}
        </Typography>
      </Box>
    </Box>
  );
};
