import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import TouchAppOutlined from '@mui/icons-material/TouchAppOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DESCRIPTION_HTML } from '../../../../server/modules/rewards/reward-look.rules.ts';
import { formatDate, formatDateTime } from '../../../../server/shared/dates.ts';
import { firstWord, lastWord } from '../../../../server/shared/text.ts';
import { moneyText } from '../../../ui/amount-texts.ts';
import { Brand } from '../../../ui/brand-mark.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { SafeHtml } from '../../../ui/safe-html.tsx';
import { OfferPlace } from './offer-place.tsx';
import type { VoucherQuery } from './prizes.generated.ts';
import { voucherTexts as texts } from './voucher.messages.ts';
import { VoucherCode } from './voucher-code.tsx';
import { isCredit, isPixPayment, type VoucherKind } from './voucher-kinds.ts';

type Voucher = VoucherQuery['redemption'];

const Section = ({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) => (
  <Box component="section" sx={{ breakInside: 'avoid' }}>
    <Typography
      variant="h4"
      component="h2"
      gutterBottom
      sx={{ display: 'flex', alignItems: 'center', gap: 1, '& svg': { color: 'primary.main' } }}
    >
      {icon}
      {title}
    </Typography>
    {children}
  </Box>
);

/** The programme's logo, or the campaign's instead. */
const Sign = ({ kind }: { kind: VoucherKind }) => (
  <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
    {kind.isCampaign ? (
      <Box
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1.25,
          px: 1.5,
          py: 1,
          borderRadius: 1,
          bgcolor: 'tint.secondary',
          color: 'secondary.main',
        }}
      >
        <CampaignOutlined aria-hidden />
        <Typography component="span" sx={{ fontWeight: 750 }}>
          {kind.name}
        </Typography>
      </Box>
    ) : (
      <>
        <Brand />
        {kind.name ? <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{kind.name}</Typography> : null}
      </>
    )}
  </Stack>
);

const Conditions = ({ voucher, terms }: { voucher: Voucher; terms: readonly string[] }) => {
  const isBare = terms.length === 0 && !voucher.descricao && !voucher.condicoes;
  return (
    <Stack sx={{ gap: 1 }}>
      {terms.length > 0 ? (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </Box>
      ) : null}
      {voucher.descricao ? <SafeHtml html={voucher.descricao} {...DESCRIPTION_HTML} /> : null}
      {voucher.condicoes ? <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{voucher.condicoes}</Typography> : null}
      {isBare ? <Typography>{texts.noConditions}</Typography> : null}
    </Stack>
  );
};

const promiseOf = (tipo: string) => {
  if (isPixPayment(tipo)) return texts.payUntil;
  return isCredit(tipo) ? texts.creditUntil : texts.promised;
};

const factsOf = ({ titular, email, obs, resgatadoEm, tipo, pontosGastos }: Voucher) => [
  ...(isPixPayment(tipo) ? [{ label: texts.value, value: moneyText(pontosGastos) }] : []),
  { label: texts.firstName, value: firstWord(titular) },
  { label: texts.lastName, value: lastWord(titular) },
  ...(email ? [{ label: texts.email, value: email }] : []),
  { label: texts.redeemedOn, value: formatDateTime(resgatadoEm) },
  ...(obs ? [{ label: texts.note, value: obs }] : []),
];

const Place = ({ voucher }: { voucher: Voucher }) => {
  if (voucher.local) return <OfferPlace location={voucher.local} />;
  const place = [voucher.revenda, voucher.cidade].filter(Boolean).join(' - ');
  return place ? <Typography>{place}</Typography> : null;
};

/** A voucher, rendered by kind, on screen and on paper (document 002 §2, Voucher page). */
export const VoucherCard = ({ voucher, kind }: { voucher: Voucher; kind: VoucherKind }) => {
  const isValid = voucher.status !== 'CANCELLED';
  const icon = (sign: ReactNode) => (kind.isCampaign ? null : sign);
  const hasPlace = Boolean(voucher.local) || (kind.isShownAtPlace && Boolean(voucher.revenda));
  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 4 }, maxWidth: 720, '@media print': { maxWidth: 'none', border: 0, p: 0 } }}>
      <Stack sx={{ gap: 3 }}>
        <Sign kind={kind} />
        {isValid ? null : <Alert severity="error">{texts.cancelled}</Alert>}
        <Typography sx={{ display: 'none', fontWeight: 700, '@media print': { display: 'block' } }}>
          {[`${voucher.qtde} x ${voucher.premio}`, voucher.parceiroComercial].filter(Boolean).join(', ')}
        </Typography>
        <VoucherCode name={voucher.premio} code={voucher.redemptionCode} isValid={isValid} />
        <FactList facts={factsOf(voucher)} />
        <Divider />
        <Section title={texts.howTitle} icon={icon(<TouchAppOutlined aria-hidden />)}>
          <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
            {kind.how.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Box>
          {isValid && voucher.status !== 'DELIVERED' ? (
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>{promiseOf(voucher.tipo)(formatDate(voucher.prazoEntrega))}</Typography>
          ) : null}
          {isPixPayment(voucher.tipo) && voucher.dataEntrega ? (
            <Typography sx={{ mt: 1, color: 'success.main', fontWeight: 650 }}>{texts.paidOn(formatDate(voucher.dataEntrega))}</Typography>
          ) : null}
        </Section>
        <Section title={texts.conditions} icon={icon(<FactCheckOutlined aria-hidden />)}>
          <Conditions voucher={voucher} terms={kind.terms} />
        </Section>
        {hasPlace ? (
          <Section title={texts.place} icon={icon(<PlaceOutlined aria-hidden />)}>
            <Place voucher={voucher} />
          </Section>
        ) : null}
        <Section title={texts.supportTitle} icon={icon(<SupportAgentOutlined aria-hidden />)}>
          <Typography>{texts.support}</Typography>
        </Section>
      </Stack>
    </Card>
  );
};
