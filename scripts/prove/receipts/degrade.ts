import type { Random } from '../../../server/demo/random.ts';
import { loadSharp } from '../../../server/platform/files/load-sharp.ts';

export const DEGREES = ['clean', 'scan', 'phone', 'hard', 'shadow', 'fold', 'faded', 'upside down'] as const;
export type Degree = (typeof DEGREES)[number];

type Step = (picture: Buffer, random: Random) => Promise<Buffer>;

/** Turns a drawn paper into a scan or photograph of the degree. */
export async function degrade(paper: Buffer, degree: Degree, random: Random): Promise<Buffer> {
  let picture = paper;
  for (const step of STEPS[degree]) picture = await step(picture, random);
  return picture;
}

const TABLES = ['#5c544a', '#8a7f70', '#3e4a52', '#a59a8c'];

/** Laid on a table: turned, sheared as by a camera held at an angle, and surrounded by the table's colour. */
const onTable =
  (angle: number): Step =>
  async (picture, random) => {
    const sharp = await loadSharp();
    const background = random.pick(TABLES);
    const turned = await sharp(picture)
      .affine(
        [
          [1, signed(random, angle / 150)],
          [signed(random, angle / 150), 1],
        ],
        { background },
      )
      .png()
      .toBuffer();
    return sharp(turned)
      .rotate(signed(random, angle), { background })
      .extend({ top: 60, bottom: 60, left: 50, right: 50, background })
      .png()
      .toBuffer();
  };

const blur =
  (sigma: number): Step =>
  async (picture) =>
    (await loadSharp())(picture).blur(sigma).png().toBuffer();

const jpeg =
  (quality: number): Step =>
  async (picture) =>
    (await loadSharp())(picture).flatten({ background: '#777' }).jpeg({ quality }).toBuffer();

const shrink =
  (factor: number): Step =>
  async (picture) => {
    const sharp = await loadSharp();
    const { width } = await sharp(picture).metadata();
    return sharp(picture)
      .resize({ width: Math.round(width * factor) })
      .png()
      .toBuffer();
  };

const noise =
  (sigma: number): Step =>
  async (picture) => {
    const sharp = await loadSharp();
    const { width, height } = await sharp(picture).metadata();
    const grain = await sharp({
      create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma } },
    })
      .png()
      .toBuffer();
    return sharp(picture)
      .composite([{ input: grain, blend: 'soft-light' }])
      .png()
      .toBuffer();
  };

/** Light from one side; `depth` is the darkest part's share of black. */
const shade =
  (depth: number, isHard = false): Step =>
  async (picture, random) => {
    const sharp = await loadSharp();
    const { width, height } = await sharp(picture).metadata();
    const middle = 30 + random.integer(0, 40);
    const edge = isHard ? `<stop offset="${middle}%" stop-opacity="0"/><stop offset="${middle + 6}%" stop-opacity="${depth}"/>` : '';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="${random.next().toFixed(2)}"><stop offset="0" stop-opacity="0"/>${edge}<stop offset="1" stop-opacity="${depth}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
    return sharp(picture)
      .composite([{ input: Buffer.from(svg) }])
      .png()
      .toBuffer();
  };

/** The lower part is tilted against the upper one, with a bright and a dark line between. */
const fold: Step = async (picture, random) => {
  const sharp = await loadSharp();
  const { width, height } = await sharp(picture).metadata();
  const at = Math.round(height * (0.3 + random.next() * 0.4));
  const lower = await sharp(picture)
    .extract({ left: 0, top: at, width, height: height - at })
    .affine(
      [
        [1, signed(random, 0.04)],
        [0, 0.97],
      ],
      { background: '#e8e6e0' },
    )
    .toBuffer();
  const tilted = await sharp(lower).metadata();
  const crease = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="24"><rect width="100%" height="12" fill="#fff" opacity="0.35"/><rect y="12" width="100%" height="12" fill="#000" opacity="0.25"/></svg>`;
  return sharp({ create: { width: Math.max(width, tilted.width), height: at + tilted.height, channels: 3, background: '#e8e6e0' } })
    .composite([
      { input: await sharp(picture).extract({ left: 0, top: 0, width, height: at }).toBuffer(), top: 0, left: 0 },
      { input: lower, top: at, left: 0 },
      { input: Buffer.from(crease), top: at - 12, left: 0 },
    ])
    .png()
    .toBuffer();
};

/** Old thermal paper: grey letters on yellowish paper. */
const fade: Step = async (picture, random) =>
  (await loadSharp())(picture)
    .linear(0.38 + random.next() * 0.12, 120)
    .png()
    .toBuffer();

const turn =
  (angle: number): Step =>
  async (picture) =>
    (await loadSharp())(picture).rotate(angle).toBuffer();

const PHONE: Step[] = [onTable(4), shade(0.25), blur(0.7), noise(9), jpeg(78)];
const STEPS: Readonly<Record<Degree, Step[]>> = {
  clean: [],
  scan: [
    async (picture, random) => (await loadSharp())(picture).rotate(signed(random, 0.8), { background: '#fff' }).png().toBuffer(),
    blur(0.5),
    noise(5),
    jpeg(85),
  ],
  phone: PHONE,
  hard: [onTable(8), shade(0.35), blur(1.1), shrink(0.72), noise(16), jpeg(55)],
  shadow: [onTable(4), shade(0.6, true), blur(0.7), noise(9), jpeg(75)],
  fold: [fold, ...PHONE],
  faded: [fade, onTable(3), blur(0.6), noise(7), jpeg(78)],
  'upside down': [...PHONE, turn(180)],
};

/** A random value between −most and most. */
const signed = (random: Random, most: number): number => (random.next() * 2 - 1) * most;
