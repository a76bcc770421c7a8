// npm test on an empty clone: installs when needed, then runs Jest on the Node.js of the product with whatever arguments were given.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installWhenOld } from './prepare.mjs';
import { productNode } from './product-node.mjs';

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));
installWhenOld();
const jest = path.join('node_modules', 'jest', 'bin', 'jest.js');
const { status } = spawnSync(
  productNode(),
  ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', jest, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
);
process.exit(status ?? 1);
