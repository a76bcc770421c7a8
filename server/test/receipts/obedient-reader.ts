/** A reader process for tests of the pool: the file's text says what it does. Its readings carry its process id as `emitente`. */
import { emptyReading } from '../../modules/readings/engine/reading.ts';
import type { ReaderAnswer, ReaderQuestion } from '../../modules/readings/reader-child.ts';

const kept: Buffer[] = [];

process.on('disconnect', () => process.exit());
process.on('message', ({ bytes }: ReaderQuestion) => {
  const command = Buffer.from(bytes).toString();
  if (command === 'crash') process.exit(1);
  while (command === 'hang') Math.random();
  if (command === 'grow') kept.push(Buffer.alloc(400 * 1024 * 1024, 1));
  else answer(command === 'large' ? 650 * 1024 * 1024 : 1);
});

function answer(memoryBytes: number): void {
  const reading: ReaderAnswer = { reading: { ...emptyReading(), emitente: String(process.pid) }, memoryBytes };
  process.send?.(reading);
}
