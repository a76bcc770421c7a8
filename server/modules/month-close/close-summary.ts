import { formatDateTime, toSaoPauloDate } from '../../shared/dates.ts';
import { type ReportState, reportKinds } from '../reports/index.ts';
import type { MonthCloseItem } from './count-items.ts';
import type { MonthClose } from './month-close.query.ts';
import { type CloseReportState, closeItemRow, closeItemState, closeReportState, STATE_WORDS, STEP_WORDS } from './month-close.rules.ts';

/** One line of fechamento.csv. */
type SummaryRow = Record<'etapa' | 'item' | 'situacao' | 'quantidade' | 'valor' | 'geradoEm', string | null>;

/** Columns of fechamento.csv. */
export const SUMMARY_COLUMNS = [
  { key: 'etapa', title: 'Etapa', type: 'text' },
  { key: 'item', title: 'Item', type: 'text' },
  { key: 'situacao', title: 'Situação', type: 'text' },
  { key: 'quantidade', title: 'Quantidade', type: 'integer' },
  { key: 'valor', title: 'Valor (pontos ou R$)', type: 'decimal' },
  { key: 'geradoEm', title: 'Dados de', type: 'text' },
] as const;

/** State of a report for the close of a month. */
export const stateOfReport = ({ geradoEm }: Pick<ReportState, 'geradoEm'>, month: Pick<MonthClose, 'ate'>): CloseReportState =>
  closeReportState(geradoEm && toSaoPauloDate(geradoEm), month);

const itemRow = ({ item, total, valor }: MonthCloseItem): SummaryRow => {
  const row = closeItemRow(item);
  return {
    etapa: STEP_WORDS[row.step],
    item: row.isOfAllNetworks ? `${row.title} (todas as redes)` : row.title,
    situacao: STATE_WORDS[closeItemState(item, { total, valor })],
    quantidade: total === null ? null : String(total),
    valor,
    geradoEm: null,
  };
};

/** The lines of the screen: every item, then every report. */
export const summaryRows = (close: MonthClose): SummaryRow[] => [
  ...close.itens.map(itemRow),
  ...close.relatorios.map((report) => ({
    etapa: STEP_WORDS.RELATORIOS,
    item: reportKinds[report.tipo].title,
    situacao: STATE_WORDS[stateOfReport(report, close)],
    quantidade: null,
    valor: null,
    geradoEm: report.geradoEm && formatDateTime(report.geradoEm).slice(0, 16),
  })),
];
