/** The grey (0 to 255) below which the given share of the pixels is. */
export function greyAt(data: Iterable<number> & { length: number }, share: number): number {
  const counts = new Uint32Array(256);
  for (const value of data) counts[Math.round(value)]! += 1;
  let darker = 0;
  for (const [grey, count] of counts.entries()) {
    darker += count;
    if (darker >= share * data.length) return grey;
  }
  return 255;
}
