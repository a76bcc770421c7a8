import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { zip } from './archive.fixture.ts';
import { errorReport } from './error-report.ts';
import { digestSheet, type ReadSheetOptions, readSheetRows } from './read-sheet.ts';
import { readTable } from './read-table.ts';
import { read, xlsx } from './rows.fixture.ts';
import { writeCsv, writeXlsx } from './write-sheet.ts';
import { type SheetBlock, xlsxStream } from './xlsx-stream.ts';
import { xlsxTemplate } from './xlsx-template.ts';
import { SHEET_ROWS } from './xlsx-workbook.ts';

const columns = [
  { key: 'cpf', title: 'CPF', type: 'text' },
  { key: 'quantidade', title: 'Quantidade', type: 'integer' },
  { key: 'valor', title: 'Valor', type: 'money' },
  { key: 'pontos', title: 'Pontos', type: 'points' },
  { key: 'data', title: 'Data', type: 'date' },
  { key: 'em', title: 'Pontuado em', type: 'dateTime' },
  { key: 'ativo', title: 'Ativo', type: 'boolean' },
] as const;

const records = [
  {
    cpf: '=HYPERLINK("http://x")',
    quantidade: 2,
    valor: '-1234.56',
    pontos: '0.10',
    data: '2026-02-28',
    em: new Date('2026-03-01T02:30:15Z'),
    ativo: true,
  },
  { cpf: '00000000191', quantidade: null, valor: '999999999999.99', pontos: '0', data: '1999-12-31', em: null, ativo: false },
];

