import { BarChart } from '@mui/x-charts/BarChart';
import { type DrawingProps, drawingProps } from './drawing-props.ts';

/** The bars of a chart panel: loads the drawing library. */
export const BarDrawing = (props: DrawingProps) => {
  const { xAxis, ...shared } = drawingProps(props);
  return <BarChart {...shared} xAxis={[{ ...xAxis, scaleType: 'band' }]} />;
};
