/**
 * A reader process: answers each file it is sent with a reading. It runs from its sources without a transpiler, as the threads that read
 * spreadsheets do, so it and what it imports may use only types that Node.js can strip. It ends with its parent.
 */
import os from 'node:os';
import { readReceiptFile } from './engine/read-file.ts';
import type { ReaderAnswer, ReaderQuestion } from './reader-child.ts';

// Requests and jobs of this machine come first.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

// The PDF library warns about its missing parts with every start; standard output is discarded.
console.warn = console.log;

process.on('disconnect', () => process.exit());
process.on('message', async ({ bytes, options }: ReaderQuestion) => {
  const reading = await readReceiptFile(Buffer.from(bytes), options);
  const answer: ReaderAnswer = { reading, memoryBytes: process.memoryUsage.rss() };
  process.send?.(answer);
});
