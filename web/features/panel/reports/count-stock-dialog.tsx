import { useApolloClient } from '@apollo/client/react';
import { z } from 'zod';
import { stockCountRules } from '../../../../server/modules/reports/report.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { ListColumn } from '../../../lists/list-types.ts';
import { LogTable } from './log-table.tsx';
import { today } from './report-period.ts';
import { stockTexts as texts } from './reports.messages.ts';
import { type StockCountsQuery, type StockReportQuery, useCountStockMutation, useStockCountsQuery } from './stock-report.generated.ts';

export type StockRow = StockReportQuery['stockReport']['items'][number];
type Count = StockCountsQuery['stockCounts'][number];

/** The list reloads three seconds after a count is saved (document 001 §4). */
const REFRESH_AFTER_MS = 3_000;

const countColumns: ListColumn<Count>[] = [
  { field: 'saldo', title: texts.balance, type: 'decimal' },
  { field: 'data', title: texts.reportDate, type: 'date' },
];
const countForm = z.strictObject({ saldo: stockCountRules.shape.saldo, data: stockCountRules.shape.data });

/** Insert Stock: balance and date, listing earlier counts (document 001 §2). */
export const CountStockDialog = ({ row, onClose }: { row: StockRow; onClose: () => void }) => {
  const { networkId, rede, produto, codProduto } = row;
  const client = useApolloClient();
  const of = { rede: networkId, codProduto };
  const [save] = useCountStockMutation();
  const { data, error } = useStockCountsQuery({ variables: { of }, fetchPolicy: 'network-only', context: { silent: true } });
  return (
    <FormDialog
      title={texts.insert}
      subject={`${produto} (${rede})`}
      schema={countForm}
      defaultValues={{ saldo: '', data: today() }}
      fields={[
        { kind: 'quantity', name: 'saldo', label: texts.balance, required: true },
        { kind: 'date', name: 'data', label: texts.reportDate, helperText: texts.dateHint, required: true, max: today() },
      ]}
      onSubmit={async ({ saldo, data: dia }) => {
        await save({ variables: { input: { ...of, saldo, data: dia } } });
        await new Promise((resolve) => setTimeout(resolve, REFRESH_AFTER_MS));
        await client.refetchQueries({ include: ['stockReport'] });
      }}
      successText={texts.saved}
      onClose={onClose}
      maxWidth="md"
    >
      <LogTable title={texts.history} rows={data?.stockCounts} error={error} columns={countColumns} emptyHint={texts.noHistory} />
    </FormDialog>
  );
};
