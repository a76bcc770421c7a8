import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import { productTexts as texts } from './products.messages.ts';

const Choice = ({ to, icon, title, hint }: { to: string; icon: ReactNode; title: string; hint: string }) => (
  <Card variant="outlined">
    <CardActionArea
      component={Link}
      to={to}
      sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'flex-start', gap: 2, p: 3, height: '100%' }}
    >
      <Box aria-hidden sx={{ color: 'primary.main', display: 'flex' }}>
        {icon}
      </Box>
      <Box>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{hint}</Typography>
      </Box>
    </CardActionArea>
  </Card>
);

/** Cadastrar Produto: the choice between the standard catalogue and a store's (document 000 §2). */
export const RegisterProductPage = () => (
  <>
    <PageHeader title={texts.register} description={texts.registerHint} />
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))', maxWidth: 880 }}>
      <Choice to="criteria" icon={<Inventory2Outlined />} title={texts.criteriaChoice} hint={texts.criteriaChoiceHint} />
      <Choice to="revenda" icon={<StorefrontOutlined />} title={texts.storeChoice} hint={texts.storeChoiceHint} />
    </Box>
  </>
);