describe('reading .xlsx', () => {
  it('reads back what the writer wrote: formulas as text, exact money, São Paulo wall time', async () => {
    const rows = await read(await buffer(writeXlsx(columns, records)));
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['CPF', 'Quantidade', 'Valor', 'Pontos', 'Data', 'Pontuado em', 'Ativo'],
      ['=HYPERLINK("http://x")', '2', '-1234.56', '0.1', '2026-02-28', '2026-02-28T23:30:15', 'Sim'],
      ['00000000191', '', '999999999999.99', '0', '1999-12-31', '', 'Não'],
    ]);
  });

  it('takes cached formula values, shared and rich strings, booleans, dates and times, and skips blank rows', async () => {
    const cells = [
      '<c r="A2" t="s"><v>0</v></c>',
      '<c r="B2"><f>0.1+0.2</f><v>0.30000000000000004</v></c>',
      '<c r="C2" t="str"><f>A2</f><v>texto</v></c>',
      '<c r="D2" t="b"><v>1</v></c>',
      '<c r="E2" s="1"><v>46081</v></c>',
      '<c r="F2" s="1"><v>46081.75</v></c>',
      '<c r="G2"><v>1.5E-7</v></c>',
      '<c r="H2"><v>3.5251011222333E+43</v></c>',
      '<c r="J2" t="s"><v>1</v></c>',
      '<c r="K2" t="e"><v>#N/A</v></c>',
    ];
    const styles = '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs>';
    const file = xlsx(
      `<row r="1"><c r="A1" s="1"/></row><row r="2">${cells.join('')}</row><row r="9"><c r="A9"><v>7</v></c></row>`,
      '<si><t>Olá &amp; tchau</t></si><si><r><t>ri</t></r><r><t>co</t></r></si>',
      styles,
    );
    expect(await read(file)).toEqual([
      {
        line: 2,
        cells: [
          'Olá & tchau',
          '0.3',
          'texto',
          'VERDADEIRO',
          '2026-02-28',
          '2026-02-28T18:00:00',
          '0.00000015',
          `35251011222333${'0'.repeat(30)}`,
          '',
          'rico',
          '#N/A',
        ],
      },
      { line: 9, cells: ['7'] },
    ]);
  });

  it('streams 60 thousand rows with a slow consumer and stops the thread when the consumer stops', async () => {
    const big = await buffer(
      writeXlsx(
        columns,
        Array.from({ length: 60_000 }, () => records[1] ?? {}),
      ),
    );
    let count = 0;
    for await (const row of readSheetRows(big, { kind: 'xlsx', timeoutMs: 20_000 })) {
      count += row.line > 0 ? 1 : 0;
      if (count % 10_000 === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(count).toBe(60_001);
    for await (const { line } of readSheetRows(big, { kind: 'xlsx' })) if (line === 3) break;
  });

  it('gives what a digest makes of the rows, which stay in the thread, and passes its failure on', async () => {
    const digest = path.join(os.tmpdir(), `digest-${process.pid}.mjs`);
    fs.writeFileSync(
      digest,
      "let seen = 0; export const digest = (rows) => { if (rows[0].cells[0] === 'não') throw new Error('no'); return (seen += rows.length); };",
    );
    const digested = async (file: Buffer) => {
      const sums: number[] = [];
      for await (const sum of digestSheet<number>(file, { digest })) sums.push(sum);
      return sums;
    };
    const cell = (text: string) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`;
    try {
      expect(await digested(xlsx(cell('sim').repeat(1_200)))).toEqual([500, 1_000, 1_200]);
      await expect(digested(xlsx(cell('não')))).rejects.toMatchObject({ code: 'SHEET_CORRUPT', cause: 'no' });
    } finally {
      fs.rmSync(digest);
    }
  });

  it('refuses more rows, columns or longer cells than allowed', async () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, i) => `<row r="${i + 1}"><c r="A${i + 1}"><v>1</v></c></row>`).join('');
    await expect(read(xlsx(rows(11)), { maxRows: 10 })).rejects.toMatchObject({
      code: 'SHEET_TOO_MANY_ROWS',
      kind: 'invalid',
      message: 'A planilha tem mais de 10 linhas. Divida em arquivos menores.',
    });
    expect(await read(xlsx(rows(10)), { maxRows: 10 })).toHaveLength(10);
    await expect(read(xlsx('<row r="1"><c r="GS1"><v>1</v></c></row>'))).rejects.toMatchObject({ code: 'SHEET_TOO_MANY_COLUMNS' });
    await expect(read(xlsx(`<row r="1"><c r="A1" t="inlineStr"><is><t>${'x'.repeat(2_001)}</t></is></c></row>`))).rejects.toMatchObject({
      code: 'SHEET_CELL_TOO_LONG',
      message: 'Linha 1: texto com mais de 2.000 caracteres.',
    });
    await expect(read(xlsx('<row r="1"><c r="A1" t="str"><v>a_x0000_b</v></c></row>'))).rejects.toMatchObject({
      code: 'SHEET_TEXT_INVALID',
    });
  });
});

describe('an .xlsx around rows that are written already', () => {
  const cell = (row: number, text: string) => Buffer.from(`<row r="${row}"><c r="A${row}" t="inlineStr"><is><t>${text}</t></is></c></row>`);
  const titled = [{ key: 'a', title: 'Título & <tal>', type: 'text' as const }];
  async function* blocks(...all: SheetBlock[]) {
    yield* all;
  }

  it('reads back, with what XML cannot hold replaced', async () => {
    const file = await buffer(
      xlsxStream(titled, blocks({ bytes: cell(2, 'a\u0001b\uFFFEc'), rows: 1 }, { bytes: cell(3, 'ação'), rows: 1 })),
    );
    expect((await read(file)).map(({ cells }) => cells)).toEqual([['Título & <tal>'], ['a b\uFFFDc'], ['ação']]);
    expect((await read(await buffer(xlsxStream(titled, blocks())))).map(({ cells }) => cells)).toEqual([['Título & <tal>']]);
  });

  it('goes on in another sheet when one is full, and ends its source when it is left', async () => {
    const full = blocks({ bytes: cell(2, 'x'), rows: SHEET_ROWS }, { bytes: cell(2, 'y'), rows: 1 });
    const zip = await fromBufferPromise(await buffer(xlsxStream(titled, full)));
    const names = [];
    for await (const { fileName } of zip.eachEntry()) names.push(fileName);
    expect(names).toEqual(expect.arrayContaining(['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml']));
    expect(names).toHaveLength(7);
    let isEnded = false;
    const endless = async function* () {
      try {
        for (;;) yield { bytes: cell(2, 'x'), rows: 1 };
      } finally {
        isEnded = true;
      }
    };
    for await (const _ of xlsxStream(titled, endless())) break;
    expect(isEnded).toBe(true);
  });
});

describe('reading .csv', () => {
  const csv = (content: string | Buffer, options: Partial<ReadSheetOptions> = {}) =>
    read(Buffer.from(content), { kind: 'csv', ...options });

  it('reads UTF-8 with BOM and windows-1252, the three delimiters, quotes and line numbers', async () => {
    expect(await csv('\ufeffcódigo;preço\r\n1;"a;b\nc"\r\n\r\n2;TV 50"\r\n')).toEqual([
      { line: 1, cells: ['código', 'preço'] },
      { line: 3, cells: ['1', 'a;b\nc'] },
      { line: 5, cells: ['2', 'TV 50"'] },
    ]);
    expect(await csv(Buffer.from('c\xf3digo;pre\xe7o\n1;2', 'latin1'))).toMatchObject([
      { cells: ['código', 'preço'] },
      { cells: ['1', '2'] },
    ]);
    expect(await csv('a,b\n1,2')).toMatchObject([{ cells: ['a', 'b'] }, { cells: ['1', '2'] }]);
    expect(await csv('a\tb\n1\t2')).toMatchObject([{ cells: ['a', 'b'] }, { cells: ['1', '2'] }]);
  });

  it('refuses other files, NUL, endless quotes, too many rows, columns and characters', async () => {
    await expect(csv('')).rejects.toMatchObject({ code: 'SHEET_EMPTY' });
    await expect(csv(zip([{ name: 'a', content: 'a' }]))).rejects.toMatchObject({
      code: 'SHEET_WRONG_TYPE',
      message: 'O arquivo não é um .csv válido.',
    });
    await expect(csv('a;b\n1;\0')).rejects.toMatchObject({ code: 'SHEET_WRONG_TYPE' });
    await expect(csv(`a;b\n${'1;2\n'.repeat(2_000)}1;\0`)).rejects.toMatchObject({
      code: 'SHEET_TEXT_INVALID',
      message: 'Linha 2002: texto com caracteres inválidos.',
    });
    await expect(csv(`a;b\n"${'x\n'.repeat(3_000_000)}`)).rejects.toMatchObject({ code: 'SHEET_CELL_TOO_LONG' });
    await expect(csv('a;b\n"x')).rejects.toMatchObject({ code: 'SHEET_CORRUPT' });
    await expect(csv('x\n'.repeat(11), { maxRows: 10 })).rejects.toMatchObject({ code: 'SHEET_TOO_MANY_ROWS' });
    await expect(csv('1;'.repeat(300))).rejects.toMatchObject({ code: 'SHEET_TOO_MANY_COLUMNS' });
    await expect(csv(`a;${'x'.repeat(2_001)}`)).rejects.toMatchObject({ code: 'SHEET_CELL_TOO_LONG' });
  });
});

