// npm test on an empty clone: installs when needed, then runs Jest on the Node.js of the product with whatever arguments were given.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installWhenOld } from './prepare.mjs';
import { productNode } from './product-node.mjs';

/** A test that waits for ever must fail the run, not hang it: the server's tests have no time limit of their own. */
const LONGEST_RUN_MS = 40 * 60_000;

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));
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
