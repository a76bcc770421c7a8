import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { BannerCarousel } from '../../../members/banners/banner-carousel.tsx';
import { useTodaysBanners } from '../../../members/banners/use-todays-banners.ts';
import { useViewer } from '../../../session/session-context.ts';
import { moneyText } from '../../../ui/amount-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { type CashbackVoucherQuery, useCashbackVoucherQuery } from './cashback.generated.ts';
import { cashbackTexts as texts } from './cashback.messages.ts';
import { RedeemForm } from './redeem-form.tsx';

type Voucher = NonNullable<CashbackVoucherQuery['cashbackVoucher']>;

const Fact = ({ label, value }: { label: string; value: string }) => (
  <Box>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontWeight: 650, letterSpacing: '0.04em' }}>
      {value}
    </Typography>
  </Box>
);

const VoucherCard = ({ voucher, saldo, cpf, nome }: { voucher: Voucher; saldo: string; cpf: string; nome: string }) => (
  <Card variant="outlined" sx={{ maxWidth: 640 }}>
    <Box component="section" aria-label={texts.voucher} sx={{ p: { xs: 2.5, sm: 4 }, bgcolor: 'tint.secondary' }}>
      <Typography sx={{ fontWeight: 600 }}>{texts.voucher}</Typography>
      <Typography
        sx={{
          color: 'secondary.main',
          fontWeight: 760,
          lineHeight: 1.1,
          letterSpacing: '-0.03em',
          fontSize: 'clamp(2.5rem, 2rem + 3vw, 3.5rem)',
        }}
      >
        {moneyText(voucher.valor)}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 2, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5 }}>
        <Fact label={texts.code} value={voucher.codigo} />
        <Fact label={texts.balance} value={moneyText(saldo)} />
      </Box>
      {voucher.ultimoDiaResgate ? (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {texts.until(voucher.ultimoDiaResgate)}
        </Typography>
      ) : null}
    </Box>
    <Box sx={{ p: { xs: 2.5, sm: 4 } }}>
      <RedeemForm voucher={voucher} cpf={cpf} nome={nome} />
    </Box>
  </Card>
);

const Unavailable = ({ home }: { home: CashbackVoucherQuery['cashbackDashboard'] }) => (
  <>
    <Alert severity="warning" sx={{ mb: 2 }}>
      {texts.unavailable}
    </Alert>
    <EmptyState
      icon={<SavingsOutlined />}
      title={home.jaResgatouCashback ? texts.already : texts.nothing}
      text={home.mostrarCardFaltam ? texts.missing(home.faltamParaCashback) : undefined}
      action={
        <ButtonLink to="/home-consumidor-final" variant="contained">
          {texts.home}
        </ButtonLink>
      }
    />
  </>
);

/** /cashback: the voucher and the form to redeem it, or why there is none (document 002 §2 Cashback redemption). */
export const CashbackPage = () => {
  const viewer = useViewer();
  const { data, error, refetch } = useCashbackVoucherQuery({ fetchPolicy: 'network-only', context: { silent: true } });
  const banners = useTodaysBanners();
  return (
    <>
      <PageHeader title={texts.title} />
      <Box sx={{ maxWidth: 640, mb: 2 }}>
        <BannerCarousel member="CONSUMER" banners={banners} />
      </Box>
      {error && !data ? <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <LoadingState rows={4} /> : null}
      {data && !data.cashbackVoucher ? <Unavailable home={data.cashbackDashboard} /> : null}
      {data?.cashbackVoucher && viewer?.cpf ? (
        <VoucherCard voucher={data.cashbackVoucher} saldo={data.cashbackDashboard.saldoCashback} cpf={viewer.cpf} nome={viewer.nome} />
      ) : null}
    </>
  );
};
