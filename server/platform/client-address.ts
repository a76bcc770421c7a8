import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

/** Whom to believe when a request says where it comes from: so many proxies in a row, or proxies at these addresses and networks. */
export type TrustedProxies = number | readonly string[];

/** Whether a sender is one of ours, `hop` proxies away from here. */
type Trusts = (address: string, hop: number) => boolean;

const MAX_HOPS = 10;
const NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const NOBODY = /^(false|0|nao)$/;
/** What a proxy adds to a request; without one in front, whatever the client made up. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'];

/**
 * TRUST_PROXY as it is written: a number of hops, or addresses, networks and Express's names for some (loopback, linklocal,
 * uniquelocal). null when it is neither; `true` is neither, because it believes every client.
 */
export function readTrustedProxies(text: string): TrustedProxies | null {
  const written = text.trim().toLowerCase();
  if (written === '' || NOBODY.test(written)) return 0;
  if (/^\d+$/.test(written)) return Number(written) <= MAX_HOPS ? Number(written) : null;
  const places = written.split(',').map((place) => place.trim());
  // The package below takes '1.5' for 1.0.0.5, as old tools do: rather a slip of the hand.
  if (!places.every((place) => NAMES.has(place) || isIP(place.split('/')[0]!) !== 0)) return null;
  try {
    proxyAddr.compile(places);
    return places;
  } catch {
    return null;
  }
}

/**
 * Where requests come from, for both doors, sessions and rate limits. The connection's own address counts, and each address that a
 * trusted proxy appended to X-Forwarded-For, read from the right: what a client wrote itself stands left of those. `warnIgnored` is
 * called once when forwarded headers come and nobody is trusted.
 */
export function clientAddresses(trusted: TrustedProxies, warnIgnored: () => void): (request: IncomingMessage) => string {
  const trustsNobody = trusted === 0;
  const isTrusted: Trusts = typeof trusted === 'number' ? (_address, hop) => hop < trusted : proxyAddr.compile([...trusted]);
  // What is no address was written by no proxy of ours, however few hops away it stands.
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

/** An address without the port that some proxies append, without the brackets of IPv6, and IPv4 as IPv4. */
function plain(given: string | undefined): string {
  const text = given?.trim() ?? '';
  const [, bracketed, withPort] = /^\[([^\]]+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? [];
  const address = bracketed ?? withPort ?? text;
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
