import { crc32, deflateRawSync } from 'node:zlib';

/** First line of every XML part. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** One entry of an archive under test. */
export interface Part {
  name: string;
  content: string | Buffer;
  /** The size the archive claims, when it should be false. */
  declaredBytes?: number;
  flags?: number;
}

/** Builds a ZIP by hand, so that its headers can be false. */
export function zip(parts: Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declaredBytes, flags = 0 } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(declaredBytes ?? bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), common, tail, Buffer.from(name)]));
    files.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('504b0506', 0, 'hex');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}

/** The parts of a workbook whose only sheet has these rows, and these shared strings. */
export function workbook(rows: string, sharedStrings = '', styles = '<cellXfs count="1"><xf numFmtId="0"/></cellXfs>'): Part[] {
  const type = (name: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${name}+xml`;
  const parts = {
    'xl/workbook.xml': 'sheet.main',
    'xl/worksheets/sheet1.xml': 'worksheet',
    'xl/sharedStrings.xml': 'sharedStrings',
    'xl/styles.xml': 'styles',
  };
  const overrides = Object.entries(parts).map(([part, name]) => `<Override PartName="/${part}" ContentType="${type(name)}"/>`);
  const rel = (id: number, name: string, target: string) => `<Relationship Id="rId${id}" Type="${RELS}/${name}" Target="${target}"/>`;
  const rels = (text: string) =>
    `${XML_HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${text}</Relationships>`;
  return [
    {
      name: '[Content_Types].xml',
      content: `${XML_HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${overrides.join('')}</Types>`,
    },
    { name: '_rels/.rels', content: rels(rel(1, 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      content: `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELS}"><sheets><sheet name="Plan1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: rels(
        rel(1, 'worksheet', 'worksheets/sheet1.xml') + rel(2, 'sharedStrings', 'sharedStrings.xml') + rel(3, 'styles', 'styles.xml'),
      ),
    },
    { name: 'xl/worksheets/sheet1.xml', content: `${XML_HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>` },
    { name: 'xl/sharedStrings.xml', content: `${XML_HEAD}<sst xmlns="${MAIN}">${sharedStrings}</sst>` },
    { name: 'xl/styles.xml', content: `${XML_HEAD}<styleSheet xmlns="${MAIN}">${styles}</styleSheet>` },
  ];
}
