import { type Part, workbook, XML_HEAD, zip } from './archive.fixture.ts';
import { read, xlsx } from './rows.fixture.ts';
import { xls } from './xls.fixture.ts';

const MB = 1024 * 1024;
const replaced = (parts: Part[], name: string, change: Partial<Part>) =>
  parts.map((part) => (part.name === name ? { ...part, ...change } : part));

describe('reading .xls of Excel 97 to 2003', () => {
  it('takes texts and numbers as those of an .xlsx, and skips blank rows', async () => {
    const file = xls([['Nome', 'Valor'], [], ['Loja São João', 12.5], ['Ação & Cia', 0.1 + 0.2]]);
    expect(await read(file)).toEqual([
      { line: 1, cells: ['Nome', 'Valor'] },
      { line: 3, cells: ['Loja São João', '12.5'] },
      { line: 4, cells: ['Ação & Cia', '0.3'] },
    ]);
  });
});

describe('hostile spreadsheets', () => {
  const ROW = '<row r="1"><c r="A1"><v>1</v></c></row>';
  const good = workbook(ROW);
  const SHEET = 'xl/worksheets/sheet1.xml';
  const bomb = `${XML_HEAD}<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><worksheet>&b;</worksheet>`;
  const spaces = (megabytes: number) => Buffer.alloc(megabytes * MB, 0x20);
  const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]);

  it('reads the archive the hostile ones are made from', async () => {
    expect(await read(zip(good))).toEqual([{ line: 1, cells: ['1'] }]);
  });

  const files: [string, string, () => Buffer][] = [
    ['an empty file', 'SHEET_EMPTY', () => Buffer.alloc(0)],
    ['plain text', 'SHEET_WRONG_TYPE', () => Buffer.from('cpf;valor')],
    ['a ZIP that is no workbook', 'SHEET_WRONG_TYPE', () => zip([{ name: 'a.txt', content: 'a' }])],
    ['an .xls of which little is left', 'SHEET_XLS_UNREADABLE', () => ole],
    ['a cut .xls', 'SHEET_XLS_UNREADABLE', () => xls([['Nome']]).subarray(0, 2_000)],
    ['too many columns of an .xls', 'SHEET_TOO_MANY_COLUMNS', () => xls([Array.from({ length: 201 }, () => 1)])],
    ['a cell of an .xls that is too long', 'SHEET_CELL_TOO_LONG', () => xls([['x'.repeat(2_001)]])],
    ['a password-protected .xlsx', 'SHEET_ENCRYPTED', () => Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')])],
    ['an encrypted entry', 'SHEET_ENCRYPTED', () => zip(replaced(good, SHEET, { flags: 1 }))],
    ['a cut archive', 'SHEET_CORRUPT', () => zip(good).subarray(0, 900)],
    ['a cut archive with its directory', 'SHEET_CORRUPT', () => Buffer.concat([zip(good).subarray(0, 300), zip(good).subarray(400)])],
    ['noise after the magic', 'SHEET_CORRUPT', () => Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(5_000, 7)])],
    ['an entry larger than it says', 'SHEET_CORRUPT', () => zip(replaced(good, SHEET, { declaredBytes: 10 }))],
    ['an entry smaller than it says', 'SHEET_CORRUPT', () => zip(replaced(good, SHEET, { declaredBytes: 100_000 }))],
    ['an entry that says 4 GB', 'SHEET_TOO_LARGE', () => zip(replaced(good, SHEET, { declaredBytes: 0xfffffffe }))],
    ['a zip bomb of spaces', 'SHEET_TOO_LARGE', () => zip(replaced(good, SHEET, { content: spaces(60) }))],
    ['an entry over 64 MB', 'SHEET_TOO_LARGE', () => zip(replaced(good, SHEET, { content: spaces(65) }))],
    ['shared strings over 16 MB', 'SHEET_TOO_LARGE', () => zip(replaced(good, 'xl/sharedStrings.xml', { content: spaces(17) }))],
    [
      '201 entries',
      'SHEET_TOO_LARGE',
      () => zip([...good, ...Array.from({ length: 194 }, (_, i) => ({ name: `xl/m${i}.bin`, content: 'x' }))]),
    ],
    ['two entries of one name', 'SHEET_CORRUPT', () => zip([...good, { name: SHEET, content: bomb }])],
    ['two names that differ in case', 'SHEET_CORRUPT', () => zip([...good, { name: SHEET.toUpperCase(), content: bomb }])],
    ['a path out of the archive', 'SHEET_CORRUPT', () => zip([...good, { name: '../../etc/cron.d/x', content: 'x' }])],
    ['an entity bomb', 'SHEET_CORRUPT', () => zip(replaced(good, SHEET, { content: bomb }))],
    [
      'a DTD behind a long comment',
      'SHEET_CORRUPT',
      () => zip(replaced(good, SHEET, { content: `<!--${'ab'.repeat(200_000)}-->${bomb}` })),
    ],
    [
      'an external entity',
      'SHEET_CORRUPT',
      () => zip(replaced(good, 'xl/sharedStrings.xml', { content: '<!DOCTYPE r SYSTEM "file:///etc/passwd"><sst/>' })),
    ],
    ['a workbook without its sheet', 'SHEET_CORRUPT', () => zip(good.filter(({ name }) => name !== SHEET))],
    ['a cell past the last column', 'SHEET_TOO_MANY_COLUMNS', () => xlsx('<row r="1"><c r="ZZZZZ1"><v>1</v></c></row>')],
    ['20 thousand columns', 'SHEET_TOO_MANY_COLUMNS', () => xlsx(`<row r="1">${randomCells(20_000)}</row>`)],
    ['a million columns', 'SHEET_TOO_LARGE', () => xlsx(`<row r="1">${randomCells(1_000_000)}</row>`)],
    ['a row number that is none', 'SHEET_CORRUPT', () => xlsx('<row r="x"><c r="A1"><v>1</v></c></row>')],
  ];

  /** Cells with varying digits, so the compression ratio is not what refuses them. */
  function randomCells(count: number): string {
    return Array.from({ length: count }, (_, i) => `<c><v>${(i * 7_919) % 99_991}</v></c>`).join('');
  }

  it.each(files)('refuses %s with %s', async (_, code, make) => {
    const file = make();
    await expect(read(file)).rejects.toMatchObject({ name: 'SheetRefused', code });
  });

  it('refuses a row that never ends before the reader holds it', async () => {
    await expect(read(xlsx(`<row r="1">${randomCells(3_000_000)}</row>`))).rejects.toMatchObject({ code: 'SHEET_TOO_LARGE' });
  });

  it('contains a sheet that fills the heap of its thread: the thread dies, the process lives', async () => {
    const strings = Array.from({ length: 780_000 }, (_, i) => `<si><t>${(i * 7_919) % 99_991}</t></si>`);
    const file = xlsx(ROW, strings.join(''));
    let peak = 0;
    const before = process.memoryUsage().rss;
    const timer = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss);
    }, 20);
    // On a slow machine filling the heap takes longer than the usual time limit.
    await expect(read(file, { timeoutMs: 110_000 })).rejects.toMatchObject({ code: 'SHEET_TOO_LARGE' });
    clearInterval(timer);
    expect(peak - before).toBeLessThan(400 * MB);
  });

  it('gives up when the time is over', async () => {
    const rows = Array.from({ length: 100_000 }, (_, i) => `<row r="${i + 1}"><c r="XFD${i + 1}"/><c r="A${i + 1}"><v>${i}</v></c></row>`);
    const file = xlsx(rows.join(''));
    await expect(read(file, { timeoutMs: 700 })).rejects.toMatchObject({ code: 'SHEET_TIME_LIMIT' });
  });
});
