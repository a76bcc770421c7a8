export { type Box, emptyReading, HEAD_FIELDS, type Reading, SURE } from './engine/reading.ts';
export { readInPool } from './reader-pool.ts';
