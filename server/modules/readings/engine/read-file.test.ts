import { infNFe, nfe } from '../../../test/receipts/note-xml.ts';
import { drawnPdf } from '../../../test/receipts/pdf.ts';
import { readReceiptFile } from './read-file.ts';

const NO_PICTURE = 'O arquivo não é um XML, um PDF nem uma imagem que possa ser aberta.';

describe('A file', () => {
  it('is read as XML by its content, also after a byte order mark', async () => {
    const reading = await readReceiptFile(Buffer.from(`\ufeff\n${nfe(infNFe())}`));
    expect(reading).toMatchObject({ fonte: 'xml', total: '252.64' });
  });

  it('is read as a PDF by its content', async () => {
    const scan = await drawnPdf([[['Cupom', 40, 40]]]);
    expect((await readReceiptFile(scan)).divergencias).toEqual(['O PDF não tem texto: envie uma foto da nota ou o XML.']);
  });

  it('that is nothing of the kind says so', async () => {
    for (const content of ['', 'texto simples', '\x89PNG\r\n\x1a\nxxxx']) {
      expect(await readReceiptFile(Buffer.from(content, 'latin1'))).toMatchObject({
        fonte: 'nenhuma',
        total: null,
        divergencias: [NO_PICTURE],
      });
    }
  });

  it('that is damaged says why', async () => {
    expect((await readReceiptFile(Buffer.from('%PDF-1.7 nada'))).divergencias).toEqual(['O PDF está corrompido.']);
    expect((await readReceiptFile(Buffer.from('<NFe><infNFe>'))).divergencias).toEqual(['O XML está incompleto ou malformado.']);
  });

  it('gives no character that cannot be stored', async () => {
    const note = nfe(infNFe()).replace(/<xNome>[^<]*</, '<xNome>LOJA &#x1F600; \\u0000 LTDA<');
    expect((await readReceiptFile(Buffer.from(note))).emitente).toBe('LOJA 😀 \\u0000 LTDA');
    const odd = await drawnPdf([
      Array.from({ length: 40 }, (_, row) => [`CNPJ 11.222.333/0001-81 \\ud800 linha ${row}`, 40, 40 + row * 12] as const),
    ]);
    const { linhas } = await readReceiptFile(odd);
    expect(linhas.length).toBeGreaterThan(0);
    expect(linhas.every(({ texto }) => !/\0|\p{Surrogate}/u.test(texto))).toBe(true);
  });
});