describe('readTable', () => {
  const wanted = [
    { key: 'cnpj', title: 'CNPJ da Revenda', required: true },
    { key: 'codigo', title: 'Código', aliases: ['SKU'], required: true },
    { key: 'obs', title: 'Observação', required: false },
  ] as const;
  const table = async (text: string) => {
    const rows = [];
    for await (const row of readTable(Buffer.from(text), { kind: 'csv', columns: wanted })) rows.push(row);
    return rows;
  };

  it('finds columns by title in any order, without regard to case, accents and punctuation, and keeps the row as it was', async () => {
    expect(await table('\nlixo;sku;cnpj_da_revenda *\n1; 00123 ;11222333000181\n')).toEqual([
      {
        line: 3,
        values: { cnpj: '11222333000181', codigo: '00123', obs: '' },
        raw: ['1', ' 00123 ', '11222333000181'],
        header: ['lixo', 'sku', 'cnpj_da_revenda *'],
      },
    ]);
  });

  it('refuses a missing required column, a repeated one and a file without a header', async () => {
    await expect(table('codigo;valor\n1;2')).rejects.toMatchObject({
      code: 'SHEET_COLUMN_MISSING',
      message: 'Coluna CNPJ da Revenda não encontrada na planilha',
    });
    await expect(table('cnpj da revenda;codigo;SKU')).rejects.toMatchObject({ code: 'SHEET_COLUMN_REPEATED' });
    await expect(table('\n\n')).rejects.toMatchObject({ code: 'SHEET_EMPTY' });
  });
});

