// npm test in a fresh clone: installs when needed, then runs Jest on the product's Node.js with the given arguments.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installWhenOld } from '../start/prepare.mjs';
import { productNode } from '../start/product-node.mjs';

/** A test that hangs must fail the run: the server's tests have no time limit of their own. */
const LONGEST_RUN_MS = 40 * 60_000;

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..'));
installWhenOld();
const jest = path.join('node_modules', 'jest', 'bin', 'jest.js');
const { status, error } = spawnSync(
  productNode(),
  ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', jest, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    timeout: LONGEST_RUN_MS,
  },
);
if (error) process.stderr.write(`\nOs testes foram interrompidos: ${error.message}\n`);
process.exit(status ?? 1);
