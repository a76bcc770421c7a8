export { readReceiptFile } from './engine/read-file.ts';
export { emptyReading, type Reading } from './engine/reading.ts';
export { readerOptions } from './reader-options.ts';
export { readInPool } from './reader-pool.ts';
