import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { formatDate, formatDateTime, toSaoPauloDate } from '../../../server/shared/dates.ts';
import type { OwnSubmissionsFilter } from '../../graphql/types.generated.ts';
import type { Viewer } from '../../session/session-context.ts';
import { maySendInvoice } from '../../storefront/menu.ts';
import { submissionLook } from '../../storefront/submission-look.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { AttachmentThumb } from './attachment.tsx';
import { ContestDialog } from './contest-dialog.tsx';
import { howToFix } from './how-to-fix.ts';
import { PagedSection } from './paged-section.tsx';
import { type OwnReceiptsQuery, useOwnReceiptsQuery } from './statement.generated.ts';
import { statementTexts as texts } from './statement.messages.ts';
import { TimelineDialog } from './timeline-dialog.tsx';

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

const ReceiptRow = ({ row, children, acts }: { row: Receipt; children?: ReactNode; acts?: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
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
          {acts}
          <Button size="small" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
            {texts.timeline}
          </Button>
        </Box>
        {isOpen && <TimelineDialog receiptId={row.id} onClose={() => setOpen(false)} />}
      </Box>
    </Box>
  );
};

/** What became of the contest, in the words of the member. */
const ContestState = ({ row }: { row: Receipt }) => {
  if (row.contestacao === 'ABERTA')
    return <Typography sx={{ mt: 0.5, fontWeight: 600 }}>{texts.contestOpen(formatDate(row.contestacaoPrazo))}</Typography>;
  if (row.contestacao !== 'MANTIDA') return null;
  return (
    <Typography sx={{ mt: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}>{texts.contestKept(row.contestacaoResposta ?? '')}</Typography>
  );
};

const ContestButton = ({ row }: { row: Receipt }) => {
  const [isOpen, setOpen] = useState(false);
  if (!row.contestavelAte || row.contestavelAte < toSaoPauloDate(new Date())) return null;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        {texts.contest}
      </Button>
      {isOpen && <ContestDialog receiptId={row.id} until={row.contestavelAte} onClose={() => setOpen(false)} />}
    </>
  );
};

const Fix = ({ row }: { row: Receipt }) => (
  <>
    {row.reprovadoMotivo && <Typography sx={{ mt: 0.5, fontWeight: 600, color: 'error.main' }}>{row.reprovadoMotivo}</Typography>}
    <Typography sx={{ mt: 0.25, color: 'text.secondary' }}>{howToFix(row).text}</Typography>
    <ContestState row={row} />
  </>
);

const Acts = ({ row, maySend }: { row: Receipt; maySend: boolean }) => (
  <>
    {howToFix(row).mayResend && maySend && (
      <ButtonLink to="/enviar-pontuacao" variant="outlined" size="small" sx={{ minHeight: 44 }}>
        {texts.sendAgain}
      </ButtonLink>
    )}
    <ContestButton row={row} />
  </>
);

/** EM ANÁLISE: receipts that wait for review. */
export const AnalysisSection = () => (
  <PagedSection<Receipt> title={texts.analysis} {...useReceipts(IN_ANALYSIS)} empty={<Nothing>{texts.analysisEmpty}</Nothing>}>
    {(row) => <ReceiptRow row={row} />}
  </PagedSection>
);

/** NOTAS NÃO PROCESSADAS: what was refused, why, and what can be done about it. */
export const UnprocessedSection = ({ viewer }: { viewer: Viewer }) => {
  // Only who sends photos can send one again.
  const maySend = maySendInvoice(viewer) && (viewer.kind === 'CONSUMER' || viewer.tipoPontuacao === 2);
  return (
    <PagedSection<Receipt> title={texts.unprocessed} {...useReceipts(NOT_PROCESSED)} empty={<Nothing>{texts.unprocessedEmpty}</Nothing>}>
      {(row) => (
        <ReceiptRow row={row} acts={<Acts row={row} maySend={maySend} />}>
          <Fix row={row} />
        </ReceiptRow>
      )}
    </PagedSection>
  );
};
