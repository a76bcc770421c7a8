// npm run e2e: the browser tests on disposable data, both widths at once, each against its own server, and then those of the reading of
// receipts at both widths, against a server that reads. `-- --project=desktop|phone|reading` runs one of the three, `-- --browser
// firefox|webkit` the main journeys in that browser instead; other arguments go to Playwright.
import { spawn } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDemoServer } from '../start/demo-server.mjs';
import { buildWebWhenOld } from '../start/prepare.mjs';
import { productNode } from '../start/product-node.mjs';
import { findChromium } from './find-chromium.mjs';
import { findEngine } from './find-engine.mjs';
import { startWatchingProxy } from './watching-proxy.mjs';

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..'));

/** Reading takes a core for seconds after each receipt, so all other tests run without it. */
const READING = 'reading';
const WIDTHS = ['desktop', 'phone', READING];

const { browser, widths, rest } = readArguments(process.argv.slice(2));
const program = browser === 'chromium' ? await findChromium() : findEngine(browser)[0];
buildWebWhenOld();
const postcodes = await startPostcodes();
const postcodesUrl = `http://127.0.0.1:${postcodes.address().port}`;
const exitCodes = browser === 'chromium' ? await inChromium() : [await onItsOwnServer(runJourneys, { READER: 'off' })];
postcodes.close();
process.exit(Math.max(...exitCodes));

function readArguments(given) {
  const asked = WIDTHS.filter((width) => given.includes(`--project=${width}`));
  const rest = given.filter((argument) => !argument.startsWith('--project='));
  const at = rest.indexOf('--browser');
  const widths = asked.length > 0 ? asked : WIDTHS;
  return at < 0 ? { browser: 'chromium', widths, rest } : { browser: rest[at + 1], widths, rest: rest.toSpliced(at, 2) };
}

async function inChromium() {
  const without = widths.filter((width) => width !== READING);
  const codes = await Promise.all(without.map((width) => onItsOwnServer((server) => runTests(server, width), { READER: 'off' })));
  return widths.includes(READING) ? [...codes, await onItsOwnServer((server) => runTests(server, READING), {})] : codes;
}

/** The exit code of a run against a server of its own. */
async function onItsOwnServer(run, settings) {
  try {
    const server = await startDemoServer({ CEP_VIACEP_URL: postcodesUrl, CEP_BRASILAPI_URL: postcodesUrl, ...settings });
    try {
      return await run(server);
    } finally {
      await server.stop();
    }
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

function runTests({ url, folder }, width) {
  // A file may have tests for one width only.
  const args = ['--project', `${width} *`, '--output', `test-results/e2e-${width}`, '--pass-with-no-tests', ...rest];
  return playwright(args, {
    E2E_URL: url,
    E2E_FOLDER: folder,
    CHROMIUM: program,
    PLAYWRIGHT_JSON_OUTPUT_FILE: `test-results/e2e-${width}.json`,
  });
}

async function runJourneys({ url }) {
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
