import { readFileSync } from 'node:fs';
import { sourceFile } from '../platform/source-file.ts';

/** The text of a landed migration in plain SQL. Functions and views in it are as they were; today's are in the modules' sql folders. */
export function sqlFile(name: string): string {
  return readFileSync(sourceFile('migrations', 'baseline', name), 'utf8');
}
