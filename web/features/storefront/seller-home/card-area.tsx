import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { SellerHomeQuery } from './seller-home.generated.ts';
import { homeTexts as texts } from './seller-home.messages.ts';

const textOf = (card: SellerHomeQuery['ownCard']): string => {
  if (!card) return texts.cardNone;
  const last4 = card.numero.slice(-4);
  return card.entregue ? texts.cardDelivered(last4) : texts.cardOnTheWay(last4);
};

/** The prepaid card: none yet, on its way, or delivered (document 002 §2, Card screen). */
export const CardArea = ({ card }: { card: SellerHomeQuery['ownCard'] }) => (
  <Card sx={{ mt: 2 }}>
    <CardActionArea
      component={RouterLink}
      to={card ? '/cartao' : '/loja/credito'}
      sx={{ p: { xs: 1.5, sm: 2.5 }, minHeight: 64, display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'flex-start' }}
    >
      <CreditCardOutlined aria-hidden color="primary" />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 680, lineHeight: 1.25 }}>
          {texts.card}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {textOf(card)}
        </Typography>
      </Box>
    </CardActionArea>
  </Card>
);
