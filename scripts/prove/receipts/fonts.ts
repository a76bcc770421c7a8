import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A free monospaced font and the width of its characters as a share of the font size. */
export interface ReceiptFont {
  family: string;
  advance: number;
}

export const FONTS: readonly ReceiptFont[] = [
  { family: 'Courier Prime', advance: 0.6 },
  { family: 'Inconsolata', advance: 0.5 },
  { family: 'IBM Plex Mono', advance: 0.6 },
  { family: 'Share Tech Mono', advance: 0.54 },
];

const PACKAGES = path.resolve(import.meta.dirname, '../../../node_modules/@expo-google-fonts');

/** Makes the fonts of the packages known to the drawing library. Call before it is loaded: it reads the configuration once. */
export function bringReceiptFonts(): void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'receipt-fonts-'));
  const file = path.join(folder, 'fonts.conf');
  fs.writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${PACKAGES}</dir><cachedir>${path.join(folder, 'cache')}</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = file;
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
}
