import { zip } from '../../../../platform/sheets/archive.fixture.ts';
import { xmlFilesOf } from './xml-files.ts';

const MB = 1024 * 1024;

describe('A zip of XML files', () => {
  it('gives its XML files and leaves others out', async () => {
    const files = await xmlFilesOf(
      zip([
        { name: 'notas/1.xml', content: '<NFe>1</NFe>' },
        { name: 'leia-me.txt', content: 'texto' },
        { name: '2.XML', content: '<NFe>2</NFe>' },
      ]),
    );
    expect(files.map(({ name, bytes }) => [name, bytes.toString()])).toEqual([
      ['notas/1.xml', '<NFe>1</NFe>'],
      ['2.XML', '<NFe>2</NFe>'],
    ]);
  });

  it('with more than 500 files is refused', async () => {
    const parts = Array.from({ length: 501 }, (_, index) => ({ name: `${index}.xml`, content: '<a/>' }));
    await expect(xmlFilesOf(zip(parts))).rejects.toThrow('O ZIP tem mais de 500 arquivos.');
  });

  it('that unpacks to more than 100 times its size is refused', async () => {
    const bomb = zip([{ name: 'bomba.xml', content: Buffer.alloc(5 * MB, 'a') }]);
    await expect(xmlFilesOf(bomb)).rejects.toThrow('O ZIP é grande demais depois de aberto.');
  });

  it('whose file is larger than declared is refused', async () => {
    const content = Buffer.alloc(5 * MB, 'a');
    await expect(xmlFilesOf(zip([{ name: 'bomba.xml', content, declaredBytes: 100 }]))).rejects.toThrow('O arquivo ZIP está corrompido.');
  });

  it('that is cut or garbage is refused', async () => {
    await expect(xmlFilesOf(Buffer.from('PK\x03\x04 garbage'))).rejects.toThrow('O arquivo ZIP está corrompido.');
  });
});
