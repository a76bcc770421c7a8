import { pictureNotes } from './picture-notes.ts';

/** Signs in a picture's file that it is not a camera's own picture. None of them proves anything. */
export interface PictureSigns {
  /** Name of the image editor that saved it. */
  editor: string | null;
  /** Whole days from the shutter to the last change; null below one day. */
  changedAfterDays: number | null;
  /** A capture of a device's screen. */
  isCapture: boolean;
}

/** Editors as they name themselves in EXIF, XMP or PNG texts. Cameras, scanners, messengers and viewers that only turn pictures are absent. */
const EDITORS: readonly [name: string, mark: RegExp][] = [
  ['Adobe Lightroom', /lightroom/i],
  ['Adobe Photoshop', /photoshop|adobe imageready/i],
  ['GIMP', /\bgimp\b/i],
  ['Snapseed', /snapseed/i],
  ['PicsArt', /picsart/i],
  ['Canva', /\bcanva\b/i],
  ['PhotoScape', /photoscape/i],
  ['Pixlr', /pixlr/i],
  ['Paint.NET', /paint\.net/i],
  ['Affinity Photo', /affinity/i],
  ['Photopea', /photopea/i],
  ['PaintShop', /paint ?shop|corel photo/i],
  ['Pixelmator', /pixelmator/i],
  ['Krita', /\bkrita\b/i],
  ['VSCO', /\bvsco\b/i],
  ['Fotor', /\bfotor\b/i],
  ['PhotoDirector', /photodirector/i],
  ['Polarr', /polarr/i],
  ['InShot', /inshot/i],
  ['Remini', /\bremini\b/i],
];

/** Properties of XMP that name a tool; a packet also names formats and namespaces of tools that did nothing. */
const XMP_TOOLS = /(?:CreatorTool|softwareAgent)\s*(?:=\s*"([^"]{1,200})"|>([^<]{1,200})<)/g;
const isXmp = (text: string) => text.includes('adobe:ns:meta');

/** Names that systems give to captures of the screen, in English and Portuguese. */
const CAPTURE_NAME = /^(?:screen[\s_-]?shot|captura[\s_]de[\s_](?:tela|ecr[aã]))/i;
/**
 * Sizes of screens of phones, tablets and computers in pixels, short side first. A camera does not write them as PNG; pictures of a messenger
 * have such sizes too, as JPEG.
 */
const SCREENS = new Set(
  `640x1136 720x1280 720x1440 720x1480 720x1520 720x1544 720x1560 720x1600 720x1612 720x1640 750x1334 768x1366 800x1280 828x1792 900x1440
   1080x1920 1080x2160 1080x2220 1080x2280 1080x2310 1080x2316 1080x2340 1080x2376 1080x2388 1080x2400 1080x2408 1080x2412 1080x2436 1080x2460
   1125x2436 1170x2532 1179x2556 1200x1920 1200x2000 1206x2622 1220x2712 1242x2208 1242x2688 1284x2778 1290x2796 1320x2868 1440x2560 1440x2880
   1440x2960 1440x3040 1440x3088 1440x3120 1440x3200 1488x2266 1640x2360 1668x2224 1668x2388 2048x2732`.split(/\s+/),
);

const DAY_MS = 86_400_000;

/** Reads the signs of a picture as it was taken or saved. Shrinking or cleaning it removes them. */
export function pictureSigns(file: Uint8Array, fileName: string): PictureSigns {
  const { exif, texts, pngSize } = pictureNotes(file);
  const tools = [exif.software ?? '', ...texts.flatMap(toolsOf)].join('\n');
  const isScreenSize = pngSize !== null && !exif.make && SCREENS.has(pngSize);
  return {
    editor: EDITORS.find(([, mark]) => mark.test(tools))?.[0] ?? null,
    changedAfterDays: daysBetween(exif.takenAt, exif.changedAt),
    isCapture: isScreenSize || CAPTURE_NAME.test(fileName) || /screen\s?shot/i.test(exif.comment ?? ''),
  };
}

/** Whether a picture's file shows any sign. */
export const hasSigns = ({ editor, changedAfterDays, isCapture }: PictureSigns): boolean =>
  editor !== null || changedAfterDays !== null || isCapture;

const toolsOf = (text: string): string[] =>
  isXmp(text) ? [...text.matchAll(XMP_TOOLS)].map(([, quoted, inner]) => quoted ?? inner ?? '') : [text];

function daysBetween(takenAt: string | undefined, changedAt: string | undefined): number | null {
  const days = Math.floor((instantOf(changedAt) - instantOf(takenAt)) / DAY_MS);
  return days >= 1 ? days : null;
}

/** In milliseconds; NaN for no time. Both times of a picture are local, so their zone does not count. */
function instantOf(text = ''): number {
  const match = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(text);
  return match ? Date.parse(`${match[1]}-${match[2]}-${match[3]}T${match[4]}Z`) : Number.NaN;
}
