import type { CallableRequest } from 'firebase-functions/v2/https';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { seedClock } from '../../local/seed/clock.ts';
import { DEMO_PERSON_KEY } from '../../local/seed/persons.ts';
import { memberRecords } from '../../local/seed/records.ts';
import type { Member } from '../contract/member.ts';
import type { Membership, UserProfile } from '../contract/profile.ts';
import { hashedKey } from '../domain/persons/hashedKey.ts';
import type { Person } from '../domain/ports/persons.ts';
import type { Services } from '../domain/ports/services.ts';
import { AUTHENTICATE } from './caller.ts';

type Auth = NonNullable<CallableRequest['auth']>;

const NOW = new Date('2026-11-21T11:00:00Z');

/** Seconds since the epoch: 2026-11-21, 10:00 in UTC. */
const SIGNED_IN_AT = 1_795_255_200;

const jackAuth = authOf({ email: 'jack@demo.test', email_verified: true });

function authOf(claims: { email?: string; email_verified?: boolean }): Auth {
  const token = { auth_time: SIGNED_IN_AT, ...claims };
  return { uid: 'demo-jack', rawToken: 'raw', token: token as Auth['token'] };
}

/** Services that know one member with a membership of each location and type. */
function world(...memberships: { location: number; type: number; suspended?: boolean }[]) {
  const [jack] = memberRecords(seedClock(new Date()));
  const members = new Map<string, Member>();
  const profileMemberships = memberships.map(({ location, type, suspended = false }, index) => {
    const crmId = `crm-${index}`;
    const member = { ...jack, id: crmId, membership_type_id: type, suspended };
    members.set(crmId, member as unknown as Member);
    return { location, customerNumber: String(index), crmId };
  });
  return servicesOf(profileMemberships, members);
}

beforeAll(() => {
  vi.stubEnv('PERSON_KEY', DEMO_PERSON_KEY);
});

/** The stored person of the login. */
const REMEMBERED: Person = {
  id: 'person-1',
  proofs: [hashedKey('address:jack@demo.test', DEMO_PERSON_KEY)],
  records: {},
  others: {},
  traces: [],
  uids: ['demo-jack'],
  lookedUpAt: '2026-11-21T10:00:00Z',
  resembled: [],
  revision: '1',
  saferGambling: { promotionFree: null, realityCheckMinutes: null },
  removeAt: null,
};

function servicesOf(
  memberships: Membership[] | null,
  members: Map<string, Member>,
  others: Person['others'] = {},
): Services {
  const profile = {
    uid: 'demo-jack',
    emailAddress: 'jack@demo.test',
    emailVerified: true,
    country: 'gb',
    gameOptin: [],
    personId: REMEMBERED.id,
  };
  return {
    profiles: { find: async () => (memberships === null ? null : { ...profile, memberships }) },
    keys: { person: () => DEMO_PERSON_KEY },
    persons: { findOf: async () => ({ ...REMEMBERED, others }) },
    members: {
      findMembers: async (crmIds: readonly string[]) =>
        new Map([...members].filter(([crmId]) => crmIds.includes(crmId))),
    },
  } as unknown as Services;
}

const denied = (reason: string) => ({ code: 'permission-denied', details: { reason } });

