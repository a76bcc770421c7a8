export { FileRefused } from './engine/file-refused.ts';
export type { Evidence } from './engine/grammar/confidence-weights.ts';
export { explain, understand } from './engine/grammar/understand.ts';
export type { PrintedCharacter, PrintedRow, PrintedText } from './engine/printed-page.ts';
export { readReceiptFile } from './engine/read-file.ts';
export { type Box, emptyReading, HEAD_FIELDS, type HeadField, type Reading, SURE } from './engine/reading.ts';
export { isZip, xmlFilesOf } from './engine/xml/xml-files.ts';
export { readerOptions } from './reader-options.ts';
export { READER_PROCESSES, readInPool } from './reader-pool.ts';
