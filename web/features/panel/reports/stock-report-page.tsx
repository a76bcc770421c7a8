import Box from '@mui/material/Box';
import { useState } from 'react';
import { reportKinds } from '../../../../server/modules/reports/report-kinds.rules.ts';
import { formatDecimal } from '../../../../server/shared/format.ts';
import { isNegative } from '../../../../server/shared/sign.ts';
import type { StockReportFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { useCan } from '../../../session/session-context.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import type { StockRow } from './count-stock-dialog.tsx';
import { monthlyList } from './monthly-list.ts';
import { ReportNote } from './report-note.tsx';
import { reportTexts, stockTexts as texts } from './reports.messages.ts';
import { useStockReportQuery } from './stock-report.generated.ts';

const CountStockDialog = lazyDialog(async () => (await import('./count-stock-dialog.tsx')).CountStockDialog);

const useStockReport = (variables: ListVariables<StockReportFilter>) =>
  toListResult(useStockReportQuery({ variables }), (data) => data.stockReport);

/** Negative stock signals an error somewhere: red, and spelled out. */
const Stock = ({ value }: { value: string | null | undefined }) =>
  value && isNegative(value) ? (
    <Box component="span" title={texts.negative} sx={{ color: 'error.main', fontWeight: 600 }}>
      {formatDecimal(value)}
    </Box>
  ) : (
    formatDecimal(value)
  );

const columns: ListColumn<StockRow>[] = [
  { field: 'rede', title: 'Rede', width: 120 },
  { field: 'codProduto', title: 'Cód. Produto', width: 92, secondary: true },
  { field: 'produto', title: 'Produto', width: 170 },
  { field: 'dataUltimoPedido', title: 'Data Último Pedido', type: 'date', width: 104 },
  { field: 'qtdUltimoPedido', title: 'Qtd. Último Pedido', type: 'decimal', width: 104, secondary: true },
  { field: 'dataPenultimoPedido', title: 'Data Penúltimo Pedido', type: 'date', width: 112, secondary: true },
  { field: 'qtdPenultimoPedido', title: 'Qtd. Penúltimo Pedido', type: 'decimal', width: 112, secondary: true },
  { field: 'qtdVendida', title: 'Qtd. Vendida (2 últimos pedidos)', type: 'decimal', width: 120 },
  { field: 'qtdPontuada', title: 'Qtd. Pontuada', type: 'decimal', width: 96 },
  {
    field: 'saldoEstoqueRegional',
    title: 'Saldo Estoque Regional',
    type: 'decimal',
    width: 108,
    render: ({ saldoEstoqueRegional }) => <Stock value={saldoEstoqueRegional} />,
  },
  {
    field: 'saldoEstoque',
    title: 'Saldo Estoque',
    type: 'decimal',
    width: 96,
    render: ({ saldoEstoque }) => <Stock value={saldoEstoque} />,
  },
];

/** Compras x Pontuação (document 001 §2). */
export const StockReportPage = () => {
  const can = useCan();
  const [counting, setCounting] = useState<StockRow | null>(null);
  return (
    <>
      <ListScreen<StockRow, StockReportFilter>
        title={reportKinds.COMPRAS_PONTUACAO.title}
        name="stockReport"
        useList={useStockReport}
        columns={columns}
        {...monthlyList}
        defaultSort={{ field: 'rede', direction: 'ASC' }}
        searchPlaceholder="Buscar rede ou produto"
        exportFormats={['CSV', 'XLSX']}
        rowLabel={({ produto, rede }) => `${produto}, ${rede}`}
        rowActions={(row) => [{ label: texts.insert, onClick: () => setCounting(row), hidden: !can('stock:count') }]}
        emptyHint={reportTexts.nothing}
        beside={<ReportNote help={texts.help} tipo="COMPRAS_PONTUACAO" refetch={['stockReport']} />}
      />
      {counting ? <CountStockDialog row={counting} onClose={() => setCounting(null)} /> : null}
    </>
  );
};
