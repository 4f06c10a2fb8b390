// @module-tag all
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OwnBackend, ownBackend } from '../testing/backend/ownBackend.ts';
import { type Client, signedIn, signedOut } from '../testing/calls/client.ts';
import { type AddedMember, addMember } from '../testing/members/addMember.ts';
import { newEmail } from '../testing/members/newEmail.ts';
import { newTicket } from '../testing/members/newTicket.ts';
import { database } from './adapters/firebase.ts';
import { idOfSubmission } from './pipeline/submissions.ts';

/** The errors allowed while the store is down: the member can retry. */
const HONEST = /^functions\/(unavailable|deadline-exceeded|internal)$/;

/** Shorter than in production, and longer than a slow reply of the test's store. */
const WAITS = { probeStoreEveryMs: 1_500, probeTimeoutMs: 4_500 };
const SILENCE_MS = WAITS.probeStoreEveryMs + WAITS.probeTimeoutMs;

let own: OwnBackend;
let member: AddedMember;
let client: Client;
beforeAll(async () => {
  own = await ownBackend(WAITS);
  member = await addMember(own.addresses);
  client = await signedIn(member.email, own.addresses.functions);
});
afterEach(() => {
  own.connection.isCut = false;
  own.connection.delayMs = 0;
});

const getMember = () => client.call('members-getMember', { location: member.location });

async function outcomeOf(call: Promise<unknown>) {
  const startedAt = performance.now();
  const code = await call.then(
    () => 'ok',
    (error: { code: string }) => error.code,
  );
  return { code, seconds: (performance.now() - startedAt) / 1_000 };
}

describe('a slow document store', () => {
  it('delays calls without failing them', async () => {
    own.connection.delayMs = 200;
    const { code, seconds } = await outcomeOf(getMember());
    expect(code).toBe('ok');
    expect(seconds).toBeGreaterThan(0.4);
  });

  it('§9.12 is waited for longer than a silent one', async () => {
    own.connection.delayMs = 1_900;
    const { code, seconds } = await outcomeOf(getMember());
    expect(code).toBe('ok');
    expect(seconds).toBeGreaterThan(SILENCE_MS / 1_000);
  }, 60_000);
});

const ticket = () => newTicket({ email: newEmail('faults') });

const idOf = ({ submissionId, values }: ReturnType<typeof ticket>) =>
  idOfSubmission('members-submitTicket', submissionId, values);

describe('a document store killed under load', () => {
  it('keeps every acknowledged ticket, and the other calls failed with an error', async () => {
    const acknowledged: string[] = [];
    const refused: string[] = [];
    let running = true;
    const visitors = Array.from({ length: 12 }, async () => {
      while (running) {
        const visitor = signedOut(own.addresses.functions);
        const request = ticket();
        const { code } = await outcomeOf(visitor.call('members-submitTicket', request));
        if (code === 'ok') acknowledged.push(idOf(request));
        else refused.push(code);
      }
    });
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(30), { timeout: 20_000 });
    await own.killStore();
    const before = acknowledged.length;
    await sleep(500);
    await own.reviveStore();
    const enough = () => expect(acknowledged.length).toBeGreaterThan(before + 30);
    await vi.waitFor(enough, { timeout: 30_000 });
    running = false;
    await Promise.all(visitors);
    for (const code of refused) expect(code).toMatch(HONEST);
    const kept = await database().collection('tickets').get();
    const there = new Set(kept.docs.map(({ id }) => id));
    expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
  }, 120_000);
});

describe('an unreachable document store', () => {
  it('fails calls within seconds, and recovers when it is back', async () => {
    await getMember();
    own.connection.cut();
    const outcomes = await Promise.all([
      outcomeOf(getMember()),
      outcomeOf(client.call('members-getVenue', { venueId: 6 })),
      outcomeOf(
        client.call('members-updateProfile', {
          location: member.location,
          crmId: member.crmId,
          values: { phone_mobile: '+447700900111' },
        }),
      ),
    ]);
    for (const { code, seconds } of outcomes) {
      expect(code).toMatch(HONEST);
      expect(seconds).toBeLessThan(SILENCE_MS / 1_000 + 2);
    }
    own.connection.isCut = false;
    await expect
      .poll(async () => (await outcomeOf(getMember())).code, { timeout: 20_000 })
      .toBe('ok');
  }, 60_000);
});
