import { formatBrl, formatDecimal, formatInteger, formatPercent, formatPoints } from '../../server/shared/format.ts';

/** What the numbers of a chart are. All series of a chart share one, and so its axis. */
export type ChartUnit = 'money' | 'points' | 'percent' | 'count' | 'number';

/** One colour of a chart. */
export interface ChartSeries {
  label: string;
  /** Decimal texts, one for each label; null draws no bar. */
  values: readonly (string | null)[];
  /** A period the others are compared with: drawn in grey. */
  isCompared?: boolean;
}

/** The numbers of a chart, as its table and its CSV show them. */
export interface ChartNumbers {
  title: string;
  /** Labels of the bars; the chart truncates long names, the table does not. */
  labels: readonly string[];
  /** Heading of the label column. */
  heading?: string;
  unit: ChartUnit;
  series: readonly ChartSeries[];
}

/** A unit's name beside the axis, the whole text of a value in tables, and its text in a file, without the unit. */
export const chartUnits: Record<
  ChartUnit,
  { axis: string | undefined; full: (value: string | null) => string; plain: (value: string | null) => string }
> = {
  money: { axis: 'R$', full: formatBrl, plain: formatDecimal },
  points: { axis: 'pontos', full: formatPoints, plain: formatDecimal },
  percent: { axis: '%', full: formatPercent, plain: formatDecimal },
  count: { axis: undefined, full: formatInteger, plain: formatInteger },
  number: { axis: undefined, full: formatDecimal, plain: formatDecimal },
};

/** Texts of charts. */
export const chartTexts = {
  month: 'Mês',
  showTable: 'Ver como tabela',
  hideTable: 'Ocultar tabela',
  download: 'Baixar',
  downloadCsv: 'Baixar CSV',
  downloadPicture: 'Baixar imagem',
  downloaded: 'Arquivo exportado com sucesso!',
  pictureFailed: 'Não foi possível gerar a imagem. Tente em outro navegador ou use Imprimir.',
} as const;
