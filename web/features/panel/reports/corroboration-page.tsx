import { reportKinds } from '../../../../server/modules/reports/report-kinds.rules.ts';
import { formatPercent } from '../../../../server/shared/format.ts';
import type { CorroborationFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { type CorroborationQuery, useCorroborationQuery } from './corroboration.generated.ts';
import { monthlyList } from './monthly-list.ts';
import { ReportNote } from './report-note.tsx';
import { PrintStyles, printAction } from './report-print.tsx';
import { reportTexts, corroborationTexts as texts } from './reports.messages.ts';

type Row = CorroborationQuery['corroboration']['items'][number];

const useCorroboration = (variables: ListVariables<CorroborationFilter>) =>
  toListResult(useCorroborationQuery({ variables }), (data) => data.corroboration);

/** The sales behind a row. */
const salesOf = ({ revenda, ano, mes }: Row): string => {
  const month = `${ano}-${String(mes).padStart(2, '0')}`;
  const last = new Date(Date.UTC(ano ?? 0, mes ?? 0, 0)).getUTCDate();
  return `/painel/pontuacoes/pontuado?${new URLSearchParams({ busca: revenda, dataInicial: `${month}-01`, dataFinal: `${month}-${last}` })}`;
};

const columns: ListColumn<Row>[] = [
  { field: 'revenda', title: reportTexts.store, width: 210, render: (row) => <TextLink to={salesOf(row)}>{row.revenda}</TextLink> },
  { field: 'rede', title: reportTexts.network, hidden: true, hideOnPhone: true },
  { field: 'vendas', title: texts.sales, type: 'integer', width: 75 },
  { field: 'pontos', title: texts.points, type: 'decimal', width: 95 },
  { field: 'consumidor', title: texts.consumer, type: 'decimal', width: 125, render: ({ consumidor }) => formatPercent(consumidor) },
  { field: 'planilha', title: texts.file, type: 'decimal', width: 110, render: ({ planilha }) => formatPercent(planilha) },
  { field: 'compras', title: texts.purchases, type: 'decimal', width: 110, render: ({ compras }) => formatPercent(compras) },
  { field: 'corroborado', title: texts.any, type: 'decimal', width: 108, render: ({ corroborado }) => formatPercent(corroborado) },
  { field: 'semCorroboracao', title: texts.none, type: 'decimal', width: 135 },
];

/** Corroboração de notas: the share of each store's monthly points confirmed by someone else (beyond C2). */
export const CorroborationPage = () => (
  <ListScreen<Row, CorroborationFilter>
    title={reportKinds.CORROBORACAO.title}
    name="corroboration"
    useList={useCorroboration}
    columns={columns}
    {...monthlyList}
    defaultSort={{ field: 'semCorroboracao', direction: 'DESC' }}
    searchPlaceholder={texts.search}
    actions={[printAction]}
    exportFormats={['CSV', 'XLSX']}
    rowLabel={({ revenda }) => revenda}
    emptyHint={reportTexts.nothing}
    beside={<ReportNote help={texts.help} tipo="CORROBORACAO" refetch={['corroboration']} />}
    summary={<PrintStyles />}
  />
);
