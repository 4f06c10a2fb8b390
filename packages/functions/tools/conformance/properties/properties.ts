import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { must, mustEqual, mustHaveStatus } from '../outcomes.ts';
import { newKey, newMember, newRegistration, readMember, update } from '../requests.ts';
import { given } from '../testData.ts';
import { propertyCase } from './property.ts';
import { answers, ids, instantText, persons } from './values.ts';

/** More than the ids of a page of any screen, and at most what a request can have. */
const LONG_LIST = { minLength: 0, maxLength: 99 };

/** Rules that hold for any value: odd names, long lists, odd times, and ids at their limits. */
export const PROPERTY_CASES: readonly Case[] = [
  propertyCase(
    {
      id: 'any-unknown-id',
      service: 'content',
      rule: 'G-13',
      requirement: 'findGame and findEvent reply 404 to any unknown id.',
    },
    fc.tuple(ids, fc.stringMatching(/^[a-z0-9-]{1,60}(\/[a-z0-9-]{1,60}){0,2}$/)),
    async ({ content }, [gameId, uri]) => {
      const name = `unknown-${gameId}`.slice(0, 64);
      mustHaveStatus(404, await content.send('findGame', { params: { gameId: name } }));
      mustHaveStatus(404, await content.send('findEvent', { query: { uri: `unknown/${uri}` } }));
    },
  ),
  propertyCase(
    {
      id: 'any-since',
      service: 'content',
      rule: 'C-10',
      requirement: 'listEvents has the events that end at any `since` or later.',
    },
    fc.tuple(
      fc.nat({ max: 10_000 }),
      fc.constantFrom(-1_440, -1, 0, 1, 60, 1_440),
      fc.constantFrom('Z', '+14:00', '-12:00', '+05:45'),
    ),
    async ({ content, sample }, [index, minutes, offset]) => {
      const near = await eventAt(sample, index);
      const { venueId } = near;
      const since = instantText(Date.parse(near.endsAt) + minutes * 60_000, offset, 3);
      const wanted = (await sample.events())
        .filter((each) => each.venueId === venueId && isAtOrAfter(each.endsAt, since))
        .map(({ id }) => id);
      const pages = await content.pages('listEvents', { params: { venueId }, query: { since } });
      const found = pages.flatMap(({ body }) => body.items.map(({ id }) => id));
      mustEqual(found.toSorted(), wanted.toSorted(), `the events since ${since}`, pages.slice(-1));
    },
  ),
  propertyCase(
    {
      id: 'any-offset',
      service: 'content',
      rule: 'G-06',
      requirement: 'listEvents has the same events for two texts of one instant.',
    },
    fc.tuple(
      fc.nat({ max: 10_000 }),
      fc.constantFrom('+14:00', '-12:00', '+05:45', '-00:00'),
      fc.constantFrom(0, 3, 6, 9),
    ),
    async ({ content, sample }, [index, offset, decimals]) => {
      const event = await eventAt(sample, index);
      const end = Math.floor(Date.parse(event.endsAt) / 1_000) * 1_000;
      const params = { venueId: event.venueId };
      const load = (since: string) => content.ok('listEvents', { params, query: { since } });
      const [plain, odd] = [new Date(end).toISOString(), instantText(end, offset, decimals)];
      const [wanted, came] = [await load(plain), await load(odd)];
      const isSame = JSON.stringify(came.body.items) === JSON.stringify(wanted.body.items);
      must(isSame, `the same events as since ${plain}`, [wanted, came], `others since ${odd}`);
    },
  ),
  propertyCase(
    {
      id: 'any-ids',
      service: 'members',
      rule: 'M-01',
      requirement: 'findMembers finds a member among many ids of any length.',
    },
    fc.array(ids, LONG_LIST),
    async ({ members, data }, others) => {
      const { crmId } = given(data, 'member');
      const unknown = others.map((id) => `no-${id}`.slice(0, 64)).filter((id) => id !== crmId);
      const middle = Math.floor(unknown.length / 2);
      const crmIds = [...unknown.slice(0, middle), crmId, ...unknown.slice(middle)];
      const reply = await members.ok('findMembers', { body: { crmIds } });
      const found = reply.body.records.map(({ member }) => member.id);
      mustEqual(found, [crmId], 'the ids', reply);
    },
  ),
  propertyCase(
    {
      id: 'any-person',
      service: 'members',
      rule: 'G-20',
      requirement: 'A registered name of any script is returned as it was sent.',
      writes: true,
    },
    persons,
    async (kit, { firstName, lastName, dob, local, mobile, marketing, at }) => {
      const { values, ...rest } = newRegistration(kit);
      const email = `${local}-${randomUUID()}@casino.test`;
      const consents = { ...values.consents, marketing };
      const changed = { ...values, firstName, lastName, dob, email, mobile, consents };
      const body = { ...rest, values: changed, at };
      const reply = await kit.members.ok('register', { body }, { key: newKey() });
      const read = await readMember(kit, reply.body.membership.crmId);
      const { first_name, last_name, email: stored, phone_mobile } = read.member;
      const actual = {
        first_name,
        last_name,
        email: stored,
        phone_mobile,
        dob: read.record.dateOfBirth,
      };
      const wanted = {
        first_name: firstName,
        last_name: lastName,
        email,
        phone_mobile: mobile,
        dob,
      };
      mustEqual(actual, wanted, 'the registered values', read.reply);
    },
  ),
  propertyCase(
    {
      id: 'any-answer',
      service: 'members',
      rule: 'M-26',
      requirement: 'An answer with any wording and time is returned as it was sent.',
      writes: true,
    },
    answers,
    async (kit, answer) => {
      const { crmId } = await newMember(kit, {
        consents: { over18: true, terms: true, marketing: [] },
      });
      await update(kit, crmId, { consents: [answer] });
      const { member, reply } = await readMember(kit, crmId);
      const shown = ({ at, ...each }: typeof answer) => ({ ...each, at: Date.parse(at) });
      const stored = (member.consents ?? []).map(({ topic, given: yes, wording, at }) =>
        shown({ topic, given: yes, wording, at }),
      );
      const { topic, given: yes, wording, at } = answer;
      mustEqual(stored, [shown({ topic, given: yes, wording, at })], 'the answers', reply);
    },
  ),
];

/** One of the events of the group. */
async function eventAt({ events, event }: Kit['sample'], index: number) {
  const all = await events();
  return all[index % Math.max(all.length, 1)] ?? (await event());
}

/** Compares the whole milliseconds: texts can have more decimals. */
function isAtOrAfter(end: string, since: string): boolean {
  return Date.parse(end) >= Date.parse(since);
}
