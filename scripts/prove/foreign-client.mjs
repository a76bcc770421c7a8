// Generates types for a small client with the usual preset and type-checks it: a program of an integrator compiles with schema.graphql.
// Run by `npm run check`.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { generate } from '@graphql-codegen/cli';

const SOURCE = 'scripts/prove/foreign-client';
fs.mkdirSync('dist', { recursive: true });
const folder = fs.mkdtempSync(path.join('dist', 'foreign-client-'));
try {
  fs.copyFileSync(path.join(SOURCE, 'client.ts'), path.join(folder, 'client.ts'));
  const config = {
    scalars: { Decimal: 'string', Day: 'string', DateTime: 'string', ID: 'string' },
    useTypeImports: true,
    enumsAsTypes: true,
    skipTypename: false,
  };
  await generate(
    {
      schema: 'schema.graphql',
      documents: path.join(SOURCE, 'operations.graphql'),
      generates: { [`${folder}/generated/`]: { preset: 'client', presetConfig: { fragmentMasking: false }, config } },
      silent: true,
    },
    true,
  );
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2023', '--module', 'nodenext', '--allowImportingTsExtensions'];
  const tsc = path.join('node_modules', 'typescript', 'bin', 'tsc');
  const { status, stdout } = spawnSync(
    process.execPath,
    [tsc, ...options, '--ignoreConfig', '--types', '', path.join(folder, 'client.ts')],
    {
      encoding: 'utf8',
    },
  );
  process.stdout.write(stdout);
  process.exitCode = status ?? 1;
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
