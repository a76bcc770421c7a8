import { LineChart } from '@mui/x-charts/LineChart';
import { type DrawingProps, drawingProps } from './drawing-props.ts';

/** The lines of a chart panel: loads the drawing library. */
export const LineDrawing = (props: DrawingProps) => {
  const { xAxis, series, ...shared } = drawingProps(props);
  // Straight lines between the values: a curve would show values that nobody measured.
  const straight = series.map((one) => ({ ...one, curve: 'linear' as const, showMark: true }));
  return <LineChart {...shared} series={straight} xAxis={[{ ...xAxis, scaleType: 'point' }]} />;
};
