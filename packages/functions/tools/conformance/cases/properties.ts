import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { type Case, type Check, type Kit, readingCases, writingCases } from '../kit.ts';
import { newMember, newRegistration, readMember, registered, update } from '../newMembers.ts';
import { must, mustEqual, mustHaveStatus, Unmet } from '../outcomes.ts';
import { given } from '../testData.ts';
import { answers, ids, instantText, persons } from './values.ts';

/** More than the ids of a page of any screen, and at most what a request can have. */
const LONG_LIST = { minLength: 0, maxLength: 99 };

const anyIndex = fc.nat({ max: 10_000 });

/** Rules that hold for any value: odd names, long lists, odd times, and ids at their limits. */
export const PROPERTY_CASES: readonly Case[] = [
  ...readingCases('content', {
    'G-13 any-unknown-id: findGame and findEvent reply 404 to any unknown id.': forAny(
      fc.tuple(ids, fc.stringMatching(/^[a-z0-9-]{1,60}(\/[a-z0-9-]{1,60}){0,2}$/)),
      async ({ content }, [id, path]) => {
        const gameId = `unknown-${id}`.slice(0, 64);
        const uri = `unknown/${path}`;
        mustHaveStatus(404, await content.send('findGame', { params: { gameId } }));
        mustHaveStatus(404, await content.send('findEvent', { query: { uri } }));
      },
    ),
    'C-10 any-since: listEvents has the events that end at any `since` or later.': forAny(
      fc.tuple(
        anyIndex,
        fc.constantFrom(-1_440, -1, 0, 1, 60, 1_440),
        fc.constantFrom('Z', '+14:00', '-12:00', '+05:45'),
      ),
      async ({ content, sample }, [index, minutes, offset]) => {
        const { venueId, endsAt } = await eventAt(sample, index);
        const since = instantText(Date.parse(endsAt) + minutes * 60_000, offset, 3);
        const wanted = (await sample.events())
          .filter((each) => each.venueId === venueId)
          .filter((each) => Date.parse(each.endsAt) >= Date.parse(since))
          .map(({ id }) => id);
        const pages = await content.pages('listEvents', {
          params: { venueId },
          query: { since },
        });
        const found = pages.flatMap(({ body }) => body.items.map(({ id }) => id));
        const last = pages.slice(-1);
        mustEqual(found.toSorted(), wanted.toSorted(), `the events since ${since}`, last);
      },
    ),
    'G-06 any-offset: listEvents has the same events for two texts of one instant.': forAny(
      fc.tuple(
        anyIndex,
        fc.constantFrom('+14:00', '-12:00', '+05:45', '-00:00'),
        fc.constantFrom(0, 3, 6, 9),
      ),
      async ({ content, sample }, [index, offset, decimals]) => {
        const { venueId, endsAt } = await eventAt(sample, index);
        const end = Math.floor(Date.parse(endsAt) / 1_000) * 1_000;
        const load = (since: string) =>
          content.ok('listEvents', { params: { venueId }, query: { since } });
        const [plain, odd] = [new Date(end).toISOString(), instantText(end, offset, decimals)];
        const [wanted, came] = [await load(plain), await load(odd)];
        const isSame = JSON.stringify(came.body.items) === JSON.stringify(wanted.body.items);
        const expected = `the same events as since ${plain}`;
        must(isSame, expected, [wanted, came], `others since ${odd}`);
      },
    ),
  }),
  ...readingCases('members', {
    'M-01 any-ids: findMembers finds a member among many ids of any length.': forAny(
      fc.array(ids, LONG_LIST),
      async ({ members, data }, others) => {
        const { crmId } = given(data, 'member');
        const unknown = others.map((id) => `no-${id}`.slice(0, 64)).filter((id) => id !== crmId);
        const crmIds = unknown.toSpliced(Math.floor(unknown.length / 2), 0, crmId);
        const reply = await members.ok('findMembers', { body: { crmIds } });
        const found = reply.body.records.map(({ member }) => member.id);
        mustEqual(found, [crmId], 'the ids', reply);
      },
    ),
  }),
  ...writingCases({
    'G-20 any-person: A registered name of any script is returned as it was sent.': forAnyWritten(
      persons,
      async (kit, { local, marketing, at, ...values }) => {
        const email = `${local}-${randomUUID()}@casino.test`;
        const consents = { over18: true as const, terms: true as const, marketing };
        const body = { ...newRegistration(kit, { ...values, email, consents }), at };
        const { crmId } = (await registered(kit, body)).body.membership;
        const { member, record, reply } = await readMember(kit, crmId);
        const names = [member.first_name, member.last_name];
        const came = [...names, member.email, member.phone_mobile, record.dateOfBirth];
        const { firstName, lastName, mobile, dob } = values;
        const wanted = [firstName, lastName, email, mobile, dob];
        mustEqual(came, wanted, 'names, address, number and date of birth', reply);
      },
    ),
    'M-26 any-answer: An answer with any wording and time is returned as it was sent.':
      forAnyWritten(answers, async (kit, { topic, given: yes, wording, at }) => {
        const consents = { over18: true as const, terms: true as const, marketing: [] };
        const { crmId } = await newMember(kit, { consents });
        await update(kit, crmId, { consents: [{ topic, given: yes, wording, at }] });
        const { history, reply } = await readMember(kit, crmId);
        const stored = history.map((each) => [
          each.topic,
          each.given,
          each.wording,
          Date.parse(each.at),
        ]);
        mustEqual(stored, [[topic, yes, wording, Date.parse(at)]], 'the answers', reply);
      }),
  }),
];

/** One of the events of the group. */
async function eventAt({ events, event }: Kit['sample'], index: number) {
  const all = await events();
  return all[index % Math.max(all.length, 1)] ?? (await event());
}

type CheckOf<T> = (kit: Kit, value: T) => Promise<void>;

/** A check that holds for generated values. It fails with the smallest value that shows it. */
function forAny<T>(values: fc.Arbitrary<T>, check: CheckOf<T>): Check {
  return holding(values, check, { numRuns: 6, endOnFailure: false });
}

/** The same for values that change data. They are not made smaller: that would register many members. */
function forAnyWritten<T>(values: fc.Arbitrary<T>, check: CheckOf<T>): Check {
  return holding(values, check, { numRuns: 5, endOnFailure: true });
}

/** The values are from the seed of the kit. */
function holding<T>(
  values: fc.Arbitrary<T>,
  check: CheckOf<T>,
  options: { readonly numRuns: number; readonly endOnFailure: boolean },
): Check {
  return async (kit) => {
    const { seed } = kit;
    const property = fc.asyncProperty(values, (value) => check(kit, value));
    const outcome = await fc.check(property, { seed, ...options });
    if (!outcome.failed) return;
    const { errorInstance: error, numRuns } = outcome;
    if (!(error instanceof Unmet)) throw error;
    const which = `(seed ${seed}, value ${numRuns} of ${options.numRuns})`;
    const differences = error.differences.map((difference) => ({
      ...difference,
      expected: `${difference.expected} ${which}`,
    }));
    throw new Unmet(differences, error.exchanges);
  };
}
