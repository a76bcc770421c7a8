import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate, toSaoPauloDate } from '../../../../server/shared/dates.ts';
import { maySendInvoice } from '../../../members/may-send-invoice.ts';
import type { Viewer } from '../../../session/session-context.ts';
import { moneyText } from '../../../ui/amount-texts.ts';
import { MoneyText, PointsText } from '../../../ui/amounts.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { PagedSection } from './paged-section.tsx';
import { type Posting, PostingDialog } from './posting-dialog.tsx';
import { useOwnStatementQuery } from './statement.generated.ts';
import { statementTexts as texts } from './statement.messages.ts';

const PAGE_SIZE = 10;

const PostingRow = ({ row, isSeller, onOpen }: { row: Posting; isSeller: boolean; onOpen: () => void }) => {
  const isOver = row.venceEm < toSaoPauloDate(new Date());
  const expiry = isOver ? texts.expired(formatDate(row.venceEm)) : texts.expires(formatDate(row.venceEm));
  return (
    <ButtonBase
      onClick={onOpen}
      aria-haspopup="dialog"
      sx={{
        width: '100%',
        minHeight: 72,
        px: 2,
        py: 1.5,
        gap: 1.5,
        textAlign: 'left',
        '&:hover': { bgcolor: 'action.hover' },
        '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
      }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 650 }}>
          {formatDate(row.pontuadoEm)}
        </Typography>
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {texts.receipt(row.identificador)}
        </Typography>
      </Box>
      <Box component="span" sx={{ textAlign: 'right' }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 720, color: isOver ? 'text.secondary' : 'secondary.main' }}>
          {isSeller ? <PointsText value={row.totalPontos} /> : <MoneyText value={row.cashback} />}
        </Typography>
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {isSeller ? expiry : texts.purchaseOf(moneyText(row.totalVenda))}
        </Typography>
      </Box>
      <ChevronRight aria-hidden sx={{ color: 'text.secondary', flexShrink: 0 }} />
    </ButtonBase>
  );
};

/** Approved sales, paged by the server; tapping a row explains it. */
export const ApprovedSection = ({ viewer }: { viewer: Viewer }) => {
  const [address, setAddress] = useSearchParams();
  const [explained, setExplained] = useState<Posting | null>(null);
  const page = Math.max(1, Number.parseInt(address.get('page') ?? '1', 10) || 1);
  const { data, previousData, error, refetch } = useOwnStatementQuery({
    variables: { options: { page, pageSize: PAGE_SIZE } },
    context: { silent: true },
  });
  const list = (data ?? previousData)?.ownPostings;
  const isSeller = viewer.kind === 'SELLER';
  // A link on the home page opens this row's explanation.
  const asked = list?.items.find(({ id }) => id === address.get('pontuacao'));
  const open = explained ?? asked;
  const close = () => {
    setExplained(null);
    if (asked) setAddress(page > 1 ? { page: String(page) } : {}, { replace: true });
  };
  const own = isSeller ? texts.seller : texts.consumer;
  const sendLabel = isSeller && viewer.tipoPontuacao === 1 ? texts.record : texts.send;
  return (
    <>
      <PagedSection
        title={own.approved}
        rows={{ items: list?.items, total: list?.total ?? 0, failed: Boolean(error), retry: () => void refetch() }}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setAddress(next === 1 ? {} : { page: String(next) })}
        empty={
          <EmptyState
            title={own.approvedEmpty}
            text={own.approvedEmptyText}
            action={
              maySendInvoice(viewer) && (
                <ButtonLink to="/enviar-pontuacao" variant="contained">
                  {sendLabel}
                </ButtonLink>
              )
            }
          />
        }
      >
        {(row) => <PostingRow row={row} isSeller={isSeller} onOpen={() => setExplained(row)} />}
      </PagedSection>
      {open && <PostingDialog posting={open} isSeller={isSeller} onClose={close} />}
    </>
  );
};
