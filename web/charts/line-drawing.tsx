import { LineChart } from '@mui/x-charts/LineChart';
import { type DrawingProps, drawingProps } from './drawing-props.ts';

/** Half the width of a label: the last point is at the edge of the drawing. */
const LAST_LABEL = 32;

/** The lines of a chart panel: loads the drawing library. */
export const LineDrawing = (props: DrawingProps) => {
  const { xAxis, series, margin, ...shared } = drawingProps(props);
  // Straight lines between the values: a curve would show values that nobody measured.
  const straight = series.map((one) => ({ ...one, curve: 'linear' as const, showMark: true }));
  return <LineChart {...shared} margin={{ ...margin, right: LAST_LABEL }} series={straight} xAxis={[{ ...xAxis, scaleType: 'point' }]} />;
};
