// npm run db:check and the operator's other commands: the built program in dist/server, so that production needs neither the commands'
// sources nor the tools to run or build them (`npm ci --omit=dev`). Running the sources would make tsx a dependency.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServerWhenOld, builtCommand } from './prepare.mjs';
import { productNode } from './product-node.mjs';

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..'));
const [name, ...args] = process.argv.slice(2);
buildServerWhenOld();
const { status } = spawnSync(productNode(), [builtCommand(name), ...args], { stdio: 'inherit', shell: process.platform === 'win32' });
process.exit(status ?? 1);
