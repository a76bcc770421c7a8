// npm run e2e: the browser tests against their own server, on disposable data. `-- --browser firefox|webkit` runs the main journeys there
// instead; other arguments go to Playwright.
import { spawn } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDemoServer } from './demo-server.mjs';
import { findChromium } from './find-chromium.mjs';
import { findEngine } from './find-engine.mjs';
import { buildWebWhenOld } from './prepare.mjs';
import { productNode } from './product-node.mjs';
import { startWatchingProxy } from './watching-proxy.mjs';

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));

const { browser, rest } = readArguments(process.argv.slice(2));
const program = browser === 'chromium' ? await findChromium() : findEngine(browser)[0];
buildWebWhenOld();
const postcodes = await startPostcodes();
const postcodesUrl = `http://127.0.0.1:${postcodes.address().port}`;
let exitCode = 1;
try {
  const server = await startDemoServer({ CEP_VIACEP_URL: postcodesUrl, CEP_BRASILAPI_URL: postcodesUrl });
  try {
    exitCode = browser === 'chromium' ? await runTests(server.url) : await runJourneys(server.url);
  } finally {
    await server.stop();
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
} finally {
  postcodes.close();
}
process.exit(exitCode);

function readArguments(given) {
  const at = given.indexOf('--browser');
  return at < 0 ? { browser: 'chromium', rest: given } : { browser: given[at + 1], rest: given.toSpliced(at, 2) };
}

function runTests(url) {
  return playwright(rest, { E2E_URL: url, CHROMIUM: program });
}

async function runJourneys(url) {
  const proxy = await startWatchingProxy(url);
  try {
    return await playwright(['--config', 'web/e2e/engines/playwright.config.ts', ...rest], {
      E2E_URL: proxy.url,
      ENGINE: browser,
      ENGINE_PROGRAM: program,
    });
  } finally {
    proxy.stop();
  }
}

function playwright(args, settings) {
  const tests = spawn(productNode(), ['node_modules/@playwright/test/cli.js', 'test', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  return new Promise((resolve) => tests.once('exit', (code) => resolve(code ?? 1)));
}

/** Stands in for ViaCEP: the tests need no internet, and every code but 00000000 is on the same street. */
function startPostcodes() {
  const address = { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP', complemento: '' };
  const service = http.createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url.includes('00000000') ? { erro: true } : address));
  });
  return new Promise((resolve) => service.listen(0, '127.0.0.1', () => resolve(service)));
}
