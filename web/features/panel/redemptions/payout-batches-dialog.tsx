import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ListColumn } from '../../../lists/list-types.ts';
import { LocalTable } from '../../../lists/local-table.tsx';
import { messages } from '../../../ui/messages.ts';
import { type PayoutBatchesQuery, usePayoutBatchesQuery } from './payouts.generated.ts';
import { payoutTexts as texts } from './payouts.messages.ts';
import { useBatchDownload } from './use-batch-download.ts';

type Batch = PayoutBatchesQuery['payoutBatches']['items'][number];

const columns: ListColumn<Batch>[] = [
  { field: 'id', title: 'Lote', type: 'integer' },
  { field: 'quantidade', title: 'Resgates', type: 'integer' },
  { field: 'total', title: 'Total', type: 'money' },
  { field: 'abertos', title: 'Sem retorno', type: 'integer' },
  { field: 'geradoEm', title: 'Gerado em', type: 'dateTime' },
  { field: 'geradoPor', title: 'Gerado por' },
];

/** Files sent to the bank, each available to download again. */
export const PayoutBatchesDialog = ({ onClose }: { onClose: () => void }) => {
  const titleId = useId();
  const download = useBatchDownload();
  const { data, loading, error, refetch } = usePayoutBatchesQuery({
    variables: { options: { pageSize: 50 } },
    fetchPolicy: 'network-only',
  });
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.batchesTitle}</DialogTitle>
      <DialogContent dividers>
        <LocalTable<Batch>
          title={texts.batches}
          rows={data?.payoutBatches.items}
          columns={columns}
          getRowId={({ id }) => id}
          loading={loading}
          error={error}
          onRetry={refetch}
          rowLabel={({ id }) => `Lote ${id}`}
          rowActions={({ id }) => [{ label: texts.download, onClick: () => download(id) }]}
          emptyHint={texts.noBatches}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {messages.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
