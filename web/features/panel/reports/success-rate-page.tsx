import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { reportKinds } from '../../../../server/modules/reports/report-kinds.rules.ts';
import { formatPercent } from '../../../../server/shared/format.ts';
import type { SuccessRateFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { monthlyList } from './monthly-list.ts';
import { ReportNote } from './report-note.tsx';
import { useReportPeriod } from './report-period.ts';
import { reportTexts, successTexts as texts } from './reports.messages.ts';
import { type SuccessRateQuery, useSuccessRateQuery, useSuccessRateSummaryQuery } from './success-rate.generated.ts';
import { successSummary } from './success-summary.ts';

type Row = SuccessRateQuery['successRate']['items'][number];

const useSuccessRate = (variables: ListVariables<SuccessRateFilter>) =>
  toListResult(useSuccessRateQuery({ variables }), (data) => data.successRate);

const columns: ListColumn<Row>[] = [
  { field: 'produto', title: 'Produto', width: 210 },
  { field: 'codProduto', title: 'Cód. Produto', width: 94, secondary: true },
  { field: 'rede', title: 'Rede', width: 140 },
  { field: 'valorUnitarioProduto', title: 'Valor Unitário', type: 'money', width: 110, secondary: true },
  { field: 'qtdVendidaAntes', title: 'Qtd. Vendida Antes', type: 'decimal', width: 110, secondary: true },
  { field: 'mesesAtendidoAntes', title: 'Meses Atendido Antes', type: 'integer', width: 110, secondary: true },
  { field: 'mediaAntes', title: 'Média Antes', type: 'decimal', width: 96 },
  { field: 'qtdVendida', title: 'Qtd. Vendida', type: 'decimal', width: 100 },
  { field: 'aumentoVendas', title: 'Aumento de Vendas', type: 'decimal', width: 104 },
  { field: 'aumentoVendasDinheiro', title: 'Aumento de Vendas (R$)', type: 'money', width: 124 },
  {
    field: 'taxaSucesso',
    title: 'Taxa de Sucesso',
    type: 'decimal',
    width: 110,
    render: ({ taxaSucesso }) =>
      taxaSucesso === null || taxaSucesso === undefined ? (
        <span title={texts.freshHint}>
          <StatusChip tone="info" label={texts.fresh} size="small" />
        </span>
      ) : (
        formatPercent(taxaSucesso)
      ),
  },
];

/** Totals of all rows, whatever page is shown. */
const Summary = () => {
  const [params] = useSearchParams();
  const { ano, mes } = useReportPeriod();
  const { data } = useSuccessRateSummaryQuery({ variables: { ano, mes, rede: params.get('networkId') } });
  const summary = data?.successRateSummary;
  const [change, products] = summary && summary.produtos > 0 ? successSummary(summary) : ['', ''];
  return (
    <Typography component="span" variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {change}
      {/* A phone has no room for it above the first row. */}
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {products && ` · ${products}`}
      </Box>
    </Typography>
  );
};

/** Taxa de Sucesso (document 001 §2): network, year and month. */
export const SuccessRatePage = () => (
  <ListScreen<Row, SuccessRateFilter>
    title={reportKinds.TAXA_SUCESSO.title}
    name="successRate"
    useList={useSuccessRate}
    columns={columns}
    {...monthlyList}
    defaultSort={{ field: 'aumentoVendasDinheiro', direction: 'DESC' }}
    searchPlaceholder="Buscar rede ou produto"
    exportFormats={['CSV', 'XLSX']}
    rowLabel={({ produto, rede }) => `${produto}, ${rede}`}
    emptyHint={reportTexts.nothing}
    beside={<ReportNote help={texts.help} tipo="TAXA_SUCESSO" refetch={['successRate', 'successRateSummary']} />}
    description={<Summary />}
  />
);
