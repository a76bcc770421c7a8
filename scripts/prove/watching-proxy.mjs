import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRIPT = '/-/watch.js';
const COMPLAINTS = '/-/complaints';
const script = fs.readFileSync(path.join(path.dirname(fileURLToPath(import.meta.url)), 'watching-proxy.page.js'));

/**
 * A proxy in front of the server that records errors in pages and responses: WebDriver cannot read a page's console, and this works the
 * same in every browser. It adds one script to each page; `GET /-/complaints` returns the record and clears it.
 * @param {string} target address of the server
 */
export async function startWatchingProxy(target) {
  const complaints = [];
  const proxy = http.createServer((request, response) => {
    if (request.url === SCRIPT) return void response.setHeader('content-type', 'text/javascript').end(script);
    if (request.url === COMPLAINTS && request.method === 'GET') return void response.end(JSON.stringify(complaints.splice(0)));
    if (request.url === COMPLAINTS) return void keep(request, response);
    forward(request, response);
  });

  async function keep(request, response) {
    complaints.push(Buffer.concat(await request.toArray()).toString());
    response.writeHead(204).end();
  }

  function forward(request, response) {
    // Only uncompressed responses can be modified, and only uncached ones are sent again.
    const { 'accept-encoding': _packed, ...headers } = request.headers;
    if (headers.accept?.includes('text/html')) delete headers['if-none-match'];
    const asked = http.request(new URL(request.url, target), { method: request.method, headers }, (answer) => {
      if (answer.statusCode >= 500) complaints.push(`${answer.statusCode}: ${request.method} ${request.url}`);
      if (answer.headers['content-type']?.startsWith('text/html')) return void addScript(answer, response);
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    asked.once('error', (error) => {
      // Leaving a page cancels its requests.
      if (request.destroyed) return;
      complaints.push(`502: ${request.method} ${request.url}: ${error.message}`);
      response.writeHead(502).end();
    });
    response.once('close', () => asked.destroy());
    request.pipe(asked);
  }

  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${proxy.address().port}`, stop: () => proxy.closeAllConnections() ?? proxy.close() };
}

async function addScript(answer, response) {
  const page = Buffer.concat(await answer.toArray()).toString();
  const watched = Buffer.from(page.replace('<head>', `<head><script src="${SCRIPT}"></script>`));
  const { etag: _etag, 'transfer-encoding': _chunked, ...headers } = answer.headers;
  response.writeHead(answer.statusCode, { ...headers, 'content-length': watched.length }).end(watched);
}
