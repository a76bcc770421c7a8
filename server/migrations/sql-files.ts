import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(process.cwd(), 'server', 'migrations', 'sql');

/** The text of a plain SQL migration: functions, triggers and indexes that entities cannot express. */
export function sqlFile(name: string): string {
  return readFileSync(path.join(folder, name), 'utf8');
}
