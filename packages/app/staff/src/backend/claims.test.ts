import { expect, it } from 'vitest';
import { claimsOf } from './claims.ts';

const token = (claims: unknown) =>
  `header.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.signature`;

it.each([
  ['a manager', { staff: { role: 'manager', venueIds: [6] } }, 'manager', null],
  [
    'a session of a device',
    { staff: { role: 'till', venueIds: [6] }, deviceId: 'd-1' },
    'till',
    'd-1',
  ],
  ['a member', { email_verified: true }, undefined, null],
  ['an unknown role', { staff: { role: 'owner', venueIds: [6] } }, undefined, null],
  ['no object', 7, undefined, null],
])('reads the claims of %s', (_, claims, role, deviceId) => {
  const read = claimsOf(token(claims));
  expect([read.staff?.role, read.deviceId]).toEqual([role, deviceId]);
});

it('reads nothing from another text', () => {
  expect(claimsOf('x')).toEqual({ staff: null, deviceId: null });
});
