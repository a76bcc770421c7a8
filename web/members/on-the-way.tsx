import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { formatDate, toSaoPauloDate } from '../../server/shared/dates.ts';
import { moneyText } from '../ui/amount-texts.ts';
import { TextLink } from '../ui/text-link.tsx';

interface Redemption {
  id: string;
  premio: string;
  pontosGastos: string;
  prazoEntrega: string;
}

interface OnTheWayProps {
  kind: 'SELLER' | 'CONSUMER';
  redemptions: { items: readonly Redemption[]; total: number };
}

const WORDS = {
  SELLER: { arrives: 'chega até', late: 'era para chegar até', all: '/resgates' },
  CONSUMER: { arrives: 'cai até', late: 'era para cair até', all: '/resgates-cliente' },
} as const;

const link = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

/** 'quinta 26/11' */
const dayText = (day: string): string => {
  const weekday = new Date(`${day}T12:00:00Z`).toLocaleDateString('pt-BR', { weekday: 'long', timeZone: 'UTC' });
  return `${weekday.replace('-feira', '')} ${formatDate(day).slice(0, 5)}`;
};

const sentence = (kind: OnTheWayProps['kind'], { premio, pontosGastos, prazoEntrega }: Redemption): string => {
  const { arrives, late } = WORDS[kind];
  const what = kind === 'CONSUMER' ? moneyText(pontosGastos) : premio;
  return `${what} a caminho, ${prazoEntrega < toSaoPauloDate(new Date()) ? late : arrives} ${dayText(prazoEntrega)}`;
};

/** What a member redeemed and has not received: each with its day, and the way to all of them; nothing while there is none. */
export const OnTheWay = ({ kind, redemptions: { items, total } }: OnTheWayProps) =>
  items.length > 0 && (
    <Card component="section" aria-label="A caminho" sx={{ mt: 2, p: { xs: 2, sm: 2.5 }, display: 'flex', gap: 2 }}>
      <LocalShippingOutlined aria-hidden sx={{ color: 'secondary.main', mt: 1.25 }} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, minWidth: 0 }}>
        {items.map((redemption) => (
          <Box component="li" key={redemption.id}>
            <TextLink to={`/resgates/${redemption.id}`} sx={{ ...link, fontWeight: 600 }}>
              {sentence(kind, redemption)}
            </TextLink>
          </Box>
        ))}
        {total > items.length && (
          <Box component="li">
            <TextLink to={WORDS[kind].all} sx={link}>
              {`Ver todos os ${total}`}
            </TextLink>
          </Box>
        )}
      </Box>
    </Card>
  );
