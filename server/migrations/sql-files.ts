import { readFileSync } from 'node:fs';
import { sourceFile } from '../platform/source-file.ts';

/** The text of a plain SQL migration: functions, triggers and indexes that entities cannot express. */
export function sqlFile(name: string): string {
  return readFileSync(sourceFile('migrations', 'sql', name), 'utf8');
}
