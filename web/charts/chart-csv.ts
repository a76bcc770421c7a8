import { csvCell, csvNumber, csvText } from '../ui/csv-text.ts';
import { type ChartNumbers, chartTexts, chartUnits } from './chart-types.ts';

/** A chart's numbers as CSV, in the order of its table. */
export const chartCsv = ({ labels, heading = chartTexts.month, unit, series }: ChartNumbers): string =>
  csvText([
    [heading, ...series.map(({ label }) => label)].map(csvCell),
    ...labels.map((label, row) => [csvCell(label), ...series.map(({ values }) => csvNumber(chartUnits[unit].plain(values[row] ?? null)))]),
  ]);

/** 'Soma das redes por mês' as 'soma_das_redes_por_mes'. */
export const chartFileName = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
