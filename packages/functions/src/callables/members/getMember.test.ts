import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { setClock } from '../../../testing/backend/setClock.ts';
import { signedIn, statusOf } from '../../../testing/calls/client.ts';
import { freshClient } from '../../../testing/members/freshClient.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';

const database = openDatabase();
/** The fields that a record may lack, with their defaults. */
const NOT_GIVEN = {
  home_casino: null,
  email: '',
  phone_mobile: '',
  tierPoints: 0,
  rewardPoints: 0,
  loyalty_points: 0,
  loyalty_points_end_date: null,
  pwa_content: { NewsFeed: [], OnlineGamingCTAContent: [] },
};

describe('§7 members-getMember', () => {
  it('§3.1 §3.2 §3.3 §3.4 §3.5 §3.6 §3.7 §3.8 §3.9 §3.10 §3.11 §3.12 §3.13 §3.14 §3.15 §7.33 returns the fields of the record, as they are stored', async () => {
    const { success, result } = await (await signedIn('jack')).call('members-getMember', {
      location: 6,
    });
    expect(success).toBe(true);
    const stored = (await database.doc(`members/${result.id}`).get()).data();
    expect(stored).toMatchObject(result);
  });

  it('§8 rejects with "Member not found" if the member service has deleted the record', async () => {
    const { client, crmId } = await freshClient();
    await database.doc(`members/${crmId}`).delete();
    await expect(client.call('members-getMember', { location: 6 })).rejects.toMatchObject({
      code: 'functions/not-found',
      message: expect.stringContaining('Member not found'),
    });
  });

  it.each([
    ['lacks', () => FieldValue.delete()],
    ['has as null', () => null],
  ])(
    '§8.16 returns defaults for the home casino, points and content that a record %s',
    async (_, none) => {
      const { client, crmId } = await freshClient();
      const fields = Object.keys(NOT_GIVEN);
      const change = Object.fromEntries([...fields, 'date_of_birth'].map((name) => [name, none()]));
      await database.doc(`members/${crmId}`).update(change);
      const { success, result } = await client.call('members-getMember', { location: 6 });
      expect(success).toBe(true);
      expect(result).toMatchObject(NOT_GIVEN);
    },
  );

  it.each(['suspended', 'membership_type_id', 'customer_number'])(
    'rejects with an error for a record without %s',
    async (field) => {
      const { client, crmId } = await freshClient();
      await database.doc(`members/${crmId}`).update({ [field]: FieldValue.delete() });
      expect(await statusOf(client.call('members-getMember', { location: 6 }))).toBe('internal');
    },
  );
});

describe('§3 member data, read from the member service', () => {
  it('§3.5 email is lower-cased, whatever the case at the member service', async () => {
    const { client, email, crmId } = await freshClient();
    await database.doc(`members/${crmId}`).update({ email: email.toUpperCase() });
    const { result } = await client.call('members-getMember', { location: 6 });
    expect(result.email).toBe(email);
  });

  it.each([
    ['§3.16', 'NewsFeed'],
    ['§3.17', 'OnlineGamingCTAContent'],
  ] as const)(
    '%s pwa_content.%s is a list of items with venues as a list, a string or All',
    async (_, list) => {
      const { client, crmId } = await freshClient();
      const item = (venues: unknown) => ({ id: 'item', title: 'T', text: 'Words.', venues });
      const items = [[6, '9'], '6, 9', 'All'].map(item);
      await database.doc(`members/${crmId}`).update({ [`pwa_content.${list}`]: items });
      const { result } = await client.call('members-getMember', { location: 6 });
      expect(result.pwa_content[list]).toEqual(items);
    },
  );
});

describe('§6 a block by another record of the person', () => {
  const HOUR = 3_600;
  /** A member, and a suspended record with the same name and date of birth at another casino. */
  async function suspendedElsewhere() {
    const last_name = `Elsewhere${crypto.randomUUID().replace(/[^a-f]/g, '')}`;
    const member = await freshClient({ last_name });
    await freshMember({ last_name, suspended: true, home_casino: 9 }, { linked: false });
    return { member, ask: () => member.client.call('members-getMember', { location: 6 }) };
  }
  const SUSPENDED = { code: 'functions/permission-denied', details: { reason: 'held' } };

  it('applies to the first call of the next day, and to every later one', async () => {
    const { member, ask } = await suspendedElsewhere();
    expect(await ask()).toMatchObject({ success: true });
    await setClock(member.uid, 25 * HOUR);
    await expect(ask()).rejects.toMatchObject(SUSPENDED);
    await setClock(member.uid, 0);
    await expect(ask()).rejects.toMatchObject(SUSPENDED);
  });
});
