import type { GreyPicture } from '../../../../platform/files/decode-grey.ts';
import { loadSharp } from '../../../../platform/files/load-sharp.ts';
import { type Column, components, type TextMap } from './components.ts';
import { hullOf, minRectangle } from './min-rectangle.ts';
import { type Models, run } from './models.ts';
import { mean, type Point, type TextBox } from './text-box.ts';

/** A region of text: the core of its characters, which `unclip` grows to the whole ones. */
export interface Region {
  hull: Point[];
  /** The smallest rectangle around it. */
  box: TextBox;
  /** Points of its middle line from left to right, about one line height apart. */
  spine: Point[];
}

/** Longest side of the detector's picture in pixels; narrow receipts need more for the same height of text. */
const SIDE = 1_280;
const NARROW_SIDE = 1_600;
/** Normalisation of ImageNet, with which the detector was trained. */
const MEAN = [0.485, 0.456, 0.406];
const DEVIATION = [0.229, 0.224, 0.225];
/** As PP-OCR publishes them, apart from the score (0.6 lost faint lines) and the growth (1.6 let neighbouring rows into the crop). */
const THRESHOLD = 0.3;
const MIN_SCORE = 0.5;
const UNCLIP = 1.45;
/** In pixels of the detector's picture. */
const MIN_HEIGHT = 3;

/** The regions of text of a picture, in its pixels. */
export async function detect(models: Models, page: GreyPicture): Promise<Region[]> {
  const map = await textMap(models, page);
  const scale = { x: page.width / map.width, y: page.height / map.height };
  return components(map, THRESHOLD)
    .filter(({ score }) => score >= MIN_SCORE)
    .map(({ columns }) =>
      regionOf(columns.map(({ x, top, bottom }) => ({ x: (x + 0.5) * scale.x, top: top * scale.y, bottom: (bottom + 1) * scale.y }))),
    )
    .filter(({ box }) => Math.min(box.width, box.height) >= MIN_HEIGHT * scale.y);
}

function regionOf(columns: readonly Column[]): Region {
  const hull = hullOf(
    columns.flatMap(({ x, top, bottom }) => [
      { x, y: top },
      { x, y: bottom },
    ]),
  );
  const box = minRectangle(hull);
  const groups: Column[][] = [];
  for (const column of columns) {
    const group = groups.at(-1);
    if (group && column.x - group[0]!.x < box.height) group.push(column);
    else groups.push([column]);
  }
  const spine = groups.map((group) => ({
    x: mean(group.map(({ x }) => x)),
    y: mean(group.map(({ top, bottom }) => (top + bottom) / 2)),
  }));
  return { hull, box, spine };
}

/** The detector marks the core of a line: the box grows by the distance that DBNet shrank it. */
export function unclip(box: TextBox): TextBox {
  const growth = (box.width * box.height * UNCLIP) / (box.width + box.height);
  return { ...box, width: box.width + growth, height: box.height + growth };
}

async function textMap({ Tensor, detector }: Models, page: GreyPicture): Promise<TextMap> {
  const sharp = await loadSharp();
  const side = page.height > 2 * page.width ? NARROW_SIDE : SIDE;
  const scale = side / Math.max(page.width, page.height);
  const [width, height] = [multipleOf32(page.width * scale), multipleOf32(page.height * scale)];
  const grey = await sharp(page.data, { raw: { width: page.width, height: page.height, channels: 1 } })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const area = width * height;
  const input = new Float32Array(3 * area);
  for (const [channel, average] of MEAN.entries())
    for (let pixel = 0; pixel < area; pixel += 1) input[channel * area + pixel] = (grey[pixel]! / 255 - average) / DEVIATION[channel]!;
  const { data } = await run(detector, new Tensor('float32', input, [1, 3, height, width]));
  return { data, width, height };
}

const multipleOf32 = (length: number): number => Math.max(32, Math.round(length / 32) * 32);
