import CameraAltOutlined from '@mui/icons-material/CameraAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { addDays, formatDate } from '../../../server/shared/dates.ts';
import { isPositive } from '../../../server/shared/sign.ts';
import { moneyText } from '../../ui/amounts.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { ConsumerHomeQuery } from './consumer-home.generated.ts';
import { consumerHomeTexts as texts } from './consumer-home.messages.ts';
import { amberButton, DarkCard, darkCard, inkButton } from './dark-card.tsx';

type Dashboard = ConsumerHomeQuery['cashbackDashboard'];

const bigNumber = {
  mt: 0.5,
  fontWeight: 760,
  lineHeight: 1.05,
  letterSpacing: '-0.03em',
  fontSize: 'clamp(2.5rem, 2rem + 3.5vw, 3.75rem)',
};
const disabledButton = { '&.Mui-disabled': { bgcolor: 'rgb(247 242 232 / 0.16)', color: darkCard.softInk } };

/** How much of the threshold in SW products is reached; the bar is full from the threshold on. */
const Progress = ({ home }: { home: Dashboard }) => {
  const reached = Math.min(100, (Number(home.totalProdutosSW) / Math.max(1, Number(home.valorResgateLiberado))) * 100);
  return (
    <Box sx={{ mt: 2 }}>
      <LinearProgress
        variant="determinate"
        value={reached}
        aria-label={texts.progress}
        aria-valuetext={texts.progressValue(home.totalProdutosSW, home.valorResgateLiberado)}
        sx={{
          height: 10,
          borderRadius: 1,
          bgcolor: 'rgb(247 242 232 / 0.2)',
          '& .MuiLinearProgress-bar': { bgcolor: darkCard.amber, borderRadius: 1 },
        }}
      />
      <Typography variant="body2" sx={{ mt: 0.75, color: darkCard.softInk }}>
        {texts.progressValue(home.totalProdutosSW, home.valorResgateLiberado)}
      </Typography>
      {home.mostrarCardFaltam ? <Typography sx={{ mt: 1, fontWeight: 650 }}>{texts.missing(home.faltamParaCashback)}</Typography> : null}
    </Box>
  );
};

const periodText = ({ campanha, promocaoAtiva }: Dashboard) => {
  if (!campanha) return null;
  return promocaoAtiva
    ? texts.runsUntil(formatDate(addDays(campanha.dataFim, -1)))
    : texts.redeemUntil(formatDate(campanha.ultimoDiaResgate));
};

/** The head of the cashback home: what can be taken out, the way to the threshold, and the two acts. */
export const CashbackCard = ({ home, inAnalysis }: { home: Dashboard; inAnalysis: number }) => {
  const isAvailable = isPositive(home.cashbackDisponivel);
  const period = periodText(home);
  return (
    <DarkCard label={home.cashbackDisponivelTexto}>
      <Typography sx={{ color: darkCard.softInk, fontWeight: 600 }}>{texts.available(home.cashbackDisponivelTexto)}</Typography>
      <Typography sx={bigNumber}>{moneyText(home.cashbackDisponivel)}</Typography>
      {isPositive(home.divida) ? <Typography sx={{ mt: 1.5, fontWeight: 650 }}>{texts.debt(home.divida)}</Typography> : null}
      {home.jaResgatouCashback ? <Typography sx={{ mt: 1.5, fontWeight: 650 }}>{texts.already}</Typography> : null}
      {home.campanha && !home.jaResgatouCashback ? <Progress home={home} /> : null}
      <Typography variant="body2" sx={{ mt: 1.5, mb: 2.5, color: darkCard.softInk }}>
        {[period, inAnalysis > 0 ? texts.inAnalysis(inAnalysis) : null].filter(Boolean).join(' · ') || texts.noneInAnalysis}
      </Typography>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, flexWrap: 'wrap', gap: 1.5 }}>
        {isAvailable ? (
          <ButtonLink to="/cashback" size="large" variant="contained" sx={amberButton}>
            {texts.redeem}
          </ButtonLink>
        ) : (
          <Button size="large" variant="contained" disabled sx={disabledButton}>
            {texts.redeem}
          </Button>
        )}
        <ButtonLink
          to="/enviar-pontuacao"
          size="large"
          variant={isAvailable ? 'outlined' : 'contained'}
          startIcon={<CameraAltOutlined />}
          sx={isAvailable ? inkButton : amberButton}
        >
          {texts.send}
        </ButtonLink>
      </Box>
    </DarkCard>
  );
};
