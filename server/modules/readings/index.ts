export { FileRefused } from './engine/file-refused.ts';
export { readReceiptFile } from './engine/read-file.ts';
export { type Box, emptyReading, HEAD_FIELDS, type Reading, SURE } from './engine/reading.ts';
export { isZip, xmlFilesOf } from './engine/xml/xml-files.ts';
export { readerOptions } from './reader-options.ts';
export { readInPool } from './reader-pool.ts';
