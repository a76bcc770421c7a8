// npm run e2e: the browser tests against a server of their own, on data that are thrown away.
import { spawn } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDemoServer } from './demo-server.mjs';
import { findChromium } from './find-chromium.mjs';
import { buildWebWhenOld } from './prepare.mjs';
import { productNode } from './product-node.mjs';

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));

const chromium = await findChromium();
buildWebWhenOld();
const postcodes = await startPostcodes();
const postcodesUrl = `http://127.0.0.1:${postcodes.address().port}`;
let exitCode = 1;
try {
  const server = await startDemoServer({ CEP_VIACEP_URL: postcodesUrl, CEP_BRASILAPI_URL: postcodesUrl });
  try {
    exitCode = await runTests(server.url);
  } finally {
    await server.stop();
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
} finally {
  postcodes.close();
}
process.exit(exitCode);

function runTests(url) {
  const tests = spawn(productNode(), ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, E2E_URL: url, CHROMIUM: chromium },
  });
  return new Promise((resolve) => tests.once('exit', (code) => resolve(code ?? 1)));
}

/** In the place of ViaCEP: the tests need no internet, and every code but 00000000 is on the same street. */
function startPostcodes() {
  const address = { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP', complemento: '' };
  const service = http.createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url.includes('00000000') ? { erro: true } : address));
  });
  return new Promise((resolve) => service.listen(0, '127.0.0.1', () => resolve(service)));
}
