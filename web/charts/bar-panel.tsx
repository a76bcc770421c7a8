import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { lateComponent } from '../ui/late-component.ts';
import { ChartDownload } from './chart-download.tsx';
import { ChartTable } from './chart-table.tsx';
import { type ChartNumbers, chartTexts as texts } from './chart-types.ts';
import type { DrawingProps } from './drawing-props.ts';

const HEIGHT = 260;
/** Height that the legend adds below 900 pixels of width and above. */
const LEGEND = 32;

const drawings = {
  bar: lateComponent(async () => (await import('./bar-drawing.tsx')).BarDrawing),
  line: lateComponent(async () => (await import('./line-drawing.tsx')).LineDrawing),
};
type Kind = keyof typeof drawings;

/** The drawing once its library has loaded. Its key is the kind, because a late component stays what it was. */
const Drawing = ({ kind, ...props }: DrawingProps & { kind: Kind }) => {
  const Late = drawings[kind].useOrThrow();
  return Late ? <Late {...props} /> : <Skeleton variant="rounded" height={props.height} />;
};

interface BarPanelProps extends ChartNumbers {
  /** The numbers are not here yet: the panel keeps its place. */
  isLoading?: boolean;
  /** Default: bars. */
  kind?: Kind;
}

/**
 * A chart of bars or lines with its unit on the axis, and the same numbers as a table, a CSV and a picture. The drawing library loads after the page; the
 * panel has its height from the start.
 */
export const BarPanel = ({ isLoading = false, kind = 'bar', ...numbers }: BarPanelProps) => {
  const { title, labels, unit, series } = numbers;
  const [titleId, tableId] = [useId(), useId()];
  const place = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  const [hasTable, setTable] = useState(false);
  const { primary, secondary, info, error, grey } = (theme.vars ?? theme).palette;
  const colors = [primary.main, secondary.main, info.main, error.main, primary.light, grey[700]];
  const drawn = series.map((one, index) => ({ ...one, color: one.isCompared ? grey[500] : colors[index % colors.length]! }));
  const picture = async () => {
    const { chartPicture } = await import('./chart-picture.ts');
    const svg = place.current?.querySelector<SVGSVGElement>('svg:has(g)');
    if (!svg) throw new Error('The chart is not drawn');
    // The colours are variables of the page; a canvas takes what they stand for.
    const probe = document.createElement('i');
    place.current!.append(probe);
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
            disabled={isLoading}
            aria-expanded={hasTable}
            aria-controls={hasTable ? tableId : undefined}
            onClick={() => setTable(!hasTable)}
            sx={{ minHeight: 44 }}
          >
            {hasTable ? texts.hideTable : texts.showTable}
          </Button>
          <ChartDownload numbers={numbers} picture={picture} disabled={isLoading} />
        </Box>
      </Box>
      <Box ref={place} aria-hidden sx={{ width: '100%', minHeight: series.length === 1 ? HEIGHT : HEIGHT + LEGEND }}>
        {isLoading ? (
          <Skeleton variant="rounded" height={HEIGHT} />
        ) : (
          <Drawing key={kind} kind={kind} labels={labels} unit={unit} series={drawn} height={HEIGHT} />
        )}
      </Box>
      <Box id={tableId}>{hasTable ? <ChartTable {...numbers} /> : null}</Box>
    </Paper>
  );
};
