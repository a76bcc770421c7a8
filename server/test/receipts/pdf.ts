import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

/** A text and its place in points from the upper left corner. */
export type DrawnText = readonly [text: string, x: number, y: number];

/** A PDF with the texts of each page, in 9-point Helvetica. */
export async function drawnPdf(pages: readonly (readonly DrawnText[])[], options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({ ...options, autoFirstPage: false, size: 'A4' });
  for (const texts of pages) {
    document.addPage().fontSize(9);
    for (const [text, x, y] of texts) document.text(text, x, y, { lineBreak: false });
  }
  document.end();
  return buffer(document);
}

/** A PDF of raw objects, each without its number: the first is the catalogue. */
export function rawPdf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Root 1 0 R/Size ${size}>>\nstartxref\n${text.length}\n%%EOF`,
  );
}
