import type { Request } from 'firebase-functions/v2/https';
import { describe, expect, it, vi } from 'vitest';
import { addressPseudonym, callerAddress, uidPseudonym } from './pseudonyms.ts';

const write = vi.hoisted(() => vi.fn());
vi.mock('firebase-functions/logger', () => ({ write }));

function requestFrom(forwarded: string | undefined, remoteAddress: string | undefined): Request {
  const header = (name: string) => (name === 'X-Forwarded-For' ? forwarded : undefined);
  return { header, socket: { remoteAddress } } as unknown as Request;
}

describe('pseudonyms', () => {
  it('a uid has a stable pseudonym that does not contain it', () => {
    expect(uidPseudonym('demo-jack')).toBe('6d8d6c7cf188856b');
    expect(uidPseudonym('demo-jack')).not.toBe(uidPseudonym('demo-queen'));
  });

  it('the address is the one that the front end saw, not a forged one', () => {
    const honest = addressPseudonym(requestFrom('203.0.113.7', '10.0.0.1'));
    expect(addressPseudonym(requestFrom('198.51.100.1, 203.0.113.7', '10.0.0.2'))).toBe(honest);
    expect(addressPseudonym(requestFrom('203.0.113.7, 198.51.100.1', '10.0.0.1'))).not.toBe(honest);
  });

  it('through Hosting the address is the one that Hosting saw, not a forged one', () => {
    const honest = addressPseudonym(requestFrom('203.0.113.7', '10.0.0.1'));
    for (const forwarded of [
      '203.0.113.7, 151.101.1.7',
      '203.0.113.7, 2a04:4e42::1',
      '203.0.113.7, 199.232.4.9, 140.248.130.2',
      '198.51.100.1, 203.0.113.7, 151.101.1.7',
      '151.101.1.7, 203.0.113.7, 151.101.1.7',
    ]) {
      expect(addressPseudonym(requestFrom(forwarded, '10.0.0.1'))).toBe(honest);
    }
    expect(callerAddress(requestFrom('151.101.1.7', undefined))).toBe('151.101.1.7');
  });

  it('reports once that it does not know a network of Hosting, and names no address', () => {
    const header = (name: string) =>
      name === 'X-Forwarded-For' ? '203.0.113.7, 192.0.2.1' : '203.0.113.7';
    const request = { header, socket: {} } as unknown as Request;
    for (const _ of [1, 2]) expect(callerAddress(request)).toBe('192.0.2.1');
    expect(write.mock.calls).toEqual([
      [{ severity: 'WARNING', message: 'unknown network of Hosting' }],
    ]);
  });

  it('without a front end the address is that of the connection', () => {
    const direct = addressPseudonym(requestFrom(undefined, '203.0.113.7'));
    expect(direct).toBe(addressPseudonym(requestFrom('203.0.113.7', '10.0.0.1')));
    expect(addressPseudonym(requestFrom(undefined, undefined))).toMatch(/^[0-9a-f]{16}$/);
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('counts %s as %s', (address, counted) => {
  expect(callerAddress(requestFrom(address, undefined))).toBe(counted);
});
