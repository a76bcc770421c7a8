import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useCan } from '../../../session/session-context.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { codeTexts as texts } from './registration-codes.messages.ts';

const ENTRIES = [
  { to: '/painel/codigos/codigo', label: texts.postings, hint: texts.postingsHint, permission: 'registrationCode:list' },
  { to: '/painel/codigos/lista-codigo-cadastro', label: texts.list, hint: texts.listHint, permission: 'registrationCode:list' },
  { to: '/painel/cadastrar/codigo-cadastro', label: texts.create, hint: texts.createHint, permission: 'registrationCode:create' },
];

/** Códigos Cadastro: links to the section's screens (document 000 §2). */
export const CodesSectionPage = () => {
  const can = useCan();
  return (
    <>
      <PageHeader title={texts.section} description={texts.sectionHint} />
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
        }}
      >
        {ENTRIES.filter(({ permission }) => can(permission)).map(({ to, label, hint }) => (
          <Card key={to} component="li" variant="outlined">
            <CardActionArea component={Link} to={to} sx={{ p: 2.5, minHeight: 96, height: '100%' }}>
              <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
              <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
                {hint}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </>
  );
};
