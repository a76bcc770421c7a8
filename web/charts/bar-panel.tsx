import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId, useState } from 'react';
import { formatBrl, formatInteger } from '../../server/shared/format.ts';

interface ChartSeries {
  label: string;
  /** Decimal texts. */
  values: readonly string[];
  unit: 'money' | 'count';
}

interface BarPanelProps {
  title: string;
  /** Labels of the bars; the chart truncates long names, the table does not. */
  labels: readonly string[];
  /** Heading of the label column. */
  heading?: string;
  series: readonly ChartSeries[];
}

const HEIGHT = 260;
const LONGEST_LABEL = 16;
const texts = { month: 'Mês', showTable: 'Ver como tabela', showChart: 'Ver como gráfico' } as const;

const cut = (label: string) => (label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1)}…` : label);
const compact = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });
const textOf = (unit: ChartSeries['unit'], value: string | number | null) =>
  unit === 'money' ? formatBrl(value === null ? null : String(value)) : formatInteger(value === null ? null : String(value));

/** A bar chart, with the same numbers as a table for people who cannot see it. */
export const BarPanel = (props: BarPanelProps) => {
  const { title, labels, series } = props;
  const titleId = useId();
  const theme = useTheme();
  const [isTable, setTable] = useState(false);
  const { primary, secondary, info } = (theme.vars ?? theme).palette;
  const colors = [primary.main, secondary.main, info.main];
  return (
    <Paper variant="outlined" component="section" aria-labelledby={titleId} sx={{ p: { xs: 1.5, sm: 2 }, mb: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <Typography id={titleId} variant="h4" component="h2">
          {title}
        </Typography>
        <Button size="small" onClick={() => setTable(!isTable)} sx={{ minHeight: 44 }}>
          {isTable ? texts.showChart : texts.showTable}
        </Button>
      </Box>
      {isTable ? (
        <ChartTable {...props} />
      ) : (
        <Box aria-hidden sx={{ width: '100%' }}>
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
            yAxis={[{ valueFormatter: (value: number) => compact.format(value), width: 64 }]}
            // A chart may round; the table and tooltips have the exact texts.
            series={series.map(({ label, values, unit }, index) => ({
              label,
              data: values.map(Number),
              color: colors[index % colors.length]!,
              valueFormatter: (value) => textOf(unit, value),
            }))}
          />
        </Box>
      )}
    </Paper>
  );
};

const ChartTable = ({ title, labels, heading = texts.month, series }: BarPanelProps) => (
  <TableContainer tabIndex={0} role="region" aria-label={title}>
    <Table size="small" aria-label={title}>
      <TableHead>
        <TableRow>
          <TableCell>{heading}</TableCell>
          {series.map(({ label }) => (
            <TableCell key={label} align="right">
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {labels.map((month, row) => (
          <TableRow key={month}>
            <TableCell>{month}</TableCell>
            {series.map(({ label, values, unit }) => (
              <TableCell key={label} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {textOf(unit, values[row] ?? null)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
