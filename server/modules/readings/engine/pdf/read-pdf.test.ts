import { type DrawnText, drawnPdf, rawPdf } from '../../../../test/receipts/pdf.ts';
import { textOfRow } from '../printed-page.ts';
import { readPdf } from './read-pdf.ts';

const RECEIPT: DrawnText[] = [
  ['FERRAGENS BOA VISTA LTDA', 40, 40],
  ['CNPJ: 11.222.333/0001-81', 40, 52],
  ['CÓDIGO', 40, 70],
  ['DESCRIÇÃO', 100, 70],
  ['QTD', 300, 70],
  ['TOTAL', 360, 70],
  ['PF-640', 40, 82],
  ['PARAFUSO 6X40 CX', 100, 82],
  ['2,0000', 300, 82],
  ['25,00', 360, 82],
];
/** Texts further down, so that the page has enough of them. */
const FILLER: DrawnText[] = Array.from({ length: 30 }, (_, index) => [`Linha ${index + 1}`, 40, 200 + index * 12] as const);

describe('The text of a PDF', () => {
  it('becomes rows whose columns are separate pieces', async () => {
    const rows = await readPdf(await drawnPdf([[...RECEIPT, ...FILLER]]));
    expect(rows?.slice(0, 5).map(textOfRow)).toEqual([
      'FERRAGENS BOA VISTA LTDA',
      'CNPJ: 11.222.333/0001-81',
      'CÓDIGO   DESCRIÇÃO   QTD   TOTAL',
      'PF-640   PARAFUSO 6X40 CX   2,0000   25,00',
      'Linha 1',
    ]);
  });

  it('has places as fractions of its page, and certain characters', async () => {
    const rows = await readPdf(await drawnPdf([RECEIPT, FILLER]));
    const total = rows?.[3]?.pieces[3];
    // 360 of 595.28 points; one text of 9 points near 82 of 841.89.
    expect(total?.lugar.x).toBeCloseTo(0.605, 2);
    expect(total?.lugar.y).toBeCloseTo(0.097, 2);
    expect(total?.characters.map(({ text, probability }) => [text, probability])).toEqual([...'25,00'].map((character) => [character, 1]));
    expect(rows?.map(({ lugar }) => lugar.page)).toEqual([1, 1, 1, 1, ...Array.from({ length: 30 }, () => 2)]);
  });

  it('keeps the words of a line that a program writes one by one', async () => {
    const words: DrawnText[] = [
      ['VALOR', 40, 40],
      ['TOTAL', 73, 40],
      ['DA', 105, 40],
      ['NOTA', 121, 40],
    ];
    const rows = await readPdf(await drawnPdf([[...words, ...FILLER]]));
    expect(rows?.[0] && textOfRow(rows[0])).toBe('VALOR TOTAL DA NOTA');
  });

  it('keeps a doubled bold text once', async () => {
    const bold: DrawnText[] = [
      ['VALOR A PAGAR', 40, 40],
      ['VALOR A PAGAR', 40.3, 40],
    ];
    const rows = await readPdf(await drawnPdf([[...bold, ...FILLER]]));
    expect(rows?.[0] && textOfRow(rows[0])).toBe('VALOR A PAGAR');
  });

  it('is null when there is too little of it, as in a scanned receipt', async () => {
    expect(await readPdf(await drawnPdf([RECEIPT]))).toBeNull();
  });
});

describe('A hostile PDF', () => {
  it('with 10,000 pages is refused', async () => {
    const pages = `<</Type/Pages/Count 10000/Kids[${'3 0 R '.repeat(10_000)}]>>`;
    const pdf = rawPdf(['<</Type/Catalog/Pages 2 0 R>>', pages, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>']);
    await expect(readPdf(pdf)).rejects.toThrow('O PDF tem mais de 20 páginas.');
  });

  it('with scripts is read, and they do not run', async () => {
    const text = (await drawnPdf([[...RECEIPT, ...FILLER]], { compress: false })).toString('latin1');
    // Same length, so that the table of offsets stays right.
    const action = '/OpenAction<</S/JavaScript/JS(globalThis.wasRun=1)>>';
    const pdf = text.replace(/\/Producer \(.*?\)/, '').replace('/Type /Catalog', `/Type /Catalog ${action}`);
    const rows = await readPdf(Buffer.from(pdf, 'latin1'));
    expect(rows?.[0] && textOfRow(rows[0])).toBe('FERRAGENS BOA VISTA LTDA');
    expect('wasRun' in globalThis).toBe(false);
  });

  it('that is cut or garbage is refused', async () => {
    const whole = await drawnPdf([[...RECEIPT, ...FILLER]]);
    await expect(readPdf(whole.subarray(0, 300))).rejects.toThrow('O PDF está corrompido.');
    await expect(readPdf(Buffer.from('%PDF-1.7 nothing'))).rejects.toThrow('O PDF está corrompido.');
  });

  it('with a password is refused', async () => {
    const locked = await drawnPdf([RECEIPT], { userPassword: 'segredo' });
    await expect(readPdf(locked)).rejects.toThrow('O PDF tem senha.');
  });

  it('of more than 10 MB is refused', async () => {
    await expect(readPdf(Buffer.alloc(10 * 1024 * 1024 + 1))).rejects.toThrow('O PDF tem mais de 10 MB.');
  });
});