describe('§6 the caller of each access level', () => {
  it('§6.1 none: admits every caller', async () => {
    expect(await AUTHENTICATE.none(jackAuth, world(), NOW)).toEqual({ level: 'none' });
  });

  it('anyone: admits a visitor, and loads the profile of a signed-in caller', async () => {
    const visitor = { level: 'anyone', uid: null, email: null, profile: null };
    expect(await AUTHENTICATE.anyone(undefined, world(), NOW)).toEqual(visitor);
    expect(await AUTHENTICATE.anyone(jackAuth, world(), NOW)).toEqual({
      level: 'anyone',
      uid: 'demo-jack',
      email: 'jack@demo.test',
      profile: expect.objectContaining({ uid: 'demo-jack' }),
    });
  });

  it.each(['user', 'verified', 'member'] as const)(
    '§6.1 %s: rejects a caller who is not signed in',
    async (level) => {
      await expect(AUTHENTICATE[level](undefined, world(), NOW)).rejects.toMatchObject({
        code: 'unauthenticated',
        message: 'User not signed in',
      });
    },
  );

  it('user: admits a signed-in caller, verified or not', async () => {
    expect(await AUTHENTICATE.user(authOf({}), world(), NOW)).toEqual({
      level: 'user',
      uid: 'demo-jack',
      email: null,
      profile: expect.objectContaining({ uid: 'demo-jack' }),
      signedInAt: new Date('2026-11-21T10:00:00Z'),
    });
  });

  it.each([
    ['unverified', { email: 'jack@demo.test', email_verified: false }],
    ['without a verification claim', { email: 'jack@demo.test' }],
    ['missing though verified', { email_verified: true }],
    ['changed at the identity service', { email: 'j@demo.test', email_verified: true }],
  ])('§6.2 verified and member: reject an address that is %s', async (_, token) => {
    const auth = authOf(token);
    const expected = denied('email-not-verified');
    await expect(AUTHENTICATE.verified(auth, world(), NOW)).rejects.toMatchObject(expected);
    await expect(AUTHENTICATE.member(auth, world(), NOW)).rejects.toMatchObject(expected);
  });

  it('user and anyone: a changed address is no proof', async () => {
    const auth = authOf({ email: 'j@demo.test', email_verified: true });
    expect(await AUTHENTICATE.user(auth, world(), NOW)).toMatchObject({ email: null });
    expect(await AUTHENTICATE.anyone(auth, world(), NOW)).toMatchObject({ email: null });
  });

  it('verified: rejects a login without a profile', async () => {
    const expected = denied('email-not-verified');
    const services = servicesOf(null, new Map());
    await expect(AUTHENTICATE.verified(jackAuth, services, NOW)).rejects.toMatchObject(expected);
  });

  it('§6.3 member: returns the profile, the membership and its record', async () => {
    const caller = await AUTHENTICATE.member(jackAuth, world({ location: 6, type: 49 }), NOW);
    expect(caller).toMatchObject({
      level: 'member',
      uid: 'demo-jack',
      email: 'jack@demo.test',
      profile: { country: 'gb' },
      membership: { location: 6, crmId: 'crm-0' },
      member: { id: 'crm-0' },
      admissions: [{ membership: { crmId: 'crm-0' } }],
      person: { id: 'person-1' },
    });
  });
});

