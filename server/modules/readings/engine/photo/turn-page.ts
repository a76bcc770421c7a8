import type { GreyPicture } from '../../../../platform/files/decode-grey.ts';

/** The page a quarter turn clockwise. */
export function quarterTurn({ data, width, height }: GreyPicture): GreyPicture {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) turned[x * height + (height - 1 - y)] = data[y * width + x]!;
  return { data: turned, width: height, height: width };
}

/** The page upside down. */
export const halfTurn = ({ data, width, height }: GreyPicture): GreyPicture => ({ data: data.toReversed(), width, height });
