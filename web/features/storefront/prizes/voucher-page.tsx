import GlobalStyles from '@mui/material/GlobalStyles';
import { useParams } from 'react-router';
import { readFailure } from '../../../session/failure.ts';
import { useViewer } from '../../../session/session-context.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { messages } from '../../../ui/messages.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { rowIdOf } from '../../../ui/row-id.ts';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { useVoucherQuery } from './prizes.generated.ts';
import { voucherLook } from './redemption-look.ts';
import { voucherTexts as texts } from './voucher.messages.ts';
import { VoucherCard } from './voucher-card.tsx';
import { voucherKindOf } from './voucher-kinds.ts';

/** Prints only the voucher, black on white whatever the theme. */
const PRINT = {
  '@media print': {
    'header, footer, nav, aside': { display: 'none !important' },
    'html, body, #root, #root > div, main, main *': {
      color: '#000 !important',
      backgroundColor: 'transparent !important',
      boxShadow: 'none !important',
    },
  },
};

/** An id of no redemption, or of another member's: the answer is the same. */
const UnknownVoucher = ({ isConsumer }: { isConsumer: boolean }) => (
  <EmptyState
    isPage
    title={texts.unknownTitle}
    text={texts.unknownText}
    action={
      <ButtonLink variant="contained" to={isConsumer ? '/home-consumidor-final' : '/home'}>
        {messages.backHome}
      </ButtonLink>
    }
  />
);

/** The voucher of the member's own redemption, by kind; the browser prints it or saves it as PDF (document 002 §2). */
export const VoucherPage = () => {
  const viewer = useViewer();
  const id = rowIdOf(useParams().id);
  const { data, error, refetch } = useVoucherQuery({ variables: { id: id ?? '' }, skip: id === null, context: { silent: true } });
  const voucher = data?.redemption;
  const isUnknown = id === null || (error && !voucher && readFailure(error).code === 'REDEMPTION_NOT_FOUND');
  if (isUnknown) return <UnknownVoucher isConsumer={viewer?.kind === 'CONSUMER'} />;
  if (error && !voucher) return <ErrorState text={readFailure(error).message} onRetry={() => void refetch()} />;
  if (!voucher) return <LoadingState rows={5} />;
  const kind = voucherKindOf(voucher);
  const back = viewer?.kind === 'CONSUMER' ? '/resgates-cliente' : '/resgates';
  return (
    <>
      <GlobalStyles styles={PRINT} />
      <PageHeader
        title={`${kind.isCampaign ? kind.name : texts.title}: ${voucher.qtde} x ${voucher.premio}`}
        breadcrumbs={[{ label: texts.back, to: back }]}
        status={<StatusChip {...voucherLook(voucher)} />}
        {...(voucher.parceiroComercial ? { description: voucher.parceiroComercial } : {})}
      />
      <VoucherCard voucher={voucher} kind={kind} />
    </>
  );
};
