import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** A local OpenID provider: serves its discovery document and keys, accepts codes and signs what a test asks for. */
export interface OpenIdProvider {
  issuer: string;
  /** An ID token for the client 'cliente-teste', valid at `at`; claims and the signing key can be made invalid. */
  token(claims?: Record<string, unknown>, options?: { at?: Date; key?: 'ours' | 'foreign' }): Promise<string>;
  /** What the token endpoint returns next, by code; null refuses. */
  answers: Map<string, string>;
  /** Bodies received by the token endpoint. */
  exchanges: URLSearchParams[];
  close(): Promise<void>;
}

export const CLIENT_ID = 'cliente-teste';

export async function openIdProvider(): Promise<OpenIdProvider> {
  const [ours, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const answers = new Map<string, string>();
  const exchanges: URLSearchParams[] = [];
  const server = http.createServer((request, response) => {
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/.well-known/openid-configuration')
      return json(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      });
    if (request.url === '/keys') return json(200, { keys: [jwk] });
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = new URLSearchParams(Buffer.concat(chunks).toString());
      exchanges.push(body);
      const id_token = answers.get(body.get('code') ?? '');
      json(id_token ? 200 : 400, id_token ? { id_token, access_token: 'x', token_type: 'Bearer' } : { error: 'invalid_grant' });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    answers,
    exchanges,
    token: (claims = {}, { at = new Date(), key = 'ours' } = {}) => {
      const seconds = Math.floor(at.getTime() / 1000);
      const payload = { iss: issuer, aud: CLIENT_ID, sub: 'conta-1', iat: seconds, exp: seconds + 300, name: 'Ana Lima', ...claims };
      return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign((key === 'ours' ? ours : foreign).privateKey);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
