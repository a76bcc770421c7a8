/** A map of the detector: the probability that a pixel belongs to text. */
export interface TextMap {
  data: Float32Array;
  width: number;
  height: number;
}

/** The highest and lowest pixel of a region in one column. */
export interface Column {
  x: number;
  top: number;
  bottom: number;
}

/** One connected region of likely text. */
export interface Component {
  /** From left to right. */
  columns: Column[];
  /** Mean probability of its pixels. */
  score: number;
}

/** The regions of pixels above the threshold, connected in eight directions. */
export function components({ data, width, height }: TextMap, threshold: number): Component[] {
  const seen = new Uint8Array(width * height);
  const found: Component[] = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] || data[start]! <= threshold) continue;
    const pixels = region({ data, width, height }, { start, threshold, seen });
    let sum = 0;
    for (const pixel of pixels) sum += data[pixel]!;
    found.push({ columns: columnsOf(pixels, width), score: sum / pixels.length });
  }
  return found;
}

/** The pixels connected to the first one; marks them as seen. */
function region(
  { data, width, height }: TextMap,
  { start, threshold, seen }: { start: number; threshold: number; seen: Uint8Array },
): number[] {
  const pixels = [start];
  seen[start] = 1;
  for (let next = 0; next < pixels.length; next += 1) {
    const x = pixels[next]! % width;
    const y = (pixels[next]! - x) / width;
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
        const pixel = row * width + column;
        if (seen[pixel] || data[pixel]! <= threshold) continue;
        seen[pixel] = 1;
        pixels.push(pixel);
      }
  }
  return pixels;
}

function columnsOf(pixels: readonly number[], width: number): Column[] {
  const columns = new Map<number, Column>();
  for (const pixel of pixels) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    const column = columns.get(x);
    if (!column) columns.set(x, { x, top: y, bottom: y });
    else if (y < column.top) column.top = y;
    else if (y > column.bottom) column.bottom = y;
  }
  return [...columns.values()].sort((a, b) => a.x - b.x);
}
