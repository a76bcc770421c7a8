import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId, useRef, useState } from 'react';
import { ChartDownload } from './chart-download.tsx';
import { ChartTable } from './chart-table.tsx';
import { type ChartNumbers, type ChartUnit, chartUnits, chartTexts as texts } from './chart-types.ts';

const HEIGHT = 260;
const LONGEST_LABEL = 16;

const cut = (label: string) => (label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1)}…` : label);
const compact = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });
/** Points are the only unit whose text does not say it. */
const tooltipText = (unit: ChartUnit, value: number | null) => {
  const text = chartUnits[unit].full(value === null ? null : String(value));
  return unit === 'points' && value !== null ? `${text} ${chartUnits.points.axis}` : text;
};

/** A bar chart with its unit on the axis, and the same numbers as a table, a CSV and a picture. */
export const BarPanel = (numbers: ChartNumbers) => {
  const { title, labels, unit, series } = numbers;
  const [titleId, tableId] = [useId(), useId()];
  const drawing = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  const [hasTable, setTable] = useState(false);
  const { primary, secondary, info, grey } = (theme.vars ?? theme).palette;
  const colors = [primary.main, secondary.main, info.main];
  const drawn = series.map((one, index) => ({ ...one, color: one.isCompared ? grey[500] : colors[index % colors.length]! }));
  const picture = async () => {
    const { chartPicture } = await import('./chart-picture.ts');
    const svg = drawing.current?.querySelector<SVGSVGElement>('svg:has(g)');
    if (!svg) throw new Error('The chart is not drawn');
    // The colours are variables of the page; a canvas takes what they stand for.
    const probe = document.createElement('i');
    drawing.current!.append(probe);
    const legend = drawn.map(({ label, color }) => {
      probe.style.color = color;
      return { label, color: getComputedStyle(probe).color };
    });
    probe.remove();
    return chartPicture(svg, { title, legend });
  };
  return (
    <Paper variant="outlined" component="section" aria-labelledby={titleId} sx={{ p: { xs: 1.5, sm: 2 }, mb: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <Typography id={titleId} variant="h4" component="h2">
          {title}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            size="small"
            aria-expanded={hasTable}
            aria-controls={hasTable ? tableId : undefined}
            onClick={() => setTable(!hasTable)}
            sx={{ minHeight: 44 }}
          >
            {hasTable ? texts.hideTable : texts.showTable}
          </Button>
          <ChartDownload numbers={numbers} picture={picture} />
        </Box>
      </Box>
      <Box ref={drawing} aria-hidden sx={{ width: '100%' }}>
        <BarChart
          height={HEIGHT}
          skipAnimation
          // The chart is hidden from assistive technology, so nothing in it may take focus.
          disableKeyboardNavigation
          hideLegend={series.length === 1}
          margin={{ left: 0, right: 8, top: 16, bottom: 0 }}
          xAxis={[
            {
              data: [...labels],
              scaleType: 'band',
              valueFormatter: (label: string, { location }) => (location === 'tick' ? cut(label) : label),
            },
          ]}
          yAxis={[{ label: chartUnits[unit].axis, valueFormatter: (value: number) => compact.format(value), width: 76 }]}
          // A chart may round; the table and tooltips have the exact texts.
          series={drawn.map(({ label, values, color }) => ({
            label,
            data: values.map((value) => (value === null ? null : Number(value))),
            color,
            valueFormatter: (value) => tooltipText(unit, value),
          }))}
        />
      </Box>
      <Box id={tableId}>{hasTable ? <ChartTable {...numbers} /> : null}</Box>
    </Paper>
  );
};
