import { FileRefused } from '../file-refused.ts';
import type { PrintedRow } from '../printed-page.ts';
import { type PlacedText, rowsOf } from './text-rows.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_PAGES = 20;
/** Far above a full DANFE of 20 pages. */
const MAX_TEXTS = 20_000;
/** Below this the PDF holds a picture, and its text is at most a title. */
const MIN_TEXTS = 30;

/**
 * Rows of a PDF's text from the first page to the last; null when it has too little text, as a scanned receipt does. Never runs the
 * document's scripts or forms. Throws FileRefused for size, more than 20 pages, a password and damage.
 */
export async function readPdf(bytes: Buffer): Promise<PrintedRow[] | null> {
  if (bytes.length > MAX_BYTES) throw new FileRefused('O PDF tem mais de 10 MB.');
  const pdfjs = await loadLibrary();
  const loading = pdfjs.getDocument({
    // A copy: the library takes the memory over.
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  try {
    const texts = await placedTexts(await loading.promise);
    return texts.length < MIN_TEXTS ? null : rowsOf(texts);
  } catch (cause) {
    if (cause instanceof FileRefused) throw cause;
    const isLocked = cause instanceof Error && cause.name === 'PasswordException';
    throw new FileRefused(isLocked ? 'O PDF tem senha.' : 'O PDF está corrompido.', { cause });
  } finally {
    await loading.destroy();
  }
}

/**
 * The library takes DOMMatrix from `@napi-rs/canvas`, which the image leaves out (33 MB), and creates one while it loads. Only drawing uses it,
 * so an empty class is enough.
 */
async function loadLibrary() {
  if (!('DOMMatrix' in globalThis)) Reflect.set(globalThis, 'DOMMatrix', class {});
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

type PdfDocument = Awaited<ReturnType<Awaited<ReturnType<typeof loadLibrary>>['getDocument']>['promise']>;

async function placedTexts(document: PdfDocument): Promise<PlacedText[]> {
  if (document.numPages > MAX_PAGES) throw new FileRefused(`O PDF tem mais de ${MAX_PAGES} páginas.`);
  const texts: PlacedText[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const view = page.getViewport({ scale: 1 });
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const placed = placedText(item, view);
      if (placed) texts.push({ ...placed, page: number });
      if (texts.length > MAX_TEXTS) throw new FileRefused('O PDF tem texto demais para uma nota.');
    }
    page.cleanup();
  }
  return texts;
}

/** Place of a text on the upright page, in fractions of it; null for vertical text, such as the receipt stub of a DANFE. */
function placedText(
  { str, transform, width, height }: { str: string; transform: number[]; width: number; height: number },
  view: { width: number; height: number; transform: number[] },
): Omit<PlacedText, 'page'> | null {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = view.transform;
  const [textA = 0, textB = 0, , , textX = 0, textY = 0] = transform;
  const along = { x: a * textA + c * textB, y: b * textA + d * textB };
  if (along.x <= 0 || Math.abs(along.y) > along.x) return null;
  const size = height || Math.hypot(textA, textB);
  const left = a * textX + c * textY + e;
  const baseline = b * textX + d * textY + f;
  return {
    text: str,
    size: size / view.width,
    x: left / view.width,
    y: (baseline - size) / view.height,
    w: width / view.width,
    h: size / view.height,
  };
}
