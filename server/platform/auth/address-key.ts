import { isIP } from 'node:net';
import type { Env } from '../env.ts';
import { pseudonym } from './tokens.ts';

/** Of an IPv6 address's eight groups, those a provider assigns to one customer. */
const CUSTOMERS_GROUPS = 4;

/** The key that rate limits count an address under. IPv6 counts by /64: one customer can use a new address from theirs for each attempt. */
export function addressKey({ ip, env }: { ip: string; env: Pick<Env, 'SECRET'> }): string {
  return pseudonym(isIP(ip) === 6 ? networkOf(ip) : ip, env.SECRET);
}

function networkOf(address: string): string {
  const [start = '', end] = address.split('%')[0]!.split('::');
  const given = groupsOf(start);
  const last = end === undefined ? [] : groupsOf(end);
  const left = Math.max(0, 8 - given.length - last.length - (address.includes('.') ? 1 : 0));
  const groups = [...given, ...Array.from({ length: left }, () => '0'), ...last];
  return groups
    .slice(0, CUSTOMERS_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));
