import { type ChartNumbers, type ChartSeries, type ChartUnit, chartUnits } from './chart-types.ts';

const LONGEST_LABEL = 16;

const cut = (label: string) => (label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1)}…` : label);
const compact = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });
/** Points are the only unit whose text does not say it. */
const tooltipText = (unit: ChartUnit, value: number | null) => {
  const text = chartUnits[unit].full(value === null ? null : String(value));
  return unit === 'points' && value !== null ? `${text} ${chartUnits.points.axis}` : text;
};

/** What a drawing shows. */
export interface DrawingProps extends Pick<ChartNumbers, 'labels' | 'unit'> {
  series: readonly (ChartSeries & { color: string })[];
  height: number;
}

/** The drawing library's props that bars and lines share. */
export const drawingProps = ({ labels, unit, series, height }: DrawingProps) => ({
  height,
  skipAnimation: true,
  // The chart is hidden from assistive technology, so nothing in it may take focus.
  disableKeyboardNavigation: true,
  hideLegend: series.length === 1,
  margin: { left: 0, right: 8, top: 16, bottom: 0 },
  yAxis: [
    {
      ...(chartUnits[unit].axis ? { label: chartUnits[unit].axis } : {}),
      valueFormatter: (value: number) => compact.format(value),
      width: 76,
      // Half a receipt does not exist.
      ...(unit === 'count' ? { tickMinStep: 1 } : {}),
    },
  ],
  xAxis: {
    data: [...labels],
    valueFormatter: (label: string, { location }: { location: string }) => (location === 'tick' ? cut(label) : label),
  },
  // A chart may round; the table and tooltips have the exact texts.
  series: series.map(({ label, values, color }) => ({
    label,
    data: values.map((value) => (value === null ? null : Number(value))),
    color,
    valueFormatter: (value: number | null) => tooltipText(unit, value),
  })),
});
