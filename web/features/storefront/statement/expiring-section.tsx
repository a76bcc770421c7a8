import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ENTRY_TITLES } from '../../../../server/modules/balances/entry-titles.rules.ts';
import { formatDate } from '../../../../server/shared/dates.ts';
import { useSettled } from '../../../members/in-order.tsx';
import { moneyText, pointsText } from '../../../ui/amount-texts.ts';
import { MoneyText, PointsText } from '../../../ui/amounts.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type ExpiringLotsQuery, useExpiringLotsQuery, usePrizesWithinQuery } from './expiring.generated.ts';
import { expiringTexts as texts } from './expiring.messages.ts';

type Lot = ExpiringLotsQuery['ownExpiry']['lotes'][number];

/** Credits shown before 'Ver todos'. */
const FIRST_LOTS = 4;

const Lots = ({ lots, isSeller }: { lots: readonly Lot[]; isSeller: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Typography component="h3" variant="subtitle2" sx={{ mt: 2 }}>
        {texts.byLot}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lots.slice(0, isOpen ? undefined : FIRST_LOTS).map(({ lote, restante, venceEm, origem }) => (
          <Box
            component="li"
            key={lote}
            sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75, borderTop: 1, borderColor: 'divider', mt: 0.5 }}
          >
            <span>
              {texts.until(formatDate(venceEm))}
              <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                {ENTRY_TITLES[origem] ?? origem}
              </Typography>
            </span>
            <Box component="span" sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
              {isSeller ? <PointsText value={restante} /> : <MoneyText value={restante} />}
            </Box>
          </Box>
        ))}
      </Box>
      {lots.length > FIRST_LOTS && (
        <Button onClick={() => setOpen(!isOpen)} aria-expanded={isOpen} sx={{ minHeight: 44 }}>
          {isOpen ? texts.fewer : texts.all(lots.length)}
        </Button>
      )}
    </>
  );
};

/** What the points expiring within 60 days can buy. */
const PrizesWithin = ({ points }: { points: number }) => {
  const { data } = usePrizesWithinQuery({ variables: { points }, context: { silent: true } });
  const prizes = data?.prizes;
  if (!prizes || prizes.total === 0) return null;
  return (
    <>
      <Typography component="h3" variant="subtitle2" sx={{ mt: 2 }}>
        {texts.enoughFor}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {prizes.items.map(({ id, codigo, nome, pontos }) => (
          <Box component="li" key={id} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75 }}>
            <TextLink to={`/premio/${encodeURIComponent(codigo)}`}>{nome}</TextLink>
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {pointsText(pontos)}
            </Box>
          </Box>
        ))}
      </Box>
      {prizes.total > prizes.items.length && <TextLink to="/premios-dia-dia">{texts.morePrizes(prizes.total)}</TextLink>}
    </>
  );
};

/** A warning and the block 'Vencem em 30/60/90 dias', credit by credit (beyond C9); renders nothing when nothing expires. */
export const ExpiringSection = ({ isSeller }: { isSeller: boolean }) => {
  const titleId = useId();
  const { data, error } = useExpiringLotsQuery({ context: { silent: true } });
  useSettled(Boolean(data ?? error));
  const expiry = data?.ownExpiry;
  if (!expiry || Number(expiry.em90) === 0) return null;
  const amount = isSeller ? pointsText : moneyText;
  const windows = [
    { days: 30, value: expiry.em30 },
    { days: 60, value: expiry.em60 },
    { days: 90, value: expiry.em90 },
  ];
  const spendable = isSeller ? Math.floor(Number(expiry.em60)) : 0;
  return (
    <>
      {Number(expiry.em30) > 0 && expiry.proximaData ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {texts.banner(amount(expiry.proximoValor), formatDate(expiry.proximaData))}
        </Alert>
      ) : null}
      <Card component="section" aria-labelledby={titleId} sx={{ mb: 3, p: { xs: 2, sm: 2.5 } }}>
        <Typography id={titleId} variant="h3" component="h2">
          {texts.title}
        </Typography>
        <Box component="dl" sx={{ m: 0, mt: 1.5, display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
          {windows.map(({ days, value }) => (
            <Box key={days}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {texts.within(days)}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 700 }}>
                {isSeller ? <PointsText value={value} /> : <MoneyText value={value} />}
              </Typography>
            </Box>
          ))}
        </Box>
        <Lots lots={expiry.lotes} isSeller={isSeller} />
        {spendable > 0 ? <PrizesWithin points={spendable} /> : null}
      </Card>
    </>
  );
};
