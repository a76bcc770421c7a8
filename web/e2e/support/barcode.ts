import sharp from 'sharp';

const LEFT_ODD = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011'];
const FIRST_DIGIT = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];
const right = (digit: number) => [...LEFT_ODD[digit]!].map((bit) => (bit === '0' ? '1' : '0')).join('');
const leftEven = (digit: number) => [...right(digit)].reverse().join('');

/** The bars of an EAN-8 or EAN-13 (a UPC-A is an EAN-13 starting with 0): '1' is dark. */
const barsOf = (gtin: string): string => {
  const digits = [...gtin].map(Number);
  if (digits.length === 8) {
    const [left, rest] = [digits.slice(0, 4), digits.slice(4)];
    return `101${left.map((digit) => LEFT_ODD[digit]).join('')}01010${rest.map(right).join('')}101`;
  }
  const [first = 0, ...others] = digits;
  const left = others.slice(0, 6).map((digit, index) => (FIRST_DIGIT[first]![index] === 'L' ? LEFT_ODD[digit] : leftEven(digit)));
  return `101${left.join('')}01010${others.slice(6).map(right).join('')}101`;
};

const WIDTH = 640;
const HEIGHT = 480;
const BAR = 4;
const [TOP, BOTTOM] = [120, 360];

/** A greyscale picture with the bar code in the centre, one byte per pixel. */
const pictureOf = (gtin: string): Buffer => {
  const bars = barsOf(gtin);
  const start = Math.round((WIDTH - bars.length * BAR) / 2);
  const points = Buffer.alloc(WIDTH * HEIGHT, 235);
  for (let y = TOP; y < BOTTOM; y++)
    for (let x = 0; x < bars.length * BAR; x++) if (bars[Math.floor(x / BAR)] === '1') points[y * WIDTH + start + x] = 16;
  return points;
};

/** Input for a fake camera: an uncompressed video (Y4M) of the bar code. */
export const videoOfBarcode = (gtin: string): Buffer => {
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), pictureOf(gtin), colour]);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]);
};

/** A photo of the bar code. */
export const photoOfBarcode = async (gtin: string) => ({
  name: `codigo-${gtin}.png`,
  mimeType: 'image/png',
  buffer: await sharp(pictureOf(gtin), { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .png()
    .toBuffer(),
});
