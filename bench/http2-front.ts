import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** The product as browsers see it in production: behind TLS and HTTP/2, with its files sharing one connection. */
interface Front {
  url: string;
  /** The value for Chromium's `--ignore-certificate-errors-spki-list`, so that it caches files as with a trusted certificate. */
  certificate: string;
  stop: () => Promise<void>;
}

/** A certificate valid for an hour, from the machine's openssl. */
function makeCertificate(): { key: string; cert: string } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fidelidade-front-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [string, string];
  try {
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
    const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
    execFileSync('openssl', ['req', '-x509', ...kind, ...name, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: fs.readFileSync(key, 'utf8'), cert: fs.readFileSync(cert, 'utf8') };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);
const without = (headers: http.IncomingHttpHeaders, isLeft: (name: string) => boolean): http.OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isLeft(name)));

/** Forwards every request to the server at `target`. */
export async function openFront(target: string): Promise<Front> {
  const { key, cert } = makeCertificate();
  const { hostname, port, host } = new URL(target);
  const front = http2.createSecureServer({ key, cert }, (request, response) => {
    const headers = { ...without(request.headers, (name) => name.startsWith(':')), host };
    const onward = http.request({ hostname, port, method: request.method, path: request.url, headers }, (answer) => {
      response.writeHead(
        answer.statusCode ?? 502,
        without(answer.headers, (name) => HOP_BY_HOP.has(name)),
      );
      answer.pipe(response);
    });
    onward.on('error', () => response.stream?.close());
    request.pipe(onward);
  });
  const sessions = new Set<http2.ServerHttp2Session>();
  front.on('session', (session) => sessions.add(session.once('close', () => sessions.delete(session))));
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    url: `https://127.0.0.1:${(front.address() as AddressInfo).port}`,
    certificate: createHash('sha256').update(publicKey).digest('base64'),
    stop: () => {
      for (const session of sessions) session.destroy();
      return new Promise((resolve) => front.close(() => resolve()));
    },
  };
}
