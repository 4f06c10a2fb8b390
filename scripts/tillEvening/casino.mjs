// The casino of the evening: its callables with a clock that the evening moves, its network, its staff and its vouchers.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createCallableClient } from '../../packages/app/src/lib/calls/callable.ts';
import { callablesApp } from '../../packages/functions/local/callables/callablesApp.ts';
import { DEMO_PIN } from '../../packages/functions/local/seed/staff.ts';
import { HOST, PROJECT_ID } from '../../packages/functions/local/settings/project.ts';
import { FUNCTIONS_REGION } from '../../packages/functions/src/contract/limits.ts';
import { inUtc } from '../../packages/functions/src/contract/rules/calendar.ts';
import { shiftClock } from '../../packages/functions/src/runtime/clock.ts';
import { pointAtBackend } from '../../packages/functions/testing/backend/pointAtBackend.ts';
import { testBackend } from '../../packages/functions/testing/backend/testBackend.ts';
import { codeOf } from '../../packages/functions/testing/till/vouchers.ts';

/** Everything in the casino has one address: tills, guests and the thief are on its Wi-Fi. */
const CASINO_ADDRESS = '203.0.113.61';
const MINUTE_MS = 60_000;

let minute = 0;

/** Moves the server's clock to a minute of the evening. */
export function setMinute(next) {
  minute = next;
}

/** Serves all callables from this process, so that its clock can be moved. */
export async function openCasino() {
  pointAtBackend();
  shiftClock(() => minute * MINUTE_MS);
  const { schedules, ...groups } = await import('../../packages/functions/src/index.ts');
  const server = callablesApp(groups).listen(0, HOST);
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const origin = `http://${HOST}:${port}/${PROJECT_ID}/${FUNCTIONS_REGION}`;
  return {
    origin,
    close: () => {
      shiftClock(() => 0);
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A client of the callables, as the staff page has it. `idToken` returns the session, or null without one. */
export function clientAt(origin, idToken) {
  return createCallableClient({
    idToken: async () => idToken(),
    appCheckToken: async () => null,
    language: () => 'en-GB',
    traceparent: () => `00-${randomUUID().replaceAll('-', '')}-0123456789abcdef-01`,
    timeoutMs: 60_000,
    // Hosting passes a call of the page's own origin on to its function.
    fetch: (path, init) =>
      fetch(path.replace('/call', origin), {
        ...init,
        headers: { ...init?.headers, 'X-Forwarded-For': CASINO_ADDRESS },
      }),
  });
}

/** Opens a session by PIN. Returns its ID token, or null if the server refuses the PIN. Rejects with a `RemoteError`. */
export async function signInByPin(origin, device, { uid }, pin = DEMO_PIN) {
  const call = clientAt(origin, () => null);
  const reply = await call('till-signIn', { ...device, staffId: uid, pin });
  if (!reply.success) return null;
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=demo';
  const response = await fetch(`${testBackend().auth}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: reply.token, returnSecureToken: true }),
  });
  return (await response.json()).idToken;
}

/** Adds vouchers of members, each with the code that the member's app shows. */
export async function addVouchers(database, holders, change = {}) {
  const writer = database.bulkWriter();
  const vouchers = holders.map((member) => {
    const id = `evening-${randomUUID()}`;
    const validUntil = change.validUntil ?? inUtc(new Date()).add(7, 'day').toDate();
    void writer.create(database.doc(`vouchers/${id}`), {
      ...{
        id,
        audience: 'personal',
        crmId: member.crmId,
        location: 6,
        code: `DINE-${id.slice(-8)}`,
      },
      ...{ title: 'A drink', summary: '', terms: '', howToRedeem: [], category: 'drinks' },
      incentive: { productTypes: [], freeChoice: false, wageringTimes: 0 },
      ...{ valuePence: 900, usedAt: null, offline: true },
      validFrom: inUtc(new Date()).subtract(1, 'day').toDate(),
      ...change,
      validUntil,
    });
    const { customerNumber } = member;
    return { id, code: codeOf({ id, validUntil }, member), customerNumber };
  });
  await writer.close();
  return vouchers;
}
