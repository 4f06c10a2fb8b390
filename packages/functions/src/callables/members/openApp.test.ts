import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { type Client, signedIn } from '../../../testing/calls/client.ts';
import { addressOf, httpCall } from '../../../testing/calls/httpCall.ts';
import { answerOf, stubDependencies } from '../../../testing/calls/stubDependencies.ts';
import { freshClient } from '../../../testing/members/freshClient.ts';
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

/** A member whose record has these changes. */
async function changed(changes: object): Promise<Client> {
  const { client, crmId } = await freshClient();
  await database.doc(`members/${crmId}`).update(changes);
  return client;
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
  await database.doc(`members/${first.crmId}`).set(change, { merge: true });
  return { client, other: second.crmId };
}

async function promotionFree() {
  const { client } = await freshClient();
  await client.call('users-setSaferGambling', { change: { promotionFree: 'on' } });
  return client;
}

async function withChosenMembership() {
  const { client, other } = await withTwoRecords({});
  await client.call('users-chooseMembership', { crmId: other });
  return client;
}

async function withoutRecord() {
  const { client, crmId } = await freshClient();
  await database.doc(`members/${crmId}`).delete();
  return client;
}

const OF_NO_CASINO = [MEMBER, 'promotions-getGames', 'vouchers-getAllVouchers'];
const OF_TWO = [MEMBER, ...OF_CASINO.slice(0, 1), MEMBER, ...OF_CASINO.slice(1)];
const FIRST_BLOCKED = { membership_type_id: 45 };

describe('what opens in one call is what opens in many', () => {
  it.each<[string, () => Promise<Client>, readonly string[]]>([
    ['a member of casino 17, which 6 runs', () => signedIn('king'), EVERYTHING],
    ['a suspended member, whom the record tells it', () => signedIn('suspended'), [MEMBER]],
    ['a member with another block', () => signedIn('temporary'), [MEMBER]],
    ['a member in promotion-free mode', promotionFree, EVERYTHING],
    ['a member without a home casino', () => changed({ home_casino: null }), OF_NO_CASINO],
    ['a casino that no longer exists', () => changed({ home_casino: 99 }), EVERYTHING],
    ['a login whose record was deleted', withoutRecord, [MEMBER]],
    ['the membership that the member has chosen', withChosenMembership, EVERYTHING],
    [
      'a member whose first record is blocked',
      async () => (await withTwoRecords(FIRST_BLOCKED)).client,
      OF_TWO,
    ],
    [
      'a member whose first record is suspended, which follows the person',
      async () => (await withTwoRecords({ suspended: true })).client,
      [MEMBER],
    ],
  ])('for %s', async (_, clientOf, parts) => {
    expect(await openedParts(await clientOf())).toEqual(parts);
  });

  it('in another language', async () => {
    expect(await openedParts(await signedIn('jack'), 'zh-Hans')).toEqual(EVERYTHING);
  });
});

describe('members-openApp', () => {
  it('replies with the fields of the profile that a session needs', async () => {
    const { client, location, crmId, customerNumber } = await freshClient();
    const { profile } = await client.call('members-openApp', null);
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
