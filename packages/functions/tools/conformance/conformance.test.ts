import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoContent } from '../../local/seed/demoContent.ts';
import { accessToken } from '../../src/adapters/http/accessToken.ts';
import { contentHttpService } from '../../src/contract/http/content.ts';
import { memberHttpService } from '../../src/contract/http/members.ts';
import type { Operation } from '../../src/contract/http/operation.ts';
import { INCENTIVE_BREACHES } from '../../src/contract/incentiveRule.ts';
import { type OwnReference, ownReference } from '../../testing/backend/ownReference.ts';
import type { Case } from './case.ts';
import { CASES } from './cases/cases.ts';
import { isOf, onReply, pathOf } from './faults/fault.ts';
import { faults } from './faults/faults.ts';
import { startFaultyServer } from './faults/faultyServer.ts';
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

let reference: OwnReference;
beforeAll(async () => {
  reference = await ownReference(clockChanges());
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

/** The results of these cases at this address. */
async function resultsAt(url: string, cases: readonly Case[]): Promise<readonly Result[]> {
  const target = { url, token: accessToken({ token: reference.token }), limitMs: LIMIT_MS };
  const kit = kitOf({ content: target, members: target }, DATA);
  const results: Result[] = [];
  for await (const result of runCases(cases, kit)) results.push(result);
  return results;
}

/** The failed cases, and those that were not tested, with the reason. */
function shortcomings(results: readonly Result[]): Record<string, string> {
  return Object.fromEntries(
    results.flatMap((each) => {
      if (each.outcome === 'passed') return [];
      return [[each.case.id, each.outcome === 'failed' ? each.expected : each.reason]];
    }),
  );
}

it('the Firestore implementation meets every requirement of the contract', async () => {
  expect(shortcomings(await resultsAt(reference.url, CASES))).toEqual({});
});

it('each case has a unique id, and one fault', () => {
  const ids = CASES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(FAULTS.map(({ fails }) => fails).toSorted()).toEqual(ids.toSorted());
});

describe('an incentive that the rule forbids', () => {
  const WAGERED = { productTypes: ['casino'], freeChoice: false, wageringTimes: 11 };
  const MIXED = { productTypes: ['casino', 'betting'], freeChoice: false, wageringTimes: 0 };

  it.each([
    ['a promotion', 'format-listEvents', '/events', WAGERED, 'wagering-too-high'],
    ['a promotion', 'format-listEvents', '/events', MIXED, 'mixed-products'],
    ['a prize', 'format-findGamePrizes', '/prizes', WAGERED, 'wagering-too-high'],
    ['a prize', 'format-findGamePrizes', '/prizes', MIXED, 'mixed-products'],
    ['an offer', 'format-findVouchersOf', '/vouchers', WAGERED, 'wagering-too-high'],
    ['an offer', 'format-findVouchersOf', '/vouchers', MIXED, 'mixed-products'],
  ] as const)(
    'of %s fails %s with the sentence of the rule',
    async (_, id, path, incentive, breach) => {
      const faulty = await startFaultyServer(
        reference.url,
        onReply((reply, request) =>
          pathOf(request).endsWith(path)
            ? {
                ...reply,
                body: reply.body.replaceAll(
                  /"incentive":\{[^}]*\}/g,
                  `"incentive":${JSON.stringify(incentive)}`,
                ),
              }
            : reply,
        ),
      );
      const cases = CASES.filter((each) => each.id === id);
      const failed = shortcomings(await resultsAt(faulty.url, cases));
      await faulty.close();
      expect(failed[id]).toContain(INCENTIVE_BREACHES[breach]);
    },
  );
});

describe('a service with a fault', () => {
  /** The cases that use an operation. A fault of it cannot fail other cases. */
  const users = new Map<Operation, Set<Case>>();
  beforeAll(async () => {
    for (const each of CASES) {
      const recorder = await startFaultyServer(reference.url, (request, forward) => {
        const used = OPERATIONS.find((operation) => isOf(operation, request));
        if (used) users.set(used, new Set(users.get(used)).add(each));
        return forward(request);
      });
      await resultsAt(recorder.url, [each]);
      await recorder.close();
    }
  });

  it.each(FAULTS)('fails $fails alone if $fault', async ({ fails, operation, serve }) => {
    const faulty = await startFaultyServer(reference.url, (request, forward) =>
      isOf(operation, request) ? serve(request, forward) : forward(request),
    );
    const results = await resultsAt(faulty.url, [...(users.get(operation) ?? [])]);
    await faulty.close();
    expect(Object.keys(shortcomings(results))).toEqual([fails]);
  });
});
