const TRAILER_WINDOW = 2_048;
const ACTIVE_PDF_NAMES = /\/(javascript|launch|richmedia|xfa)\b/i;
const MAX_XML_BYTES = 1_048_576;
const DEFINES_ENTITIES = /<!(?:DOCTYPE|ENTITY)/i;
const BOX_HEADER_BYTES = 8;
const WIDE_BOX_HEADER_BYTES = 16;

/** Whether the file starts and ends as a PDF does; one behind an HTML page or half downloaded does not. */
export function isWholePdf(file: Buffer): boolean {
  return file.subarray(0, 5).equals(Buffer.from('%PDF-')) && file.subarray(-TRAILER_WINDOW).includes('%%EOF');
}

/**
 * Whether a PDF contains scripts, launch actions, rich media or XFA forms. Receipts never do. Names inside compressed object streams are
 * not checked: browsers that run a PDF's script do so away from our origin, and files are served accordingly.
 */
export function hasActivePdfContent(file: Buffer): boolean {
  const text = file.toString('latin1');
  // A name may spell any letter as #xx to evade searches like this one.
  const plain = text.includes('#')
    ? text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
  return ACTIVE_PDF_NAMES.test(plain);
}

/** Whether the top-level boxes of an MP4 fill the file exactly and both the index and the media are there. */
export function isWholeMp4(file: Buffer): boolean {
  const seen = new Set<string>();
  let offset = 0;
  while (offset + BOX_HEADER_BYTES <= file.length) {
    const size = boxSize(file, offset);
    if (size === null || offset + size > file.length) return false;
    seen.add(file.toString('latin1', offset + 4, offset + 8));
    offset += size;
  }
  return offset === file.length && seen.has('ftyp') && seen.has('moov') && seen.has('mdat');
}

function boxSize(file: Buffer, offset: number): number | null {
  const short = file.readUInt32BE(offset);
  if (short === 0) return file.length - offset;
  if (short !== 1) return short >= BOX_HEADER_BYTES ? short : null;
  if (offset + WIDE_BOX_HEADER_BYTES > file.length) return null;
  const wide = file.readBigUInt64BE(offset + BOX_HEADER_BYTES);
  return wide >= BigInt(WIDE_BOX_HEADER_BYTES) && wide <= BigInt(file.length) ? Number(wide) : null;
}

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const SEGMENT = Buffer.from([0x18, 0x53, 0x80, 0x67]);
const CLUSTER = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);

/** Whether a WebM starts as one and holds media: header, segment, at least one cluster, in this order. */
export function isWholeWebm(file: Buffer): boolean {
  const segment = file.indexOf(SEGMENT);
  return file.subarray(0, EBML.length).equals(EBML) && segment > 0 && file.indexOf(CLUSTER, segment) > 0;
}

/** Whether an XML is small and defines nothing of its own: without a document type it has no entities to expand. */
export function isPlainXml(file: Buffer): boolean {
  return file.length <= MAX_XML_BYTES && !DEFINES_ENTITIES.test(file.toString('latin1'));
}
