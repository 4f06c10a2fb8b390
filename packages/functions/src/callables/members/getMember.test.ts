import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { setClock } from '../../../testing/backend/setClock.ts';
import { signedIn, statusOf } from '../../../testing/calls/client.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { tierOf } from '../../contract/rules/membership.ts';
import { type Tier, tierProgress } from '../../contract/tiers.ts';

const database = openDatabase();

/** Every field of a member that the callable returns, after its requirement. */
const MEMBER_FIELDS = [
  ['§3.1', 'id'],
  ['§3.2', 'customer_number'],
  ['§3.3', 'first_name'],
  ['§3.4', 'last_name'],
  ['§3.5', 'email'],
  ['§3.6', 'phone_mobile'],
  ['§3.7', 'suspended'],
  ['§3.8', 'membership_type_id'],
  ['§3.9', 'membership_type_Name'],
  ['§3.10', 'home_casino'],
  ['§3.11', 'tierPoints'],
  ['§3.12', 'rewardPoints'],
  ['§3.13', 'loyalty_points'],
  ['§3.14', 'loyalty_points_end_date'],
  ['§3.15', 'pwa_content'],
] as const;

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
  it.each<[Tier, number, number, number]>([
    ['jack', 6, 1_240, 360],
    ['queen', 9, 3_905, 600],
    ['queen-of-spades', 12, 8_450, 762],
    ['king', 17, 12_075, 791],
    ['king-of-hearts', 21, 18_320, 833],
    ['king-of-spades', 9, 26_400, 994],
    ['ace', 6, 64_215, 1_000],
  ])(
    '§4 §7.33 returns the tier, home casino, balance and progress of %s',
    async (tier, home, points, perMille) => {
      const client = await signedIn(tier);
      const { success, result } = await client.call('members-getMember', { location: home });
      expect(success).toBe(true);
      expect(result).toMatchObject({
        email: `${tier}@demo.test`,
        home_casino: home,
        loyalty_points: points,
      });
      expect(tierOf(result.membership_type_id)).toBe(tier);
      expect(tierProgress(tier, result.rewardPoints)).toBe(perMille);
    },
  );

  it('§4 finds a membership of casino 17 at 6, which runs it', async () => {
    const { result } = await (await signedIn('king')).call('members-getMember', { location: 6 });
    expect(result.email).toBe('king@demo.test');
  });

  it('§8 rejects with "Member not found" if the member service has deleted the record', async () => {
    const member = await freshMember();
    await database.doc(`members/${member.crmId}`).delete();
    const client = await signedIn(member.email);
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
      const member = await freshMember();
      const fields = Object.keys(NOT_GIVEN);
      const change = Object.fromEntries([...fields, 'date_of_birth'].map((name) => [name, none()]));
      await database.doc(`members/${member.crmId}`).update(change);
      const client = await signedIn(member.email);
      const { success, result } = await client.call('members-getMember', { location: 6 });
      expect(success).toBe(true);
      expect(result).toMatchObject(NOT_GIVEN);
    },
  );

  it.each(['suspended', 'membership_type_id', 'customer_number'])(
    'rejects with an error for a record without %s',
    async (field) => {
      const member = await freshMember();
      await database.doc(`members/${member.crmId}`).update({ [field]: FieldValue.delete() });
      const client = await signedIn(member.email);
      expect(await statusOf(client.call('members-getMember', { location: 6 }))).toBe('internal');
    },
  );
});

describe('§3 member data, read from the member service', () => {
  const own = async () => {
    const { result } = await (await signedIn('jack')).call('members-getMember', { location: 6 });
    return { result, stored: (await database.doc(`members/${result.id}`).get()).data() };
  };

  it.each(MEMBER_FIELDS)('%s %s', async (_, field) => {
    const { result, stored } = await own();
    expect(stored).toHaveProperty(field);
    expect(result[field]).toEqual(stored?.[field]);
  });

  it('§3.5 email is lower-cased, whatever the case at the member service', async () => {
    const member = await freshMember();
    await database.doc(`members/${member.crmId}`).update({ email: member.email.toUpperCase() });
    const client = await signedIn(member.email);
    const { result } = await client.call('members-getMember', { location: 6 });
    expect(result.email).toBe(member.email);
  });

  it.each([
    ['§3.16', 'NewsFeed'],
    ['§3.17', 'OnlineGamingCTAContent'],
  ] as const)(
    '%s pwa_content.%s is a list of items with venues as a list, a string or All',
    async (_, list) => {
      const { crmId, email } = await freshMember();
      const item = (venues: unknown) => ({ id: 'item', title: 'T', text: 'Words.', venues });
      const items = [[6, '9'], '6, 9', 'All'].map(item);
      await database.doc(`members/${crmId}`).update({ [`pwa_content.${list}`]: items });
      const { result } = await (await signedIn(email)).call('members-getMember', { location: 6 });
      expect(result.pwa_content[list]).toEqual(items);
    },
  );
});

describe('§6 a block by another record of the person', () => {
  const HOUR = 3_600;
  /** A member, and a suspended record with the same name and date of birth at another casino. */
  async function suspendedElsewhere() {
    const last_name = `Elsewhere${crypto.randomUUID().replace(/[^a-f]/g, '')}`;
    const member = await freshMember({ last_name });
    await freshMember({ last_name, suspended: true, home_casino: 9 }, { linked: false });
    const client = await signedIn(member.email);
    return { member, ask: () => client.call('members-getMember', { location: 6 }) };
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
