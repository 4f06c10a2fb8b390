import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { type Client, signedIn, statusOf } from '../../../testing/calls/client.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';

const database = openDatabase();
const BORN = '1984-06-15';

const unlinked = (record: object = {}) => freshMember(record, { linked: false });
const link = (client: Client, location: number, membershipNumber: string, dob = BORN) =>
  client.call('members-linkMembership', { location, membershipNumber, dob });
const membershipsOf = async (uid: string) =>
  (await database.doc(`users/${uid}`).get()).get('memberships');

const NO_MATCH = {
  success: false,
  error: expect.stringContaining('do not match a membership'),
};

describe('§7 members-linkMembership', () => {
  it('§7.11 links a membership if number, date of birth and address match', async () => {
    const { uid, email, crmId, customerNumber } = await unlinked();
    const client = await signedIn(email);
    expect(await link(client, 6, customerNumber)).toEqual({ success: true });
    expect(await membershipsOf(uid)).toEqual([{ location: 6, customerNumber, crmId }]);
    expect((await database.doc(`membershipLinks/${crmId}`).get()).data()).toEqual({
      uid,
      keys: expect.arrayContaining([expect.stringMatching(/^[0-9a-f]{64}$/)]),
      removeAt: null,
    });
  });

  it('links once if the request is repeated or sent from two tabs', async () => {
    const { uid, email, customerNumber } = await unlinked();
    const client = await signedIn(email);
    const replies = await Promise.all([1, 2, 3].map(() => link(client, 6, customerNumber)));
    expect(replies).toEqual([{ success: true }, { success: true }, { success: true }]);
    expect(await membershipsOf(uid)).toHaveLength(1);
  });

  it('§4 finds a membership of casino 17 at 6, which runs it', async () => {
    const { uid, email, customerNumber } = await unlinked({ home_casino: 17 });
    expect(await link(await signedIn(email), 6, customerNumber)).toEqual({ success: true });
    expect(await membershipsOf(uid)).toMatchObject([{ location: 17 }]);
  });

  it('§5.9 §5.10 rejects a wrong date of birth, address, number and casino with the same error', async () => {
    const { uid, email, customerNumber } = await unlinked();
    const other = await unlinked();
    const client = await signedIn(email);
    expect(await link(client, 6, customerNumber, '1984-06-16')).toEqual(NO_MATCH);
    expect(await link(client, 6, other.customerNumber)).toEqual(NO_MATCH);
    expect(await link(client, 6, 'nobody-has-this')).toEqual(NO_MATCH);
    expect(await link(client, 9, customerNumber)).toEqual(NO_MATCH);
    expect(await membershipsOf(uid)).toEqual([]);
    expect(await membershipsOf(other.uid)).toEqual([]);
  });
});

describe('guessing a date of birth', () => {
  const guess = (client: Client, number: string, day: number) =>
    link(client, 6, number, `1984-06-${String(day).padStart(2, '0')}`);
  it('by strangers counts together, and not against the owner', async () => {
    const owner = await unlinked();
    const strangers = await Promise.all([unlinked(), unlinked(), unlinked()]);
    const clients = await Promise.all(strangers.map(({ email }) => signedIn(email)));
    const outcomes = [];
    for (let day = 1; day <= 6; day += 1) {
      const client = clients[day % 3] as Client;
      outcomes.push(await statusOf(guess(client, owner.customerNumber, day)));
    }
    expect(outcomes).toEqual([...Array(5).fill('no refusal at all'), 'resource-exhausted']);
    expect(await link(await signedIn(owner.email), 6, owner.customerNumber)).toEqual({
      success: true,
    });
  });
});
