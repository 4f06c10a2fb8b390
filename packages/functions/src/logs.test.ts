import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { format } from 'node:util';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callablesApp } from '../local/callables/callablesApp.ts';
import { HOST, PROJECT_ID } from '../local/settings/project.ts';
import { pointAtBackend } from '../testing/backend/pointAtBackend.ts';
import { signedOut } from '../testing/calls/client.ts';
import { newAddress } from '../testing/calls/clientAddress.ts';
import { type HttpInit, httpCall } from '../testing/calls/httpCall.ts';
import { MARKED_WORDS, REQUESTS } from '../testing/calls/requestsOf.ts';
import { type MarkedMember, markedMember } from '../testing/members/markedMember.ts';
import { addTestDevices, isOfTill, tillCaller } from '../testing/till/tillCallers.ts';
import { services } from './composition/services.ts';
import type { CallableName } from './contract/catalogue/callableTypes.ts';
import * as contracts from './contract/catalogue/contracts.ts';
import { FUNCTIONS_REGION } from './contract/limits.ts';
import { OPENING_PARTS } from './contract/members/openingParts.ts';
import { setTimeLimits } from './runtime/timeLimits.ts';

const { lines } = vi.hoisted(() => ({ lines: [] as string[] }));

// Before the SDK's logger is loaded, because it keeps a reference to the console's method.
vi.hoisted(() => {
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    console[level] = (...words: unknown[]) => {
      lines.push(format(...words));
    };
  }
});

const TRACEPARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00';
const NAMES = Object.keys(REQUESTS) as CallableName[];

let origin: string;
let schedules: typeof import('./index.ts').schedules;
beforeAll(async () => {
  pointAtBackend();
  await addTestDevices();
  setTimeLimits({ evenTimeMinMs: 0, evenTimeJitterMs: 0 });
  const { schedules: ran, ...groups } = await import('./index.ts');
  schedules = ran;
  const all: Record<string, Record<string, HttpsFunction>> = groups;
  const server = callablesApp(all).listen(0, HOST);
  await once(server, 'listening');
  afterAll(() => server.close());
  origin = `http://${HOST}:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  lines.length = 0;
  vi.restoreAllMocks();
});

/** Calls from a network address that is personal data too. Waits for the log line of the call. */
async function callAs(
  who: MarkedMember | null,
  name: CallableName,
  init: HttpInit,
): Promise<{ readonly httpStatus: number; readonly address: string }> {
  const address = newAddress();
  const earlier = lines.length;
  const client = who?.client ?? signedOut();
  const headers = { 'X-Forwarded-For': address, traceparent: TRACEPARENT, ...init.headers };
  const url = `${origin}/${PROJECT_ID}/${FUNCTIONS_REGION}/${name}`;
  const { httpStatus } = await httpCall(client, url, { ...init, headers });
  await vi.waitFor(() =>
    expect(lines.slice(earlier).some((line) => line.includes(`"callable":"${name}"`))).toBe(true),
  );
  return { httpStatus, address };
}

const body = (data: unknown): HttpInit => ({ body: JSON.stringify({ data }) });

function expectNothingOf({ email, marks }: MarkedMember, addresses: readonly string[]) {
  const text = lines.join('\n');
  for (const mark of [email, ...marks, ...addresses]) expect(text).not.toContain(mark);
}

/** Makes every service method fail with an error that contains the member's data. */
function breakServices({ marks, email }: MarkedMember) {
  for (const service of Object.values(services)) {
    for (const method of Object.keys(service)) {
      vi.spyOn(service as Record<string, () => unknown>, method).mockImplementation(async () => {
        throw Object.assign(new TypeError(`${email} ${marks.join(' ')}`), {
          details: email,
          response: email,
        });
      });
    }
  }
}

it('calls every callable of the contract', () => {
  const deployed = Object.values(contracts).flatMap((exported) =>
    typeof exported === 'object' && 'request' in exported ? [exported.name] : [],
  );
  expect(NAMES.toSorted()).toEqual(deployed.toSorted());
});

/** A member whose data are in the request, with the client that may send it. */
async function markedCaller(name: CallableName): Promise<MarkedMember> {
  const member = await markedMember();
  return isOfTill(name) ? { ...member, client: await tillCaller(name) } : member;
}

describe.each(NAMES)('§6 the log of a call of %s', (name) => {
  it('has one line without personal data for a success, an error and a malformed request', async () => {
    const member = await markedCaller(name);
    const right = REQUESTS[name](member);
    const outcomes = [
      await callAs(null, name, body(right)),
      await callAs(member, name, body({ ...right, extra: member.marks })),
      await callAs(member, name, body({ ...right, '@type': member.email })),
      await callAs(member, name, { body: `{"data":"${member.marks.join('')}` }),
      await callAs(member, name, {
        ...body(right),
        headers: { Authorization: `Bearer ${member.email}` },
      }),
      await callAs(member, name, body(right)),
    ];
    expect(outcomes.map(({ httpStatus }) => httpStatus)).toEqual([
      expect.any(Number),
      400,
      400,
      400,
      401,
      200,
    ]);
    expectNothingOf(
      member,
      outcomes.map(({ address }) => address),
    );
    // Each part of an opening has a line of its own.
    const logged = name === 'members-openApp' ? [name, ...OPENING_PARTS] : [name];
    for (const line of lines.filter((each) => each.includes('"callable":'))) {
      expect(JSON.parse(line)).toMatchObject({
        callable: expect.toBeOneOf(logged),
        reference: '4BF92F35',
        'logging.googleapis.com/trace': `projects/${PROJECT_ID}/traces/${TRACEPARENT.split('-')[1]}`,
      });
    }
  });

  it('has one line without personal data for an internal error that contains them', async () => {
    const member = await markedCaller(name);
    breakServices(member);
    const outcome = await callAs(member, name, body(REQUESTS[name](member)));
    expect([200, 500]).toContain(outcome.httpStatus);
    expectNothingOf(member, [outcome.address]);
  });
});

describe('§6 the log of an e-mail that the mail server rejects with the reader’s address', () => {
  const SENDING = [
    'members-registerAccount',
    'members-submitTicket',
    'users-createUser',
    'users-deleteAccount',
    'users-sendPasswordReset',
  ] satisfies CallableName[];

  it.each(SENDING)('%s: has one line per e-mail, without personal data', async (name) => {
    const member = await markedMember();
    vi.spyOn(services.mailer, 'send').mockImplementation(async ({ to }) => {
      const answer = `451 <${to}> ${member.marks.join(' ')}`;
      throw Object.assign(new Error(answer), {
        code: 'EENVELOPE',
        responseCode: 451,
        response: answer,
        command: 'RCPT TO',
      });
    });
    const { address } = await callAs(member, name, body(REQUESTS[name](member)));
    expect(lines.some((line) => line.includes('"outcome":"waits"'))).toBe(true);
    for (const schedule of Object.values(schedules)) {
      await Promise.resolve(schedule.run({ scheduleTime: new Date().toISOString() }));
    }
    expectNothingOf(member, [address]);
  });
});

it('§6 the check finds logged personal data', async () => {
  const member = await markedMember();
  const { info } = await import('firebase-functions/logger');
  info(MARKED_WORDS.comments, { by: member.email });
  expect(() => expectNothingOf(member, [])).toThrow(member.email);
});
