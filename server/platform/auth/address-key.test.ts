import { testEnv } from '../../test/test-env.ts';
import { addressKey } from './address-key.ts';

const env = testEnv();
const keyOf = (ip: string) => addressKey({ ip, env });

describe('the key of an address', () => {
  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:db8:1:2:3:4:5:6', '2001:DB8:0001:0002::'],
    ['2001:db8::1', '2001:db8:0:0:9::'],
    ['2001:db8::1:2:3:4', '2001:db8::'],
    ['fe80::1%eth0', 'fe80::2'],
    ['64:ff9b::192.0.2.1', '64:ff9b::1'],
  ])('is the same for the /64 of %s and %s', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['2001:db8::1', '2001:db8:0:1::1'],
    ['203.0.113.9', '203.0.113.10'],
    ['::1', '1::'],
  ])('is another for %s and %s', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });
});
