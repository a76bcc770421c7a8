import { readFileSync, writeFileSync } from 'node:fs';
import { openApiDocument } from '../server/platform/openapi/document.ts';
import '../server/rest/index.ts';

/** Writes openapi.json, or with --check tells whether the committed one is today's. */
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
if (process.argv.includes('--check')) {
  const same = readFileSync('openapi.json', 'utf8') === text;
  process.stdout.write(same ? 'openapi.json está em dia.\n' : 'openapi.json está desatualizado: rode npm run openapi.\n');
  process.exitCode = same ? 0 : 1;
} else writeFileSync('openapi.json', text);
