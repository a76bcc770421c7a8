import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

/** Which senders to trust about a request's origin: a number of proxies in a row, or proxies at these addresses and networks. */
export type TrustedProxies = number | readonly string[];

/** Whether a sender `hop` proxies away is one of ours. */
type Trusts = (address: string, hop: number) => boolean;

const MAX_HOPS = 10;
const NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const NOBODY = /^(false|0|nao)$/;
/** Headers that proxies add; without a proxy in front, a client can forge them. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'];

/**
 * Parses TRUST_PROXY: a number of hops, or addresses, networks and Express's names (loopback, linklocal, uniquelocal). Null when it is
 * neither. `true` is refused too, because it trusts every client.
 */
export function readTrustedProxies(text: string): TrustedProxies | null {
  const written = text.trim().toLowerCase();
  if (written === '' || NOBODY.test(written)) return 0;
  if (/^\d+$/.test(written)) return Number(written) <= MAX_HOPS ? Number(written) : null;
  const places = written.split(',').map((place) => place.trim());
  // The package below reads '1.5' as 1.0.0.5, as old tools do; here it is more likely a typo.
  if (!places.every((place) => NAMES.has(place) || isIP(place.split('/')[0]!) !== 0)) return null;
  try {
    proxyAddr.compile(places);
    return places;
  } catch {
    return null;
  }
}

/**
 * The client address, for both doors, sessions and rate limits. Trusts the connection's own address and each address a trusted proxy
 * appended to X-Forwarded-For, read from the right: anything the client wrote is to the left of those. Calls `warnIgnored` once when
 * forwarded headers arrive and no proxy is trusted.
 */
export function clientAddresses(trusted: TrustedProxies, warnIgnored: () => void): (request: IncomingMessage) => string {
  const trustsNobody = trusted === 0;
  const isTrusted: Trusts = typeof trusted === 'number' ? (_address, hop) => hop < trusted : proxyAddr.compile([...trusted]);
  // Our proxies only write addresses, so anything else is forged, however few hops away.
  const trusts: Trusts = (given, hop) => isIP(plain(given)) !== 0 && isTrusted(plain(given), hop);
  let hasWarned = false;
  return (request) => {
    if (trustsNobody) {
      if (!hasWarned && FORWARDED.some((name) => request.headers[name] !== undefined)) {
        hasWarned = true;
        warnIgnored();
      }
      return plain(request.socket.remoteAddress ?? '');
    }
    const way = proxyAddr.all(request, trusts).map(plain);
    return way.findLast((address) => isIP(address) !== 0) ?? '';
  };
}

/** An address without the port some proxies append, without IPv6 brackets, and with IPv4 as IPv4. */
function plain(given: string | undefined): string {
  const text = given?.trim() ?? '';
  const [, bracketed, withPort] = /^\[([^\]]+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? [];
  const address = bracketed ?? withPort ?? text;
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
