import Box from '@mui/material/Box';
import { formatDate } from '../../../../server/shared/dates.ts';
import { isPositive } from '../../../../server/shared/sign.ts';
import { moneyText } from '../../../ui/amount-texts.ts';
import { MoneyText } from '../../../ui/amounts.tsx';
import { KeyFigure } from '../../../ui/key-figure.tsx';
import type { ConsumerHomeQuery } from './consumer-home.generated.ts';
import { consumerHomeTexts as texts } from './consumer-home.messages.ts';

type Dashboard = ConsumerHomeQuery['cashbackDashboard'];

const NextCampaign = ({ proximaCampanha: { valor, dataInicio } }: Dashboard) => (
  <KeyFigure
    label={texts.nextCampaign}
    value={<MoneyText value={valor} />}
    hint={dataInicio ? texts.nextFrom(formatDate(dataInicio)) : texts.nextUndated}
  />
);

/** The campaign's figures; after a redemption, also what was redeemed and what carries over to the next one (document 002 §2). */
export const CampaignFigures = ({ home }: { home: Dashboard }) => (
  <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(220px, 1fr))' } }}>
    <KeyFigure
      label={texts.totalBought}
      value={<MoneyText value={home.totalComprado} />}
      hint={texts.ofThatInSw(moneyText(home.totalProdutosSW))}
    />
    {home.jaResgatouCashback ? (
      <KeyFigure label={texts.redeemed} value={<MoneyText value={home.valorTotalResgates} />} to="/resgates-cliente" />
    ) : (
      <KeyFigure label={texts.accumulated} value={<MoneyText value={home.cashbackAcumulado} />} hint={texts.accumulatedHint} />
    )}
    {home.jaResgatouCashback || isPositive(home.proximaCampanha.valor) ? <NextCampaign {...home} /> : null}
  </Box>
);
