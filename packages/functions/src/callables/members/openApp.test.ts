import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { type Client, signedIn } from '../../../testing/calls/client.ts';
import { addressOf, httpCall } from '../../../testing/calls/httpCall.ts';
import { answerOf, stubDependencies } from '../../../testing/calls/stubDependencies.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { newLogin } from '../../../testing/members/joining.ts';
import { addRecord, link, newPerson } from '../../../testing/members/testPerson.ts';
import { services } from '../../composition/services.ts';
import type { OpenedPart } from '../../contract/members/openApp.ts';
import { ServiceError } from '../../domain/ports/serviceError.ts';

const database = openDatabase();

const MEMBER = 'members-getMember';
const OF_CASINO = [
  'benefits-getBenefits',
  'members-getVenue',
  'promotions-getGames',
  'promotions-getPromotions',
  'vouchers-getAllVouchers',
];
const EVERYTHING = [MEMBER, ...OF_CASINO];

/** The body of a reply, without times that differ from call to call. */
async function bodyOf(client: Client, name: string, request: unknown, language = 'en-GB') {
  const { body } = await httpCall(client, addressOf(name), {
    body: JSON.stringify({ data: request }),
    headers: { 'Accept-Language': language },
  });
  const { result, error } = JSON.parse(body);
  return withoutTime(error ? { error } : { reply: result });
}

function withoutTime(answer: { reply?: unknown; error?: unknown }) {
  const { reply } = answer;
  if (typeof reply !== 'object' || reply === null || !('now' in reply)) return answer;
  return { reply: { ...reply, now: '' } };
}

/** Opens the app, and checks that each part is what the separate call replies. Returns the names of the parts. */
async function openedParts(client: Client, language = 'en-GB'): Promise<string[]> {
  const { reply } = (await bodyOf(client, 'members-openApp', null, language)) as {
    reply: { parts: OpenedPart[] };
  };
  for (const { name, request, ...answer } of reply.parts) {
    const separate = await bodyOf(client, name, request, language);
    expect({ name, request, ...withoutTime(answer) }).toEqual({ name, request, ...separate });
  }
  const [first, ...others] = reply.parts.map(({ name }) => name);
  return [first ?? '', ...others.toSorted()];
}

async function withTwoRecords(change: object): Promise<{ client: Client; other: string }> {
  const person = newPerson();
  const [first, second] = [
    await addRecord(person, {}),
    await addRecord(person, { home_casino: 9, membership_type_id: 57 }),
  ];
  const client = await newLogin(person.email);
  await link(client, first, person.dob);
  await link(client, second, person.dob);
  if (Object.keys(change).length > 0) {
    await database.doc(`members/${first.crmId}`).update(change);
  }
  return { client, other: second.crmId };
}

describe('what opens in one call is what opens in many', () => {
  it.each([
    ['a member', 'jack'],
    ['a member of casino 17, which 6 runs', 'king'],
    ['a member of another tier', 'ace'],
  ])('for %s', async (_, account) => {
    expect(await openedParts(await signedIn(account))).toEqual(EVERYTHING);
  });

  it('in another language', async () => {
    const { email } = await freshMember();
    const client = await signedIn(email);
    expect(await openedParts(client, 'zh-Hans')).toEqual(EVERYTHING);
  });

  it.each(['suspended', 'update-required', 'executive', 'account-required', 'temporary'])(
    'for a member with the block %s, whom the record tells the reason',
    async (account) => {
      expect(await openedParts(await signedIn(account))).toEqual([MEMBER]);
    },
  );

  it('in promotion-free mode', async () => {
    const client = await signedIn((await freshMember()).email);
    await client.call('users-setSaferGambling', { change: { promotionFree: 'on' } });
    expect(await openedParts(client)).toEqual(EVERYTHING);
  });

  it('for a member without a home casino', async () => {
    const { email, crmId } = await freshMember();
    const client = await signedIn(email);
    await database.doc(`members/${crmId}`).update({ home_casino: null });
    expect(await openedParts(client)).toEqual([
      MEMBER,
      'promotions-getGames',
      'vouchers-getAllVouchers',
    ]);
  });

  it('for a casino that no longer exists', async () => {
    const { email, crmId } = await freshMember();
    const client = await signedIn(email);
    await database.doc(`members/${crmId}`).update({ home_casino: 99 });
    expect(await openedParts(client)).toEqual(EVERYTHING);
  });

  it('for a login whose record was deleted', async () => {
    const { email, crmId } = await freshMember();
    const client = await signedIn(email);
    await database.doc(`members/${crmId}`).delete();
    expect(await openedParts(client, 'zh-Hans')).toEqual([MEMBER]);
  });

  it('for the membership that the member has chosen', async () => {
    const { client, other } = await withTwoRecords({});
    await client.call('users-chooseMembership', { crmId: other });
    expect(await openedParts(client)).toEqual(EVERYTHING);
  });

  it.each([
    [
      'blocked',
      { membership_type_id: 45 },
      [MEMBER, ...OF_CASINO.slice(0, 1), MEMBER, ...OF_CASINO.slice(1)],
    ],
    ['suspended, which follows the person', { suspended: true }, [MEMBER]],
  ])('for a member whose first record is %s', async (_, change, parts) => {
    const { client } = await withTwoRecords(change);
    expect(await openedParts(client)).toEqual(parts);
  });
});

describe('members-openApp', () => {
  it('replies with the fields of the profile that a session needs', async () => {
    const { email, location, crmId, customerNumber } = await freshMember();
    const { profile } = await (await signedIn(email)).call('members-openApp', null);
    expect(profile).toEqual({
      memberships: [{ location, crmId, customerNumber }],
      saferGambling: { promotionFree: null, realityCheckMinutes: null },
    });
  });

  it('has no parts for a login without a membership', async () => {
    const opened = await (await signedIn('unlinked')).call('members-openApp', null);
    expect(opened).toMatchObject({ profile: { memberships: [] }, parts: [] });
  });

  it('identifies the caller once', async () => {
    stubDependencies();
    await answerOf('members-openApp', 'member');
    for (const find of [services.profiles.find, services.persons.findOf]) {
      expect(find).toHaveBeenCalledTimes(1);
    }
    const { calls } = vi.mocked(services.members.findMembers).mock;
    expect(calls.filter(([ids]) => ids.length > 0)).toHaveLength(1);
  });

  it('leaves out what is slower than the card, and has the refusal of a part that fails', async () => {
    const { result } = await (await signedIn('jack')).call('members-getMember', { location: 6 });
    stubDependencies();
    vi.spyOn(services.members, 'findMembers').mockResolvedValue(new Map([[result.id, result]]));
    vi.spyOn(services.optIns, 'eventIdsOf').mockResolvedValue(new Set());
    vi.spyOn(services.content, 'listEvents').mockReturnValue(new Promise(() => {}));
    vi.spyOn(services.content, 'listGames').mockRejectedValue(
      new ServiceError('unavailable', 'listGames'),
    );
    const { reply } = (await answerOf('members-openApp', 'member')) as {
      reply: { parts: OpenedPart[] };
    };
    expect(reply.parts.map(({ name }) => name)).not.toContain('promotions-getPromotions');
    const games = reply.parts.find(({ name }) => name === 'promotions-getGames');
    expect(games).toMatchObject({ error: { status: 'UNAVAILABLE' } });
  });
});
