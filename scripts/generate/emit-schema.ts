import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { printedSchema } from '../../server/schema.ts';

/** Writes schema.graphql; with --check, reports whether the committed one is current. */
const text = await printedSchema();
if (process.argv.includes('--check')) {
  const same = readFileSync('schema.graphql', 'utf8') === text;
  process.stdout.write(same ? 'schema.graphql está em dia.\n' : 'schema.graphql está desatualizado: rode npm run codegen.\n');
  process.exitCode = same ? 0 : 1;
} else writeFileSync('schema.graphql', text);
