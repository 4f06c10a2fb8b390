import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallableName } from '../../src/contract/catalogue/callableTypes.ts';
import { testBackend } from '../../testing/backend/testBackend.ts';
import { TEST_TIME_LIMITS } from '../../testing/backend/testTimeLimits.ts';
import { signedIn, signedOut } from '../../testing/calls/client.ts';
import { REQUESTS } from '../../testing/calls/requestsOf.ts';
import { freshGame } from '../../testing/games/freshGame.ts';
import { optedIn, spinOf } from '../../testing/games/spinning.ts';
import type { AddedMember } from '../../testing/members/addMember.ts';
import { freshMember } from '../../testing/members/freshMember.ts';
import { joining } from '../../testing/members/joining.ts';
import { startCallables } from '../callables/startCallables.ts';
import type { Child } from '../child/startChild.ts';
import { HOST } from '../settings/project.ts';
import { REMOTE_TIME_LIMITS } from './remoteTimeLimits.ts';
import { startReference } from './startReference.ts';

/**
 * The reads whose reply does not come from the group's services alone: a document of the login, a link with a secret, and
 * the records of the product's own tills.
 */
const OWN_READS: readonly CallableName[] = [
  'users-getBaseAccount',
  'wallet-getWalletPass',
  'till-getDay',
];

const READS = (Object.keys(REQUESTS) as CallableName[]).filter(
  (name) => name.includes('-get') && !OWN_READS.includes(name),
);

let reference: Child;
let callables: Child;
/** The origin of callables that use the reference server, with the documents of the test run. */
let remote: string;

beforeAll(async () => {
  reference = await startReference({ port: 0, addresses: testBackend() });
  callables = await startCallables({
    port: 0,
    addresses: testBackend(),
    remote: `http://${HOST}:${reference.port}`,
    timeLimits: { ...TEST_TIME_LIMITS, ...REMOTE_TIME_LIMITS },
  });
  remote = `http://${HOST}:${callables.port}`;
});
afterAll(() => Promise.all([callables.stop(), reference.stop()]));

/** A reply without the time at which it was made. */
function withoutNow(reply: object | undefined) {
  const { now, ...rest }: { readonly now?: string } = { ...reply };
  return rest;
}

describe('the callables on the reference server', () => {
  let member: AddedMember;
  beforeAll(async () => {
    member = await freshMember();
  });

  it.each(READS)('%s replies as on the Firestore implementation', async (name) => {
    const person = { ...member, firstName: 'Jack', lastName: 'Sample', dob: '1984-06-15' };
    const request = REQUESTS[name](person);
    const [own, overHttp] = await Promise.all(
      [testBackend().functions, remote].map(async (origin) =>
        (await signedIn(member.email, origin)).call(name, request as never),
      ),
    );
    expect(withoutNow(overHttp)).toEqual(withoutNow(own));
  });

  it('a changed mobile number is stored', async () => {
    const client = await signedIn(member.email, remote);
    const { location, crmId } = member;
    const values = { phone_mobile: '+447700900555' };
    await client.call('members-updateProfile', { location, crmId, values });
    const own = await signedIn(member.email);
    const { result } = await own.call('members-getMember', { location });
    expect(result.phone_mobile).toBe('+447700900555');
  });

  it('a registration succeeds, and its repetition has the same number', async () => {
    const client = signedOut(remote);
    const request = joining(`remote-${crypto.randomUUID()}@demo.test`);
    const first = await client.call('members-registerAccount', request);
    expect(first).toMatchObject({ success: true, customerNumber: expect.any(String) });
    expect(await client.call('members-registerAccount', request)).toEqual(first);
  });

  it('a spin of a new game wins its prize', async () => {
    const game = await freshGame({ prizes: [{ name: 'Tea', win: true }] });
    await optedIn(member, game.id);
    const client = await signedIn(member.email, remote);
    expect(await spinOf(member, game.id, undefined, client)).toMatchObject({ success: true });
  });
});
