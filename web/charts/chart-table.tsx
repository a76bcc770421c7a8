import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ChartNumbers, chartTexts, chartUnits } from './chart-types.ts';

/** A chart's numbers as a table. */
export const ChartTable = ({ title, labels, heading = chartTexts.month, unit, series }: ChartNumbers) => (
  <TableContainer tabIndex={0} role="group" aria-label={title} sx={{ mt: 1 }}>
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
        {labels.map((name, row) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row" sx={{ fontWeight: 'inherit' }}>
              {name}
            </TableCell>
            {series.map(({ label, values }) => (
              <TableCell key={label} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {chartUnits[unit].full(values[row] ?? null)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
