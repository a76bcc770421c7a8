import type { Readable } from 'node:stream';
import { AppError } from '../../platform/errors/app-error.ts';
import './export.errors.ts';

/** Each running export holds a database connection for as long as its reader takes. */
const MAX_RUNNING = 4;
let running = 0;

/**
 * Opens an export's stream unless too many are running in this process; its end, however it comes, frees the slot. Refuses: EXPORT_BUSY.
 */
export function guarded(open: () => Readable): Readable {
  if (running >= MAX_RUNNING) throw new AppError('EXPORT_BUSY', { seconds: 10 });
  const stream = open();
  running++;
  stream.once('close', () => {
    running--;
  });
  return stream;
}