describe('§4, §6: memberships that are blocked', () => {
  it.each([
    ['§6.5 a suspension', 'suspended', { location: 6, type: 49, suspended: true }],
    ['§6.4 id 2', 'update-required', { location: 6, type: 2 }],
    ['§6.4 id 45', 'executive', { location: 6, type: 45 }],
    ['§4.29 §6.4 id 52', 'executive', { location: 6, type: 52 }],
    ['§6.4 id 19', 'account-required', { location: 6, type: 19 }],
    ['§6.4 id 34', 'temporary', { location: 6, type: 34 }],
  ])('%s: %s', async (_, reason, membership) => {
    await expect(AUTHENTICATE.member(jackAuth, world(membership), NOW)).rejects.toMatchObject(
      denied(reason),
    );
  });

  it.each([
    ['no membership', servicesOf([], new Map())],
    [
      'a membership that the member service does not know',
      servicesOf([{ location: 6, customerNumber: '1', crmId: 'gone' }], new Map()),
    ],
  ])('%s: rejects with no-membership', async (_, services) => {
    await expect(AUTHENTICATE.member(jackAuth, services, NOW)).rejects.toMatchObject(
      denied('no-membership'),
    );
  });

  it('§3 member: opens with the chosen membership, or with the first that exists', async () => {
    const services = world({ location: 6, type: 49 }, { location: 9, type: 48 });
    const profile = await services.profiles.find('demo-jack');
    const opening = async (opensWith: string) => {
      vi.spyOn(services.profiles, 'find').mockResolvedValue({
        ...profile,
        opensWith,
      } as UserProfile);
      return (await AUTHENTICATE.member(jackAuth, services, NOW)).membership.crmId;
    };
    expect(await opening('crm-1')).toBe('crm-1');
    expect(await opening('crm-gone')).toBe('crm-0');
  });

  it('§6.4 a membership type on no list is admitted', async () => {
    const caller = await AUTHENTICATE.member(jackAuth, world({ location: 6, type: 999 }), NOW);
    expect(caller.member.membership_type_id).toBe(999);
  });

  it('§6.13 a suspension of one membership blocks the person at every casino', async () => {
    const suspended = { location: 9, type: 48, suspended: true };
    const services = world({ location: 6, type: 49 }, suspended);
    await expect(AUTHENTICATE.member(jackAuth, services, NOW)).rejects.toMatchObject(
      denied('suspended'),
    );
  });

  it('§4.54 a membership with another block leaves the others open', async () => {
    const services = world({ location: 9, type: 34 }, { location: 6, type: 49 });
    const caller = await AUTHENTICATE.member(jackAuth, services, NOW);
    expect(caller.membership.crmId).toBe('crm-1');
    expect(caller.admissions.map(({ membership }) => membership.crmId)).toEqual(['crm-1']);
  });

  it('a suspension outranks every other block', async () => {
    const services = world({ location: 6, type: 34 }, { location: 9, type: 48, suspended: true });
    await expect(AUTHENTICATE.member(jackAuth, services, NOW)).rejects.toMatchObject(
      denied('suspended'),
    );
  });

  const OWN = [{ location: 6, customerNumber: '0', crmId: 'crm-0' }];
  const memberOf = (crmId: string, suspended: boolean) => {
    const [jack] = memberRecords(seedClock(new Date()));
    return [crmId, { ...jack, id: crmId, suspended } as unknown as Member] as const;
  };

  it('a block of a record without a login applies, in its current state at the member service', async () => {
    const members = new Map([memberOf('crm-0', false), memberOf('crm-1', true)]);
    const services = servicesOf(OWN, members, { 'crm-1': { block: null, told: true } });
    await expect(AUTHENTICATE.member(jackAuth, services, NOW)).rejects.toMatchObject(
      denied('suspended'),
    );
    const lifted = new Map([memberOf('crm-0', false), memberOf('crm-1', false)]);
    const since = servicesOf(OWN, lifted, { 'crm-1': { block: 'suspended', told: true } });
    await expect(AUTHENTICATE.member(jackAuth, since, NOW)).resolves.toBeDefined();
  });

  it('a block of a record that the member service has deleted applies in its last known state', async () => {
    const services = servicesOf(OWN, new Map([memberOf('crm-0', false)]), {
      gone: { block: 'suspended', told: true },
    });
    await expect(AUTHENTICATE.member(jackAuth, services, NOW)).rejects.toMatchObject(
      denied('suspended'),
    );
  });

  it('a block of a similar record is not disclosed', async () => {
    const others = { gone: { block: 'suspended', told: false } } as const;
    const services = servicesOf(OWN, new Map([memberOf('crm-0', false)]), others);
    await expect(AUTHENTICATE.member(jackAuth, services, NOW)).rejects.toMatchObject({
      ...denied('held'),
      message: expect.stringContaining('contact support'),
    });
  });

  it('a profile without a person is rejected', async () => {
    const services = world({ location: 6, type: 49 });
    const persons = { findOf: async () => null };
    await expect(
      AUTHENTICATE.member(jackAuth, { ...services, persons } as unknown as Services, NOW),
    ).rejects.toThrow('A login has a membership and no person.');
  });
});
