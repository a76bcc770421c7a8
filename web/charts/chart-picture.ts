/** What a picture of a chart says around the drawing. */
interface Picture {
  title: string;
  legend: readonly { label: string; color: string }[];
}

const PADDING = 16;
const TITLE_HEIGHT = 28;
const LEGEND_HEIGHT = 22;
const SWATCH = 12;
/** Pixels of the picture for one of the screen, so that it stays sharp on paper. */
const SCALE = 2;
/** A picture is a document of its own: it sees neither the page's style sheets nor its variables. */
const DRAWN_STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'opacity',
  'visibility',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'shape-rendering',
] as const;

/** A drawing with the styles that the page gives it written into it. */
export const selfContained = (svg: SVGSVGElement): string => {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const [index, original] of [svg, ...svg.querySelectorAll<SVGElement>('*')].entries()) {
    const shown = getComputedStyle(original);
    for (const name of DRAWN_STYLES) {
      const value = shown.getPropertyValue(name);
      if (value) copies[index]!.style.setProperty(name, value);
    }
  }
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
};

const loaded = async (svg: SVGSVGElement): Promise<HTMLImageElement> => {
  const image = new Image();
  // Not a blob: Safari refuses to read a canvas on which a blob's SVG was drawn.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(selfContained(svg))}`;
  await image.decode();
  return image;
};

/** The first ancestor's own colour behind the chart; Paper has one in both modes. */
const backgroundOf = (element: Element | null): string => {
  if (!element) return '#fff';
  const { backgroundColor } = getComputedStyle(element);
  return backgroundColor === 'transparent' || backgroundColor === 'rgba(0, 0, 0, 0)'
    ? backgroundOf(element.parentElement)
    : backgroundColor;
};

/** Lines of the legend, each as wide as the picture at most. */
const legendLines = (context: CanvasRenderingContext2D, legend: Picture['legend'], width: number): Picture['legend'][number][][] => {
  const lines: Picture['legend'][number][][] = [[]];
  let used = 0;
  for (const entry of legend) {
    const needed = SWATCH + 6 + context.measureText(entry.label).width + PADDING;
    if (used > 0 && used + needed > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)!.push(entry);
    used += needed;
  }
  return lines;
};

/** A PNG of a drawn chart under its title and legend, in the colours of the screen. */
export const chartPicture = async (svg: SVGSVGElement, { title, legend }: Picture): Promise<Blob> => {
  const image = await loaded(svg);
  const { width, height } = svg.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas');
  const { color, fontFamily } = getComputedStyle(svg.closest('section') ?? document.body);
  const legendFont = `13px ${fontFamily}`;
  context.font = legendFont;
  const lines = legend.length > 0 ? legendLines(context, legend, width) : [];
  const top = PADDING + TITLE_HEIGHT + lines.length * LEGEND_HEIGHT;
  canvas.width = (width + 2 * PADDING) * SCALE;
  canvas.height = (top + height + PADDING) * SCALE;
  context.scale(SCALE, SCALE);
  context.fillStyle = backgroundOf(svg);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = color;
  context.textBaseline = 'middle';
  context.font = `600 16px ${fontFamily}`;
  context.fillText(title, PADDING, PADDING + TITLE_HEIGHT / 2 - 4, width);
  context.font = legendFont;
  for (const [line, entries] of lines.entries()) {
    const middle = PADDING + TITLE_HEIGHT + line * LEGEND_HEIGHT + LEGEND_HEIGHT / 2;
    let left = PADDING;
    for (const entry of entries) {
      context.fillStyle = entry.color;
      context.fillRect(left, middle - SWATCH / 2, SWATCH, SWATCH);
      context.fillStyle = color;
      context.fillText(entry.label, left + SWATCH + 6, middle);
      left += SWATCH + 6 + context.measureText(entry.label).width + PADDING;
    }
  }
  context.drawImage(image, PADDING, top, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas made no picture'))), 'image/png');
  });
};
