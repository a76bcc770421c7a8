import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDate } from '../../../../server/shared/dates.ts';
import type { ListColumn } from '../../../lists/list-types.ts';
import { LocalTable } from '../../../lists/local-table.tsx';
import { type ProductRowFragment, type ProductValuesQuery, useProductValuesQuery } from './products.generated.ts';
import { productTexts as texts } from './products.messages.ts';

type Value = ProductValuesQuery['productValues'][number];

const columns: ListColumn<Value>[] = [
  {
    field: 'vigenteEm',
    title: texts.validFrom,
    sortable: false,
    value: ({ vigenteEm }) => (vigenteEm ? formatDate(vigenteEm) : texts.sinceEver),
  },
  { field: 'valorPontos', title: texts.formPoints, type: 'decimal', sortable: false },
  { field: 'criadoEm', title: texts.savedAt, type: 'dateTime', sortable: false },
];

/** A product's points by date: a sale uses the value of its own day (document 001 §9, domain rules §4.1). */
export const ProductValuesDialog = ({ product: { id, nome }, onClose }: { product: ProductRowFragment; onClose: () => void }) => {
  const titleId = useId();
  const { data, error, loading, refetch } = useProductValuesQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    context: { silent: true },
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.valuesOf(nome)}</DialogTitle>
      <DialogContent dividers>
        <Typography sx={{ mb: 2 }}>{texts.valuesHint}</Typography>
        <LocalTable<Value>
          title={texts.valuesOf(nome)}
          rows={data?.productValues}
          columns={columns}
          getRowId={(value) => value.id}
          loading={loading}
          error={error}
          onRetry={refetch}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
