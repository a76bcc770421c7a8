// Runs test files one after another for scripts/prove/mutants.ts, which says which and on which template database. The server is loaded once for
// all of them. A file ends at its first failure: jest-light-runner, whose globals the tests get, has no such option.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const lightRunner = path.dirname(require.resolve('jest-light-runner'));
const circus = createRequire(path.join(lightRunner, 'index.js'))('jest-circus');
await import('reflect-metadata');
await import(pathToFileURL(path.join(lightRunner, 'global-setup.js')).href);

const called = (fn) => (fn.length > 0 ? new Promise((resolve, reject) => fn((error) => (error ? reject(error) : resolve()))) : fn());

/** Hooks of a block; `beforeEach` of the outer blocks first, `afterEach` last. */
async function runHooks(type, block) {
  const own = () => block.hooks.filter((hook) => hook.type === type);
  if (type === 'beforeEach' && block.parent) await runHooks(type, block.parent);
  for (const { fn } of own()) await called(fn);
  if (type === 'afterEach' && block.parent) await runHooks(type, block.parent);
}

/** The name of the first test that fails, or undefined. */
async function firstFailure(block) {
  let failed;
  try {
    await runHooks('beforeAll', block);
  } catch (error) {
    failed = `(beforeAll) ${error.message}`;
  }
  for (const child of block.children) {
    if (failed) break;
    if (child.mode === 'skip' || child.mode === 'todo') continue;
    if (child.type === 'describeBlock') failed = await firstFailure(child);
    else failed = await failureOf(child, block);
  }
  try {
    await runHooks('afterAll', block);
  } catch (error) {
    failed ??= `(afterAll) ${error.message}`;
  }
  return failed;
}

async function failureOf({ name, fn }, block) {
  globalThis.expect.setState({ suppressedErrors: [], currentTestName: name });
  try {
    await runHooks('beforeEach', block);
    await called(fn);
    await runHooks('afterEach', block);
    return undefined;
  } catch (error) {
    if (process.env.MUTANT_VERBOSE) process.stderr.write(`${error.stack}\n`);
    return name;
  }
}

let runs = 0;
process.on('message', async ({ file, template }) => {
  process.env.TEST_TEMPLATE = template;
  circus.resetState();
  globalThis.expect.setState({ testPath: file });
  try {
    await import(`${pathToFileURL(path.resolve(file)).href}?run=${++runs}`);
    process.send({ failed: await firstFailure(circus.getState().rootDescribeBlock) });
  } catch (error) {
    process.send({ failed: `(load) ${error.message}` });
  }
});
process.on('unhandledRejection', () => {});
process.send({ ready: true });
