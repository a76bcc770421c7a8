import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ListColumn } from '../../../lists/list-types.ts';
import { LocalTable } from '../../../lists/local-table.tsx';
import { messages } from '../../../ui/messages.ts';
import type { SurveyRow } from './edit-survey-dialog.tsx';
import { plainQuantity } from './plain-quantity.ts';
import { type MarketSurveyProductsQuery, useMarketSurveyProductsQuery } from './surveys.generated.ts';
import { surveyScreenTexts as texts } from './surveys.messages.ts';

type Product = MarketSurveyProductsQuery['marketSurveyProducts'][number]['produtosMaisVendidos'][number];

const columns: ListColumn<Product>[] = [
  { field: 'marca', title: texts.brand },
  { field: 'produto', title: texts.product },
  { field: 'qtde', title: texts.quantity, type: 'decimal', render: ({ qtde }) => plainQuantity(qtde) },
  { field: 'valorUnitario', title: texts.unitPrice, type: 'money' },
];
const keyOf = ({ marca, produto }: Product) => `${marca}\n${produto}`;

/** A store's best-selling products and its products by brand (document 001 §2). */
export const SurveyProductsDialog = ({ survey, onClose }: { survey: SurveyRow; onClose: () => void }) => {
  const titleId = useId();
  const { data, error, refetch } = useMarketSurveyProductsQuery({ variables: { ids: [survey.id] }, context: { silent: true } });
  const lists = data?.marketSurveyProducts[0];
  const tables = [
    { title: texts.topSelling, rows: lists?.produtosMaisVendidos },
    { title: texts.byBrand, rows: lists?.produtosMaisVendidosConcorrentes },
  ];
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.productsOf(survey.revenda)}</DialogTitle>
      <DialogContent dividers>
        {tables.map(({ title, rows }) => (
          <section key={title}>
            <Typography variant="h4" component="h3" sx={{ mb: 1, '* + section > &': { mt: 3 } }}>
              {title}
            </Typography>
            <LocalTable<Product>
              title={title}
              rows={rows}
              columns={columns}
              getRowId={keyOf}
              defaultSort={{ field: 'qtde', direction: 'DESC' }}
              error={error}
              onRetry={refetch}
              emptyHint={texts.noProducts}
            />
          </section>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {messages.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
