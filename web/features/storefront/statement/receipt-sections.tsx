import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { formatDateTime } from '../../../../server/shared/dates.ts';
import type { OwnSubmissionsFilter } from '../../../graphql/types.generated.ts';
import { AttachmentThumb } from '../../../members/receipt/attachment.tsx';
import { FollowButton } from '../../../members/receipt/follow-button.tsx';
import { howToFix } from '../../../members/receipt/how-to-fix.ts';
import { receiptTexts } from '../../../members/receipt/receipt.messages.ts';
import { ReceiptActs } from '../../../members/receipt/receipt-acts.tsx';
import { submissionLook } from '../../../members/receipt/submission-look.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { PagedSection } from './paged-section.tsx';
import { type OwnReceiptsQuery, useOwnReceiptsQuery } from './statement.generated.ts';
import { statementTexts as texts } from './statement.messages.ts';

type Receipt = OwnReceiptsQuery['ownSubmissions']['items'][number];

const PAGE_SIZE = 5;
const IN_ANALYSIS: OwnSubmissionsFilter = { emAnalise: true };
const NOT_PROCESSED: OwnSubmissionsFilter = { naoProcessadas: true };

const useReceipts = (filter: OwnSubmissionsFilter) => {
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useOwnReceiptsQuery({
    variables: { options: { page, pageSize: PAGE_SIZE }, filter },
    context: { silent: true },
  });
  const list = (data ?? previousData)?.ownSubmissions;
  const rows = { items: list?.items, total: list?.total ?? 0, failed: Boolean(error), retry: () => void refetch() };
  return { rows, page, pageSize: PAGE_SIZE, onPage: setPage };
};

const Nothing = ({ children }: { children: ReactNode }) => <Typography sx={{ p: 2.5, color: 'text.secondary' }}>{children}</Typography>;

const ReceiptRow = ({ row, children }: { row: Receipt; children?: ReactNode }) => {
  const day = formatDateTime(row.criadoEm);
  return (
    <Box sx={{ display: 'flex', gap: 2, p: 2 }}>
      <AttachmentThumb url={row.linkArquivo} type={row.tipoArquivo} picture={row.linkMiniatura} day={day} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: 650 }}>
            {texts.sentOn(day)}
          </Typography>
          <StatusChip {...submissionLook(row.status)} />
        </Box>
        {children}
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <ReceiptActs row={row} />
          <FollowButton receiptId={row.id} />
        </Box>
      </Box>
    </Box>
  );
};

/** The contest's current state, in the member's terms. */
const ContestState = ({ row }: { row: Receipt }) => {
  if (row.contestacao === 'ABERTA')
    return (
      <Typography sx={{ mt: 0.5, fontWeight: 600 }}>
        {receiptTexts.contestOpen} {row.contestacaoPrazo && receiptTexts.contestUntil(row.contestacaoPrazo)}
      </Typography>
    );
  if (row.contestacao !== 'MANTIDA') return null;
  return (
    <Typography sx={{ mt: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
      {receiptTexts.contestKept(row.contestacaoResposta ?? '')}
    </Typography>
  );
};

const Fix = ({ row }: { row: Receipt }) => (
  <>
    {row.reprovadoMotivo && <Typography sx={{ mt: 0.5, fontWeight: 600, color: 'error.main' }}>{row.reprovadoMotivo}</Typography>}
    {row.reprovadoObservacao && (
      <Typography sx={{ mt: 0.25, overflowWrap: 'anywhere' }}>{receiptTexts.note(row.reprovadoObservacao)}</Typography>
    )}
    <Typography sx={{ mt: 0.25, color: 'text.secondary' }}>{howToFix(row).text}</Typography>
    <ContestState row={row} />
  </>
);

/** EM ANÁLISE: receipts waiting for review. */
export const AnalysisSection = () => (
  <PagedSection<Receipt> title={texts.analysis} {...useReceipts(IN_ANALYSIS)} empty={<Nothing>{texts.analysisEmpty}</Nothing>}>
    {(row) => <ReceiptRow row={row} />}
  </PagedSection>
);

/** NOTAS NÃO PROCESSADAS: rejected receipts, why, and what can be done. */
export const UnprocessedSection = () => (
  <PagedSection<Receipt> title={texts.unprocessed} {...useReceipts(NOT_PROCESSED)} empty={<Nothing>{texts.unprocessedEmpty}</Nothing>}>
    {(row) => (
      <ReceiptRow row={row}>
        <Fix row={row} />
      </ReceiptRow>
    )}
  </PagedSection>
);
