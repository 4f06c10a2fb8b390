import { beforeEach, describe, expect, it } from 'vitest';
import { type Implementation, implementations } from '../../../testing/memory/implementations.ts';
import type { Membership } from '../../contract/profile.ts';
import type { Linking } from './profiles.ts';

const all = implementations();
const AT = new Date();
const inDays = (days: number) => new Date(AT.getTime() + days * 86_400_000);

describe.each(['memory', 'firestore'] as const)('ProfileStore in %s', (name) => {
  let marks = 0;
  let mark: string;
  let by: Implementation;
  beforeEach(() => {
    by = all[name];
    marks += 1;
    mark = `${name}-${marks}`;
  });

  const membershipAt = (location: number, crmId = `crm-${location}`): Membership => ({
    location,
    customerNumber: crmId,
    crmId: `${crmId}-${mark}`,
  });

  /** A login with a profile, and its link of a membership with this key of its owner. */
  async function login(letter: string, key: string, membership = membershipAt(6)) {
    const uid = `${letter}-${mark}`;
    const email = `${uid}@demo.test`;
    await by.addLogin(uid, email);
    const own = [`address:${email}`];
    const linking: Linking = {
      ...{ uid, email, membership, replaced: [], keys: [key], formerKeys: [], mails: [] },
      evidence: { proofs: own, traces: own, records: {}, others: {}, checked: false, at: AT },
      similar: [],
    };
    const link = (changes: Partial<Linking> = {}) => by.profiles.link({ ...linking, ...changes });
    return { uid, membership, link, profile: () => by.profiles.find(uid) };
  }
  const LINKED = { mails: [] };

  it('links a membership to one login and its person, also repeatedly', async () => {
    const one = await login('a', 'name:a');
    expect(await one.link()).toEqual(LINKED);
    expect(await one.link()).toEqual(LINKED);
    const { memberships, personId } = (await one.profile()) ?? {};
    expect(memberships).toEqual([one.membership]);
    expect(await by.persons.findByLogin(one.uid)).toMatchObject([{ id: personId }]);
    expect(await by.profiles.loginOf(one.membership.crmId)).toBe(one.uid);
    expect(await (await login('b', 'name:a')).link()).toBe('membership-taken');
  });

  it('refuses another address, and a second membership at a casino, and writes nothing', async () => {
    const one = await login('a', 'name:a');
    await expect(one.link({ email: 'x@demo.test' })).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await one.profile()).toMatchObject({ memberships: [] });
    await one.link();
    expect(await one.link({ membership: membershipAt(17) })).toBe('location-taken');
    expect(await by.profiles.loginOf(membershipAt(17).crmId)).toBeNull();
    expect(await one.profile()).toMatchObject({ memberships: [one.membership] });
  });

  it('puts a membership in the place of a replaced one, which stays reserved', async () => {
    const one = await login('a', 'name:a');
    await one.link();
    await one.link({ membership: membershipAt(9) });
    const next = membershipAt(6, 'next');
    expect(await one.link({ membership: next, replaced: [one.membership.crmId] })).toEqual(LINKED);
    expect((await one.profile())?.memberships).toEqual([next, membershipAt(9)]);
    expect(await by.profiles.loginOf(one.membership.crmId)).toBeNull();
    expect(await (await login('b', 'name:b')).link()).toBe('of-another-person');
  });

  it('releases the memberships of a removed login, reserved for their owner until the end', async () => {
    const one = await login('a', 'name:a');
    await one.link();
    await by.profiles.removeAll(one.uid, inDays(1));
    expect(await one.profile()).toBeNull();
    expect(await by.profiles.loginOf(one.membership.crmId)).toBeNull();
    expect(await (await login('b', 'name:b')).link()).toBe('of-another-person');
    const again = await login('c', 'name:c');
    expect(await again.link({ formerKeys: ['name:a'] })).toEqual(LINKED);
    await by.profiles.removeAll(again.uid, inDays(-1));
    expect(await (await login('d', 'name:d')).link()).toEqual(LINKED);
  });
});
