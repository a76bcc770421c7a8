// npm run check: every check that does not run the product. Every step runs; the last line sums up.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { productNode } from '../start/product-node.mjs';

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..'));
const bin = (name) => path.join('node_modules', '.bin', name);
const script = (file, ...args) => [productNode(), '--import', 'tsx', path.join('scripts', file), ...args];

/** Runs codegen and compares: a generated file that changes was not committed. */
function codegenIsClean() {
  const read = () =>
    new Map(
      fs
        .readdirSync('web', { recursive: true })
        .filter((name) => name.endsWith('.generated.ts'))
        .map((name) => [name, fs.readFileSync(path.join('web', name), 'utf8')]),
    );
  const before = read();
  const result = run([bin('graphql-codegen'), '--config', 'codegen.ts']);
  if (result.status !== 0) return result;
  const after = read();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
  return { status: changed.length > 0 ? 1 : 0, output: `Gerados de novo e diferentes: ${changed.join(', ')}` };
}

const steps = {
  'format and lint (biome)': [bin('biome'), 'ci', '--colors=off', '--error-on-warnings', '.'],
  'lint with types (oxlint)': [bin('oxlint'), '--type-aware', '--deny-warnings'],
  'types of the server': [bin('tsc'), '--noEmit', '-p', 'tsconfig.json'],
  'types of the web': [bin('tsc'), '--noEmit', '-p', 'web/tsconfig.json'],
  'boundaries (dependency-cruiser)': [
    bin('depcruise'),
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    'server',
    'web',
    'scripts',
    'drill',
    'bench',
  ],
  'dead code (knip)': [bin('knip'), '--no-config-hints'],
  'dependencies are what production imports (knip)': [bin('knip'), '--no-config-hints', '--production', '--include', 'dependencies'],
  'schema.graphql is the schema': script('generate/emit-schema.ts', '--check'),
  'schema.graphql by graphql-eslint': [bin('eslint'), '--max-warnings', '0', 'schema.graphql'],
  'schema.graphql by graphql-schema-linter': [bin('graphql-schema-linter'), 'schema.graphql'],
  'schema.graphql breaks no client of the last release': [productNode(), path.join('scripts', 'prove', 'check-schema-changes.mjs')],
  'schema.graphql compiles in a foreign client': [productNode(), path.join('scripts', 'prove', 'foreign-client.mjs')],
  'every REST route is documented (OpenAPI, Redocly)': script('generate/emit-openapi.ts', '--check'),
  'generated code is generated': codegenIsClean,
  'migrations are the entities': script('prove/check-migrations.ts'),
  'docker-compose.yml (dclint)': [bin('dclint'), '--quiet', 'docker-compose.yml'],
  'documents name what exists': [productNode(), path.join('scripts', 'prove', 'check-docs.mjs')],
  'lockfile installs (npm ci)': ['npm', 'ci', '--dry-run', '--no-audit', '--no-fund'],
};

function run([command, ...args]) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // The tools' shebang asks for `node`.
    env: { ...process.env, PATH: `${path.dirname(productNode())}${path.delimiter}${process.env.PATH}`, NO_COLOR: '1', FORCE_COLOR: '0' },
    shell: process.platform === 'win32',
  });
  return { status: status ?? 1, output: [stdout, stderr, error?.message].filter(Boolean).join('\n') };
}

const wanted = process.argv[2];
let failed = 0;
let passed = 0;
for (const [title, step] of Object.entries(steps)) {
  if (wanted && !title.includes(wanted)) continue;
  const started = Date.now();
  const { status, output } = typeof step === 'function' ? step() : run(step);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${status === 0 ? 'ok  ' : 'FAIL'} ${title} (${seconds} s)\n`);
  if (status === 0) passed += 1;
  else {
    failed += 1;
    process.stdout.write(`${output.trim().split('\n').slice(-60).join('\n')}\n\n`);
  }
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);
