import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';

/** The answer of a configured outside address. */
export interface OutsideAnswer {
  status: number;
  body: string;
}

interface Request {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** For the whole exchange, in milliseconds. */
  timeoutMs?: number;
  maxBytes?: number;
}

/** Fetches an address that a person configured. Follows no redirects. */
export type SafeFetch = (url: string, request: Request) => Promise<OutsideAnswer>;

interface Address {
  address: string;
  family: number;
}

interface Reach {
  allowPrivate: boolean;
  /** Resolves every address of a name. */
  resolve?: (name: string, options: { all: true }) => Promise<Address[]>;
}

/** We may not connect to this address: retrying will not help. */
export class ForbiddenAddressError extends Error {
  constructor(reason: string) {
    super(`Endereço não permitido: ${reason}`);
    this.name = 'ForbiddenAddressError';
  }
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 64 * 1024;
const RESOLVE_MS = 3_000;

const closed = new net.BlockList();
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(address, prefix, 'ipv4');

const globalIpv6 = new net.BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');
const tunnels = new net.BlockList();
for (const [address, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  tunnels.addSubnet(address, prefix, 'ipv6');

/**
 * Whether an IP address is on the public internet: not loopback, private, link-local, shared or multicast, nor one that tunnels to those.
 */
export function isPublicAddress(address: string): boolean {
  if (net.isIPv4(address)) return !closed.check(address, 'ipv4');
  if (!net.isIPv6(address)) return false;
  return globalIpv6.check(address, 'ipv6') && !tunnels.check(address, 'ipv6');
}

/**
 * A fetch for addresses typed in by staff: https only, public addresses only, no redirects, bounded time and size. The name is resolved
 * once and the connection uses exactly the address checked, so a second DNS answer cannot lead inside. `allowPrivate` (ALLOW_PRIVATE_URLS)
 * admits http and private networks. Throws ForbiddenAddressError, or the network's own error.
 */
export function openSafeFetch({ allowPrivate, resolve = lookup }: Reach): SafeFetch {
  return async (text, { method, headers = {}, body, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES }) => {
    const url = parse(text, allowPrivate);
    const signal = AbortSignal.timeout(timeoutMs);
    const target = await addressOf(url, { allowPrivate, resolve }, signal);
    const transport = url.protocol === 'https:' ? https : http;
    return new Promise<OutsideAnswer>((done, fail) => {
      const request = transport.request(
        url,
        {
          method,
          signal,
          agent: false,
          headers: { 'User-Agent': 'fidelidade', ...headers, ...(body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }) },
          lookup: (_name, options, answer) =>
            options.all
              ? answer(null, [target])
              : (answer as (error: null, address: string, family: number) => void)(null, target.address, target.family),
        },
        (response) => void readAnswer(response, maxBytes).then(done, fail),
      );
      request.on('error', fail);
      request.end(body);
    });
  };
}

/**
 * Refuses, as it is typed in, an address that `openSafeFetch` would refuse. A name that does not resolve now is accepted: each request
 * checks again. Throws ForbiddenAddressError.
 */
export async function refuseForbiddenAddress(text: string, { allowPrivate, resolve = lookup }: Reach): Promise<void> {
  const url = parse(text, allowPrivate);
  try {
    await addressOf(url, { allowPrivate, resolve }, AbortSignal.timeout(RESOLVE_MS));
  } catch (error) {
    if (error instanceof ForbiddenAddressError) throw error;
  }
}

function parse(text: string, allowPrivate: boolean): URL {
  if (!URL.canParse(text)) throw new ForbiddenAddressError('não é uma URL');
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) throw new ForbiddenAddressError('use https');
  if (url.username || url.password) throw new ForbiddenAddressError('sem usuário e senha na URL');
  return url;
}

async function addressOf(url: URL, { allowPrivate, resolve }: Required<Reach>, signal: AbortSignal): Promise<Address> {
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const found = net.isIP(name)
    ? [{ address: name, family: net.isIP(name) }]
    : await Promise.race([resolve(name, { all: true }), aborted(signal)]);
  // One private answer among public ones is enough to refuse: it is a sign of DNS rebinding.
  if (!allowPrivate && !found.every(({ address }) => isPublicAddress(address))) throw new ForbiddenAddressError('rede privada');
  return found[0]!;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true }));
}

async function readAnswer(response: http.IncomingMessage, maxBytes: number): Promise<OutsideAnswer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) {
      response.destroy();
      throw new Error(`a resposta passa de ${maxBytes} bytes`);
    }
    chunks.push(chunk);
  }
  return { status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() };
}
