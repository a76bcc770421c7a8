import { readFileSync } from 'node:fs';
import { sourceFile } from './source-file.ts';

/** The version of this release. Read as a file, because tests cannot import JSON without a warning. */
export const release = (JSON.parse(readFileSync(sourceFile('..', 'package.json'), 'utf8')) as { version: string }).version;
