import GlobalStyles from '@mui/material/GlobalStyles';
import { useParams } from 'react-router';
import { useViewer } from '../../../session/session-context.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { rowIdOf } from '../../../ui/row-id.ts';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { useVoucherQuery } from './prizes.generated.ts';
import { redemptionLooks } from './redemption-look.ts';
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

/** The voucher of the member's own redemption, by kind; the browser prints it or saves it as PDF (document 002 §2). */
export const VoucherPage = () => {
  const viewer = useViewer();
  const id = rowIdOf(useParams().id);
  const { data, error, refetch } = useVoucherQuery({ variables: { id: id ?? '' }, skip: id === null });
  const voucher = data?.redemption;
  if (id === null) return <EmptyState />;
  if (error && !voucher) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  if (!voucher) return <LoadingState rows={5} />;
  const kind = voucherKindOf(voucher);
  const back = viewer?.kind === 'CONSUMER' ? '/resgates-cliente' : '/resgates';
  return (
    <>
      <GlobalStyles styles={PRINT} />
      <PageHeader
        title={`${kind.isCampaign ? kind.name : texts.title}: ${voucher.qtde} x ${voucher.premio}`}
        breadcrumbs={[{ label: texts.back, to: back }]}
        status={<StatusChip {...redemptionLooks[voucher.status]} />}
        {...(voucher.parceiroComercial ? { description: voucher.parceiroComercial } : {})}
      />
      <VoucherCard voucher={voucher} kind={kind} />
    </>
  );
};
