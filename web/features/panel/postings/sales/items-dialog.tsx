import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDecimal } from '../../../../../server/shared/format.ts';
import { sum } from '../../../../../server/shared/money.ts';
import type { ListColumn } from '../../../../lists/list-types.ts';
import { LocalTable } from '../../../../lists/local-table.tsx';
import { MoneyText, PointsText } from '../../../../ui/amounts.tsx';
import { messages } from '../../../../ui/messages.ts';
import { postingTexts as texts } from '../shared/postings.messages.ts';
import { type PostingItemsQuery, usePostingItemsQuery } from './postings.generated.ts';

type Item = PostingItemsQuery['postingItems'][number];

/** A number without trailing zeros, so the calculation reads as it was made. */
const plain = (value: string) => formatDecimal(value).replace(/,00$/, '');

const columns: ListColumn<Item>[] = [
  { field: 'codigo', title: 'Código' },
  { field: 'descricao', title: 'Descrição' },
  { field: 'qtde', title: 'Qtde', type: 'decimal', render: (item) => plain(item.qtde) },
  { field: 'valorUnitario', title: 'Valor Unitário', type: 'money' },
  { field: 'valorDesconto', title: 'Desconto', type: 'money' },
  { field: 'subTotal', title: 'Subtotal', type: 'money' },
  {
    field: 'pontos',
    title: 'Pontos',
    type: 'points',
    render: (item) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {`${plain(item.qtde)} × ${plain(item.valorPontos)} × ${plain(String(item.fatorPontuacao))} = `}
        </Box>
        <strong>{plain(item.pontos)}</strong>
      </Box>
    ),
  },
];

interface ItemsDialogProps {
  posting: { id: string; identificador: string };
  onClose: () => void;
}

/** The items of a sale, each with the calculation of its points (quantity × points × factor). */
export const ItemsDialog = ({ posting, onClose }: ItemsDialogProps) => {
  const titleId = useId();
  const { data, error, refetch } = usePostingItemsQuery({ variables: { id: posting.id }, context: { silent: true } });
  const items = data?.postingItems;
  return (
    <Dialog open fullWidth maxWidth="lg" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.itemsTitle(posting.identificador)}</DialogTitle>
      <DialogContent dividers>
        <Typography color="textSecondary" variant="body2" sx={{ mb: 1.5 }}>
          {texts.itemsHint}
        </Typography>
        <LocalTable
          title={texts.items}
          rows={items}
          columns={columns}
          getRowId={(item) => item.id}
          error={error}
          onRetry={() => refetch()}
        />
        {items ? (
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 3, mt: 2, fontWeight: 600, flexWrap: 'wrap' }}>
            <span>{texts.total}</span>
            <MoneyText value={sum(items.map(({ subTotal }) => subTotal))} />
            <PointsText value={sum(items.map(({ pontos }) => pontos))} />
          </Box>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {messages.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
