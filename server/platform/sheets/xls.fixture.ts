const SECTOR = 512;
/** OLE2 files store smaller streams differently. */
const SMALLEST_STREAM = 4_096;
const END_OF_CHAIN = 0xfffffffe;
const FAT_SECTOR = 0xfffffffd;
const FREE = 0xffffffff;

/** Version, byte order, and sector sizes of 512 and 64 bytes as powers of two, at their header offsets. */
const HEADER = [
  [24, 0x3e],
  [26, 3],
  [28, 0xfffe],
  [30, 9],
  [32, 6],
] as const;

const record = (id: number, data: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
};
const words = (...values: number[]): Buffer => {
  const data = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) data.writeUInt16LE(value, index * 2);
  return data;
};
const beginning = (kind: number) => record(0x0809, Buffer.concat([words(0x0600, kind, 0, 1_997), Buffer.alloc(8)]));
const end = record(0x000a, Buffer.alloc(0));

const cell = (row: number, column: number, value: string | number): Buffer => {
  if (typeof value === 'number') {
    const number = Buffer.alloc(8);
    number.writeDoubleLE(value);
    return record(0x0203, Buffer.concat([words(row, column, 0), number]));
  }
  return record(0x0204, Buffer.concat([words(row, column, 0, value.length), Buffer.from([1]), Buffer.from(value, 'utf16le')]));
};

/** The stream of a workbook with one sheet. */
function workbookStream(rows: readonly (readonly (string | number)[])[]): Buffer {
  const name = Buffer.from('Plan1');
  const sheetEntry = (offset: number) => {
    const position = Buffer.alloc(4);
    position.writeUInt32LE(offset);
    return record(0x0085, Buffer.concat([position, words(0), Buffer.from([name.length, 0]), name]));
  };
  const offset = beginning(0x0005).length + sheetEntry(0).length + end.length;
  const cells = rows.flatMap((row, line) => row.map((value, column) => cell(line, column, value)));
  const stream = Buffer.concat([beginning(0x0005), sheetEntry(offset), end, beginning(0x0010), ...cells, end]);
  const length = Math.max(SMALLEST_STREAM, Math.ceil(stream.length / SECTOR) * SECTOR);
  return Buffer.concat([stream, Buffer.alloc(length - stream.length)]);
}

function directoryEntry(name: string, kind: number, child: number, start: number, size: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry[66] = kind;
  entry[67] = 1;
  entry.writeUInt32LE(FREE, 68);
  entry.writeUInt32LE(FREE, 72);
  entry.writeUInt32LE(child, 76);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}

/** An .xls as Excel 97 to 2003 wrote it, with one sheet of texts and numbers; no library writes them. At most 60 kB. */
export function xls(rows: readonly (readonly (string | number)[])[]): Buffer {
  const stream = workbookStream(rows);
  const sectors = stream.length / SECTOR;
  const header = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  for (const [offset, value] of HEADER) header.writeUInt16LE(value, offset);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(SMALLEST_STREAM, 56);
  header.writeUInt32LE(END_OF_CHAIN, 60);
  header.writeUInt32LE(END_OF_CHAIN, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const fat = Buffer.alloc(SECTOR, 0xff);
  fat.writeUInt32LE(FAT_SECTOR, 0);
  fat.writeUInt32LE(END_OF_CHAIN, 4);
  for (let index = 0; index < sectors; index += 1) fat.writeUInt32LE(index === sectors - 1 ? END_OF_CHAIN : index + 3, (index + 2) * 4);
  const directory = Buffer.concat([
    directoryEntry('Root Entry', 5, 1, END_OF_CHAIN, 0),
    directoryEntry('Workbook', 2, FREE, 2, stream.length),
    Buffer.alloc(256),
  ]);
  return Buffer.concat([header, fat, directory, stream]);
}
