import type { IncomingMessage } from 'node:http';
import { clientAddresses, readTrustedProxies } from './client-address.ts';

/** A request from `peer`, the other end of the connection, with the given forwarding headers. */
const from = (peer: string | undefined, forwardedFor?: string) =>
  ({
    socket: { remoteAddress: peer },
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  }) as unknown as IncomingMessage;

const read = (setting: string) => {
  const trusted = readTrustedProxies(setting);
  if (trusted === null) throw new Error(`refused: ${setting}`);
  return clientAddresses(trusted, () => {});
};

describe('the client’s address', () => {
  it('is the other end of the connection when nobody is trusted, whatever the request says', () => {
    for (const setting of ['', 'false', '0', 'nao', ' FALSE ']) {
      const addressOf = read(setting);
      expect(addressOf(from('203.0.113.9', '1.1.1.1'))).toBe('203.0.113.9');
      expect(addressOf(from('203.0.113.9'))).toBe('203.0.113.9');
    }
  });

  it('is what the one proxy in front appended, not what the client had written before it', () => {
    const addressOf = read('1');
    expect(addressOf(from('10.0.0.2', '198.51.100.7'))).toBe('198.51.100.7');
    expect(addressOf(from('10.0.0.2', '1.1.1.1, 2.2.2.2, 198.51.100.7'))).toBe('198.51.100.7');
    expect(addressOf(from('10.0.0.2'))).toBe('10.0.0.2');
  });

  it('is what the outer of two proxies appended', () => {
    const addressOf = read('2');
    expect(addressOf(from('10.0.0.2', '1.1.1.1, 198.51.100.7, 10.0.0.3'))).toBe('198.51.100.7');
    expect(addressOf(from('10.0.0.2', '198.51.100.7'))).toBe('198.51.100.7');
  });

  it('is the first from the right that no listed network holds', () => {
    const addressOf = read('loopback, 10.0.0.0/8,2001:db8:1::/48, 203.0.113.4');
    expect(addressOf(from('127.0.0.1', '1.1.1.1, 198.51.100.7, 10.9.9.9'))).toBe('198.51.100.7');
    expect(addressOf(from('2001:db8:1::5', '1.1.1.1, 2001:db8:2::9, 203.0.113.4'))).toBe('2001:db8:2::9');
    // A client that bypasses the proxies is not believed.
    expect(addressOf(from('198.51.100.7', '10.0.0.1'))).toBe('198.51.100.7');
    // Every hop is ours: take the farthest.
    expect(addressOf(from('127.0.0.1', '10.1.1.1, 10.2.2.2'))).toBe('10.1.1.1');
  });

  it('knows Express’s names for private networks', () => {
    expect(read('uniquelocal')(from('192.168.1.1', '1.1.1.1, 172.16.0.9'))).toBe('1.1.1.1');
    expect(read('linklocal')(from('fe80::1', '8.8.8.8, 2001:db8::1'))).toBe('2001:db8::1');
  });

  it('is one spelling of an address: IPv4 without IPv6 around it, without brackets and without a port', () => {
    expect(read('false')(from('::ffff:203.0.113.9'))).toBe('203.0.113.9');
    const addressOf = read('10.0.0.0/8');
    expect(addressOf(from('::ffff:10.0.0.2', '198.51.100.7'))).toBe('198.51.100.7');
    expect(addressOf(from('10.0.0.2', '198.51.100.7:50123'))).toBe('198.51.100.7');
    expect(addressOf(from('10.0.0.2', '[2001:db8::1]:443'))).toBe('2001:db8::1');
    expect(addressOf(from('10.0.0.2', '1.1.1.1, 198.51.100.7, 10.0.0.3:8080'))).toBe('198.51.100.7');
  });

  it('is never what is no address, nor anything left of that', () => {
    for (const junk of ['unknown', 'x'.repeat(5_000), '999.1.1.1', '<script>', '1.1.1.1 ; 2'])
      for (const setting of ['1', '3', 'loopback, 10.0.0.0/8'])
        expect([setting, junk, read(setting)(from('10.0.0.2', `1.2.3.4, ${junk}`))]).toEqual([setting, junk, '10.0.0.2']);
    expect(read('1')(from(undefined, '1.1.1.1'))).toBe('');
  });

  it('warns once when somebody forwards and nobody is trusted', () => {
    let warnings = 0;
    const addressOf = clientAddresses(0, () => warnings++);
    addressOf(from('10.0.0.2'));
    expect(warnings).toBe(0);
    addressOf(from('10.0.0.2', '1.1.1.1'));
    addressOf(from('10.0.0.2', '1.1.1.1'));
    expect(warnings).toBe(1);
    clientAddresses(1, () => warnings++)(from('10.0.0.2', '1.1.1.1'));
    expect(warnings).toBe(1);
  });
});

describe('TRUST_PROXY', () => {
  it('takes a number of hops, or addresses, networks and names', () => {
    expect(readTrustedProxies('2')).toBe(2);
    expect(readTrustedProxies('Loopback, 10.0.0.0/8,::1')).toEqual(['loopback', '10.0.0.0/8', '::1']);
  });

  it('refuses everything else, and everybody', () => {
    for (const text of [
      'true',
      'sim',
      'yes',
      '*',
      '-1',
      '1.5',
      '11',
      '1e3',
      '10.0.0.0/33',
      '0.0.0.0/0',
      '::/0',
      'proxy.local',
      '10.0.0.1,',
      '10.0.0.0/8;::1',
    ])
      expect([text, readTrustedProxies(text)]).toEqual([text, null]);
  });
});
