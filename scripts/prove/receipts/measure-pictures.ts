import { readReceiptFile } from '../../../server/modules/readings/index.ts';
import { compareReading } from './compare.ts';
import { corpusPicture } from './pictures.ts';
import type { Measured } from './table.ts';

/** Reads the drawn pictures of a seed. */
export async function measurePictures({
  seed,
  count,
  onMeasured,
}: {
  seed: number;
  count: number;
  onMeasured: (one: Measured) => void;
}): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (let index = 0; index < count; index++) {
    const { bytes, truth, degree, layout, name } = await corpusPicture(seed, index);
    const started = process.cpuUsage();
    const reading = await readReceiptFile(bytes);
    const { user, system } = process.cpuUsage(started);
    const one: Measured = {
      name: `${degree} ${name}`,
      degree,
      layout,
      comparison: compareReading(reading, truth),
      cpuSeconds: (user + system) / 1e6,
    };
    measured.push(one);
    onMeasured(one);
  }
  return measured;
}
