import { expect, it } from 'vitest';
import { readClaims } from './claims.ts';

const token = (claims: unknown) =>
  `header.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.signature`;

const TILL = { role: 'till', venueIds: [6] };
const SHIFT = {
  staff: TILL,
  staffUid: 's-1',
  deviceId: 'd-1',
  shiftEndsAt: '2026-11-21T22:00:00.000Z',
  auth_time: Date.parse('2026-11-21T10:00:00.000Z') / 1_000,
};
const HOUR_MS = 3_600_000;

it.each([
  ['a manager', { staff: { role: 'manager', venueIds: [6] } }, 'manager', null],
  ['a shift', SHIFT, 'till', { staffUid: 's-1', deviceId: 'd-1', lastsMs: 12 * HOUR_MS }],
  [
    'a shift without an end',
    { ...SHIFT, shiftEndsAt: undefined },
    'till',
    { staffUid: 's-1', deviceId: 'd-1', lastsMs: 0 },
  ],
  ['a member', { email_verified: true }, undefined, null],
  ['an unknown role', { staff: { role: 'owner', venueIds: [6] } }, undefined, null],
  ['no object', 7, undefined, null],
])('reads the claims of %s', (_, claims, role, shift) => {
  const read = readClaims(token(claims));
  expect([read.staff?.role, read.shift]).toEqual([role, shift]);
});

it('reads nothing from another text', () => {
  expect(readClaims('x')).toEqual({ staff: null, shift: null });
});
