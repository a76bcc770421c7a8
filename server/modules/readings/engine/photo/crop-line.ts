import type { GreyPicture } from '../../../../platform/files/decode-grey.ts';
import { greyAt } from './grey-levels.ts';
import type { TextBox } from './text-box.ts';

/** One line of text, level and 48 px high, as the recogniser wants it: from -1 (black) to 1. */
export interface LineImage {
  data: Float32Array;
  width: number;
}

export const LINE_HEIGHT = 48;
/** The recogniser has one step for 8 px; its width must divide by 16. */
const WIDTH_STEP = 16;
const MIN_WIDTH = 48;
/** Forty line heights: 80 characters of a narrow font. */
const MAX_WIDTH = 1_920;
/** Share of pixels that become black and white, so that faint print has full contrast. */
const CLIPPED = 0.02;

/** Width in pixels at which a box is read; the recogniser's time grows with it. `narrowing` below 1 saves time. */
export function lineWidth({ width, height }: TextBox, narrowing = 1): number {
  const natural = (narrowing * LINE_HEIGHT * width) / height;
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Math.ceil(natural / WIDTH_STEP) * WIDTH_STEP));
}

/** Cuts a box out of the page and straightens it. */
export function cropLine(page: GreyPicture, box: TextBox, narrowing = 1): LineImage {
  const width = lineWidth(box, narrowing);
  const data = new Float32Array(LINE_HEIGHT * width);
  // Larger print is averaged, or single pixels of noise would be picked.
  const samples = Math.max(1, Math.round(box.height / LINE_HEIGHT));
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  for (let row = 0; row < LINE_HEIGHT; row += 1)
    for (let column = 0; column < width; column += 1) {
      let sum = 0;
      for (let sample = 0; sample < samples * samples; sample += 1) {
        const along = ((column + ((sample % samples) + 0.5) / samples) / width - 0.5) * box.width;
        const across = ((row + (Math.floor(sample / samples) + 0.5) / samples) / LINE_HEIGHT - 0.5) * box.height + box.bend * along ** 2;
        sum += pixelAt(page, box.x + along * cos - across * sin, box.y + along * sin + across * cos);
      }
      data[row * width + column] = sum / (samples * samples);
    }
  stretchContrast(data);
  return { data, width };
}

/** Between four pixels, by distance; outside the page, its nearest pixel. */
function pixelAt({ data, width, height }: GreyPicture, x: number, y: number): number {
  const left = Math.min(width - 1.001, Math.max(0, x - 0.5));
  const top = Math.min(height - 1.001, Math.max(0, y - 0.5));
  const [column, row] = [Math.floor(left), Math.floor(top)];
  const [right, below] = [left - column, top - row];
  const first = row * width + column;
  const second = height > 1 ? first + width : first;
  const next = width > 1 ? 1 : 0;
  return (
    (data[first]! * (1 - right) + data[first + next]! * right) * (1 - below) +
    (data[second]! * (1 - right) + data[second + next]! * right) * below
  );
}

/** Between the second and the 98th percentile, to -1 … 1. */
function stretchContrast(data: Float32Array): void {
  const black = greyAt(data, CLIPPED);
  const white = Math.max(black + 1, greyAt(data, 1 - CLIPPED));
  for (let index = 0; index < data.length; index += 1)
    data[index] = Math.min(1, Math.max(-1, ((data[index]! - black) / (white - black)) * 2 - 1));
}
