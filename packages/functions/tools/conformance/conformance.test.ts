// @module-tag all
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedClock } from '../../local/seed/clock.ts';
import { demoContent } from '../../local/seed/demoContent.ts';
import { vouchers } from '../../local/seed/vouchers.ts';
import { accessToken } from '../../src/adapters/http/accessToken.ts';
import { contentHttpService } from '../../src/contract/http/content.ts';
import { memberHttpService } from '../../src/contract/http/members.ts';
import type { Operation } from '../../src/contract/http/operation.ts';
import { RULES } from '../../src/contract/http/rules/rules.ts';
import { type OwnReference, ownReference } from '../../testing/backend/ownReference.ts';
import { CASES } from './cases/cases.ts';
import { brokenServices } from './faults/brokenServices.ts';
import { type Fault, isOf, onBody, onReply, pathOf } from './faults/fault.ts';
import { faults } from './faults/faults.ts';
import { startFaultyServer } from './faults/faultyServer.ts';
import { keyOfAll } from './faults/writeFaults.ts';
import type { Case, Kit } from './kit.ts';
import { rulesOf } from './reports/report.ts';
import { kitOf, type Result, runCases } from './runCases.ts';
import { readTestData } from './testData.ts';

/** Far above the time of a reply on a busy machine. */
const LIMIT_MS = 1_500;

const DATA = readTestData(
  fileURLToPath(new URL('../../../../docs/conformance.demo.json', import.meta.url)),
);

const OPERATIONS: readonly Operation[] = [
  ...contentHttpService.operations,
  ...memberHttpService.operations,
];

const FAULTS = faults(LIMIT_MS);

/** The cases of redemptions, which a service need not have. */
const OF_TILLS = /redeem|Redemption|^redemptions|reverse|[Oo]ffline/;

/** The only cases that the reference server cannot show: it has no load in this test. */
const NEVER_BUSY = ['retry-after-content', 'retry-after-members'];

let reference: OwnReference;
beforeAll(async () => {
  reference = await ownReference([...clockChanges(), ...offers()]);
});
afterAll(() => reference.stop());

/** An event on the night of each clock change: the demo has a month without events. */
function clockChanges() {
  const event = demoContent(new Date()).find(({ collection }) => collection === 'events');
  if (!event) throw new Error('The demo has no events.');
  return ['2027-03-28T01:30:00Z', '2027-10-31T00:30:00Z'].map((end) => {
    const id = `clocks-${end.slice(0, 10)}`;
    const fields = { ...event.fields, id, uri: id, endsAt: new Date(end) };
    return { path: `events/${id}`, fields };
  });
}

/** More offers to everyone than a page has, which tills redeem without a connection, and which end one after another. */
function offers() {
  const clock = seedClock(new Date());
  const voucher = vouchers(clock)[0];
  if (!voucher) throw new Error('The demo has no vouchers.');
  return Array.from({ length: 25 }, (_, index) => {
    const id = `z-offer-${10 + index}`;
    const validUntil = clock.inDays(20 + index);
    const open = { audience: 'everyone', crmId: null, usedAt: null, location: 6, offline: true };
    const fields = { ...voucher, id, validUntil, ...open };
    return { path: `vouchers/${id}`, fields };
  });
}

/** Changes the titles of the last event and of the last offer, which are on later pages. */
async function changeContent(): Promise<void> {
  const title = `Changed ${crypto.randomUUID()}`;
  for (const path of ['events/clocks-2027-10-31', 'vouchers/z-offer-34']) {
    await reference.database.doc(path).update({ title });
  }
}

/** Runs these cases at this address. */
async function* runAt(url: string, cases: readonly Case[]): AsyncGenerator<Result> {
  const target = { url, token: accessToken({ token: reference.token }), limitMs: LIMIT_MS };
  const kit = kitOf({ content: target, members: target }, DATA, { change: changeContent });
  yield* runCases(cases, kit);
}

/** The results of these cases on the reference server with a fault. */
async function resultsWith(
  serve: Fault['serve'],
  cases: readonly Case[],
): Promise<readonly Result[]> {
  const faulty = await startFaultyServer(reference.url, serve);
  const results: Result[] = [];
  for await (const result of runAt(faulty.url, cases)) results.push(result);
  await faulty.close();
  return results;
}

/** The failed cases, and those that were not tested, with the reason. */
function shortcomings(results: readonly Result[]): Record<string, string> {
  return Object.fromEntries(
    results.flatMap((each) => {
      if (each.outcome === 'passed') return [];
      const failed = each.outcome === 'failed' && each.differences.map(({ expected }) => expected);
      return [[each.case.id, failed ? failed.join('; ') : 'reason' in each ? each.reason : '']];
    }),
  );
}

/** The fault of one operation; others work. */
const only =
  ({ operation, serve }: Pick<Fault, 'operation' | 'serve'>): Fault['serve'] =>
  (request, forward) =>
    isOf(operation, request) ? serve(request, forward) : forward(request);

describe('the rules and the cases of the kit', () => {
  it('each rule has a case, unless no kit can see it', () => {
    const checked = new Set(CASES.map(({ rule }) => rule));
    const visible = RULES.filter(({ unseen }) => unseen === undefined).map(({ id }) => id);
    expect([...checked].toSorted()).toEqual(visible.toSorted());
  });

  it('each case has a unique id and at least one fault, and so has each rule', () => {
    const ids = CASES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const faulty = new Set([...FAULTS.map(({ fails }) => fails), 'key-other-operation']);
    expect([...faulty].toSorted()).toEqual(ids.toSorted());
  });
});