describe('writing', () => {
  it('writes .csv for a Brazilian Excel and defuses formulas without touching negative numbers', async () => {
    const formulas = ['+1', '-1', '@x', '\tx', 'nome;com "aspas"'].map((cpf) => ({ cpf }));
    const text = (await buffer(writeCsv(columns, [...records, ...formulas]))).toString();
    expect(text.split('\r\n')).toEqual([
      '\ufeffCPF;Quantidade;Valor;Pontos;Data;Pontuado em;Ativo',
      `"'=HYPERLINK(""http://x"")";2;-1234,56;0,10;28/02/2026;28/02/2026 23:30:15;Sim`,
      '00000000191;;999999999999,99;0,00;31/12/1999;;Não',
      "'+1;;;;;;",
      "'-1;;;;;;",
      "'@x;;;;;;",
      "'\tx;;;;;;",
      '"nome;com ""aspas""";;;;;;',
      '',
    ]);
  });

  it('pulls rows only as they are read, closes the source when the reader leaves and passes its failure on', async () => {
    for (const write of [writeXlsx, writeCsv]) {
      let isClosed = false;
      let pulled = 0;
      async function* endless() {
        try {
          for (;;) {
            pulled += 1;
            yield { ...records[0], cpf: `${Math.random()}` };
          }
        } finally {
          isClosed = true;
        }
      }
      for await (const _ of write(columns, endless())) break;
      for (let waited = 0; !isClosed && waited < 200; waited++) await new Promise((resolve) => setTimeout(resolve, 50));
      expect([isClosed, pulled < 50_000]).toEqual([true, true]);
      async function* failing() {
        yield records[0] ?? {};
        throw new Error('connection lost');
      }
      await expect(buffer(write(columns, failing()))).rejects.toThrow('connection lost');
    }
  });

  it('keeps any text in a file that opens', async () => {
    const names = ['\u0000\u0001 controle', '<b>&amp;</b>', '😀', ']]>', 'x'.repeat(40_000), '_x0041_'];
    const file = await buffer(
      writeXlsx(
        [{ key: 'nome', title: 'Nome', type: 'text' }],
        names.map((nome) => ({ nome })),
        { sheetName: 'a/b[c]:*?' },
      ),
    );
    const rows = await read(file, { maxCellLength: 40_000 }).catch((error: Error) => error);
    expect(rows).toMatchObject({ code: 'SHEET_TEXT_INVALID' });
    const safe = await buffer(
      writeXlsx(
        [{ key: 'nome', title: 'Nome', type: 'text' }],
        names.slice(1).map((nome) => ({ nome })),
      ),
    );
    const cells = (await read(safe, { maxCellLength: 40_000 })).map((row) => row.cells[0]);
    expect(cells.slice(1, 4)).toEqual(names.slice(1, 4));
    expect(cells[4]).toHaveLength(32_767);
  });

  it('makes a template whose sample is read back and whose prepared rows are not', async () => {
    const rows = await read(await xlsxTemplate(columns, [records[1] ?? {}]));
    expect(rows).toHaveLength(2);
    expect(rows[1]?.cells[0]).toBe('00000000191');
  });

  it('reports refused rows in the columns they came in, also when a report is sent again', async () => {
    const report = await errorReport(
      ['CPF', 'Linha', 'Erro', 'Valor'],
      [{ line: 7, raw: ['00000000191', '3', 'antigo', '10.5'], message: 'CPF inválido' }],
    );
    expect((await read(report)).map(({ cells }) => cells)).toEqual([
      ['CPF', 'Valor', 'Linha', 'Erro'],
      ['00000000191', '10.5', '7', 'CPF inválido'],
    ]);
  });
});
