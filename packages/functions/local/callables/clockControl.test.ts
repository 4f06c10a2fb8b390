import { describe, expect, it } from 'vitest';
import { setClock } from '../../testing/backend/setClock.ts';
import { testBackend } from '../../testing/backend/testBackend.ts';
import { signedIn } from '../../testing/calls/client.ts';
import { freshMember } from '../../testing/members/freshMember.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** The statuses of The Orrery's vouchers for every member, as this member gets them. */
async function openOffers(member: { email: string; crmId: string; location: number }) {
  const { location, crmId } = member;
  const client = await signedIn(member.email);
  const { records } = await client.call('vouchers-getAllVouchers', { location, crmId });
  return records.map(({ status }) => status).toSorted();
}

describe('the local backend’s clock', () => {
  it('moves for one account only, and back', async () => {
    const [traveller, other] = await Promise.all([freshMember(), freshMember()]);
    const today = await openOffers(other);
    await setClock(traveller.uid, 399 * DAY_SECONDS);
    expect(await openOffers(traveller)).toEqual(['expired', 'expired']);
    expect(await openOffers(other)).toEqual(today);
    await setClock(traveller.uid, 0);
    expect(await openOffers(traveller)).toEqual(today);
  });

  it.each([
    ['a request without an account', { aheadSeconds: 1 }],
    ['a time that is not a number', { uid: 'somebody', aheadSeconds: 'tomorrow' }],
    ['a time in the past', { uid: 'somebody', aheadSeconds: -1 }],
    ['an empty request', undefined],
  ])('rejects %s', async (_, body) => {
    const response = await fetch(`${testBackend().functions}/clock`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.status).toBe(400);
  });
});
