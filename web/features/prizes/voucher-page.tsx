import ContentCopy from '@mui/icons-material/ContentCopy';
import Print from '@mui/icons-material/Print';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { DESCRIPTION_HTML } from '../../../server/modules/rewards/reward.rules.ts';
import { formatDate } from '../../../server/shared/dates.ts';
import { RedemptionStatus } from '../../../server/shared/enums.ts';
import { firstWord, lastWord, normalizeSearch } from '../../../server/shared/text.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { toast } from '../../ui/toast.ts';
import { OfferPlace } from './offer-place.tsx';
import { useVoucherQuery, type VoucherQuery } from './prizes.generated.ts';
import { voucherTexts as texts } from './prizes.messages.ts';
import { redemptionLook } from './redemption-look.ts';

type Voucher = VoucherQuery['redemption'];

/** Campaign vouchers have their own title (document 002 §4, Voucher type). */
const isCampaign = ({ premio, parceiroComercial }: Voucher) =>
  normalizeSearch(premio).includes('premiacao campanha') || normalizeSearch(parceiroComercial ?? '') === 'voucher campanha';

const Detail = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box>
    <Typography variant="caption" color="text.secondary" component="dt">
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
);

const Code = ({ code, isValid }: { code: string; isValid: boolean }) => {
  const handleCopy = async () => {
    await navigator.clipboard.writeText(code);
    toast.success(texts.copied);
  };
  return (
    <Stack sx={{ alignItems: 'center', gap: 1, p: 3, borderRadius: 1, bgcolor: 'tint.primary' }}>
      <Typography variant="body2" color="text.secondary">
        {texts.code}
      </Typography>
      <Typography
        component="p"
        sx={{ fontSize: { xs: 26, sm: 34 }, fontWeight: 720, letterSpacing: '0.12em', textDecoration: isValid ? 'none' : 'line-through' }}
      >
        {code}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center', '@media print': { display: 'none' } }}>
        <Button startIcon={<ContentCopy />} onClick={() => void handleCopy()} disabled={!isValid} sx={{ minHeight: 44 }}>
          {texts.copy}
        </Button>
        <Button startIcon={<Print />} onClick={() => window.print()} sx={{ minHeight: 44 }}>
          {texts.print}
        </Button>
      </Stack>
    </Stack>
  );
};

const VoucherCard = ({ voucher }: { voucher: Voucher }) => {
  const isValid = voucher.status !== RedemptionStatus.CANCELADO;
  const place = voucher.local ? null : [voucher.revenda, voucher.cidade].filter(Boolean).join(' - ');
  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 4 }, maxWidth: 720 }}>
      <Stack sx={{ gap: 3 }}>
        {isValid ? null : <Alert severity="error">{texts.cancelled}</Alert>}
        <Code code={voucher.redemptionCode} isValid={isValid} />
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <Detail label={texts.firstName}>{firstWord(voucher.titular)}</Detail>
          <Detail label={texts.lastName}>{lastWord(voucher.titular)}</Detail>
          {voucher.email ? <Detail label={texts.email}>{voucher.email}</Detail> : null}
          {place ? <Detail label={texts.place}>{place}</Detail> : null}
          {voucher.obs ? <Detail label={texts.note}>{voucher.obs}</Detail> : null}
        </Box>
        <Divider />
        <Box component="section">
          <Typography variant="h4" component="h2" gutterBottom>
            {texts.howTitle}
          </Typography>
          <Typography>{texts.how}</Typography>
          {isValid && voucher.status !== RedemptionStatus.ENTREGUE ? (
            <Typography color="text.secondary">{texts.promised(formatDate(voucher.prazoEntrega))}</Typography>
          ) : null}
        </Box>
        <Box component="section">
          <Typography variant="h4" component="h2" gutterBottom>
            {texts.conditions}
          </Typography>
          {voucher.descricao ? <SafeHtml html={voucher.descricao} {...DESCRIPTION_HTML} /> : null}
          {voucher.condicoes ? <Typography sx={{ whiteSpace: 'pre-line' }}>{voucher.condicoes}</Typography> : null}
          {voucher.descricao || voucher.condicoes ? null : <Typography>{texts.noConditions}</Typography>}
        </Box>
        {voucher.local ? (
          <Box component="section">
            <Typography variant="h4" component="h2" gutterBottom>
              {texts.place}
            </Typography>
            <OfferPlace location={voucher.local} />
          </Box>
        ) : null}
      </Stack>
    </Card>
  );
};

/** The voucher of one of the member's own redemptions (document 002 §2, Voucher page). */
export const VoucherPage = () => {
  const id = Number(useParams().id);
  const isId = Number.isInteger(id) && id > 0 && id < 2 ** 31;
  const { data, error, refetch } = useVoucherQuery({ variables: { id }, skip: !isId });
  const voucher = data?.redemption;
  if (!isId) return <EmptyState />;
  if (error && !voucher) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  if (!voucher) return <LoadingState rows={5} />;
  return (
    <>
      <PageHeader
        title={`${isCampaign(voucher) ? texts.campaignTitle : texts.title}: ${voucher.qtde} x ${voucher.premio}`}
        breadcrumbs={[{ label: texts.back, to: '/resgates' }]}
        status={<StatusChip {...redemptionLook(voucher.status)} />}
        {...(voucher.parceiroComercial ? { description: voucher.parceiroComercial } : {})}
      />
      <VoucherCard voucher={voucher} />
    </>
  );
};
