import CardGiftcardOutlined from '@mui/icons-material/CardGiftcardOutlined';
import LocalActivityOutlined from '@mui/icons-material/LocalActivityOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { homeTexts as texts } from './seller-home.messages.ts';

const SHORTCUTS = [
  { to: '/premios-dia-dia', label: texts.redeem, hint: texts.redeemHint, icon: <CardGiftcardOutlined /> },
  { to: '/experiencias', label: texts.experiences, hint: texts.experiencesHint, icon: <LocalActivityOutlined /> },
  { to: '/pontuacoes', label: texts.statement, hint: texts.statementHint, icon: <ReceiptLongOutlined /> },
  { to: '/pontos-produtos', label: texts.products, hint: texts.productsHint, icon: <LocalOfferOutlined /> },
];

/** A seller's most visited pages: prizes, experiences, statement and points per product. */
export const Shortcuts = () => (
  <Box
    component="nav"
    aria-label={texts.shortcuts}
    sx={{
      mt: 2,
      display: 'grid',
      gap: { xs: 1, sm: 2 },
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    }}
  >
    {SHORTCUTS.map(({ to, label, hint, icon }) => (
      <Card key={to}>
        <CardActionArea
          component={RouterLink}
          to={to}
          sx={{
            height: '100%',
            minHeight: 96,
            p: { xs: 1.5, sm: 2.5 },
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'flex-start',
            justifyContent: 'flex-start',
            gap: 0.75,
          }}
        >
          <Box
            aria-hidden
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 40,
              height: 40,
              borderRadius: 1,
              bgcolor: 'tint.primary',
              color: 'primary.main',
            }}
          >
            {icon}
          </Box>
          <Typography component="span" sx={{ fontWeight: 680, lineHeight: 1.25, fontSize: { xs: '0.9375rem', sm: '1rem' } }}>
            {label}
          </Typography>
          <Typography component="span" variant="body2" sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary' }}>
            {hint}
          </Typography>
        </CardActionArea>
      </Card>
    ))}
  </Box>
);