/** The cases that use an operation, from a run without a fault. */
const users = new Map<Operation, Set<Case>>();

it('the Firestore implementation meets every rule of the contract', {
  timeout: 60_000,
}, async () => {
  let running: Case | undefined;
  const recorder = await startFaultyServer(reference.url, (request, forward) => {
    const used = OPERATIONS.find((operation) => isOf(operation, request));
    if (used && running) users.set(used, new Set(users.get(used)).add(running));
    return forward(request);
  });
  const recorded = CASES.map((each) => ({
    ...each,
    check: (kit: Kit) => {
      running = each;
      return each.check(kit);
    },
  }));
  const results: Result[] = [];
  for await (const result of runAt(recorder.url, recorded)) results.push(result);
  await recorder.close();
  expect(Object.keys(shortcomings(results))).toEqual(NEVER_BUSY);
});

const OPTIONAL = {
  'statements of points': { path: /\/points/, cases: /points|Point|^movements/ },
  redemptions: { path: /redemptions|offline-vouchers/, cases: OF_TILLS },
};

it.each(
  [404, 501].flatMap((status) =>
    Object.entries(OPTIONAL).map(([what, of]) => ({ status, what, ...of })),
  ),
)(
  'a service that replies $status has no $what, and breaks no rule',
  async ({ status, path, cases }) => {
    const serve = onReply((reply, request) =>
      path.test(pathOf(request)) ? { ...reply, status, body: '{}' } : reply,
    );
    const own = CASES.filter(({ id }) => cases.test(id));
    const results = await resultsWith(serve, own);
    expect(results.map(({ outcome }) => outcome)).toEqual(own.map(() => 'not tested'));
    const others = CASES.filter(({ id }) => /^token-.*(members|writes)/.test(id));
    expect(shortcomings(await resultsWith(serve, others))).toEqual({});
  },
);

describe('a service that follows the rules in another way', () => {
  it('passes if it replies 429 once, with a second of Retry-After', async () => {
    let isBusy = true;
    const cases = CASES.filter(({ id }) => id === 'lookup-repeated');
    const results = await resultsWith(async (request, forward) => {
      if (!isBusy) return forward(request);
      isBusy = false;
      return { status: 429, headers: { 'retry-after': '1' }, body: '{}' };
    }, cases);
    expect(shortcomings(results)).toEqual({});
  });

  it('passes if the last page of a list is empty', async () => {
    const last = Buffer.from(`900 ${'a'.repeat(43)}`).toString('base64url');
    const serve = onBody((body, { path }) =>
      path.includes(last) ? body : { ...body, next: body.next ?? last },
    );
    const cases = CASES.filter(({ id }) =>
      /^pages-(?!findPoint|findRedemptions)|^own-list|^order-/.test(id),
    );
    expect(shortcomings(await resultsWith(serve, cases))).toEqual({});
  });
});

it('a case of the format reports a wrong reply to another case', async () => {
  const serve = onBody((body) => (body.usedAt ? { ...body, internalCode: 7 } : body));
  const both = ['voucher-same-used', 'format-findVoucher'];
  const [other, format] = both.map((id) => CASES.filter((each) => each.id === id));
  const before = await resultsWith(serve, format ?? []);
  expect(shortcomings(before)).toEqual({});
  const after = await resultsWith(serve, [...(other ?? []), ...(format ?? [])]);
  expect(shortcomings(after)['format-findVoucher']).toMatch(/no field that the description/);
});

describe('a service with a fault', () => {
  const named = FAULTS.map((fault) => {
    const rule = CASES.find(({ id }) => id === fault.fails)?.rule;
    return { ...fault, rule };
  });

  // A case that reads all pages of a list takes long on a busy machine.
  const options = { timeout: 90_000 };
  it.each(named)('breaks $rule, as $fails finds, if $fault', options, async (fault) => {
    const cases = CASES.filter(({ id }) => id === fault.fails);
    const results = await resultsWith(only(fault), cases);
    expect(results.map(({ outcome }) => outcome)).toEqual(['failed']);
    expect(rulesOf(results)).toMatchObject([{ rule: fault.rule, outcome: 'broken' }]);
  });

  it('breaks M-21, as key-other-operation finds, if a key belongs to all operations', async () => {
    const cases = CASES.filter(({ id }) => id === 'key-other-operation');
    const results = await resultsWith(keyOfAll(), cases);
    expect(rulesOf(results)).toMatchObject([{ rule: 'M-21', outcome: 'broken' }]);
  });
});

/** Of the cases that a fault must not fail, every fifth runs: they are most of the time of these tests. */
const SAMPLED = 5;

describe('a service that an engineer wrote from the documents', () => {
  it.each(brokenServices(FAULTS))(
    'breaks $breaks alone if $fault',
    { timeout: 60_000 },
    async (service) => {
      const { operations, serve, breaks } = service;
      const using = new Set(operations.flatMap((operation) => [...(users.get(operation) ?? [])]));
      const cases = [...using].filter(
        ({ rule }, index) => breaks.includes(rule) || index % SAMPLED === 0,
      );
      const results = await resultsWith((request, forward) => {
        const isChanged = operations.some((operation) => isOf(operation, request));
        return isChanged ? serve(request, forward) : forward(request);
      }, cases);
      const broken = rulesOf(results).filter(({ outcome }) => outcome === 'broken');
      expect(broken.map(({ rule }) => rule)).toEqual(breaks);
    },
  );
});
