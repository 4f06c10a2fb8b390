import type { CallableFunction, CallableRequest } from 'firebase-functions/v2/https';
import { vi } from 'vitest';
import { seedClock } from '../../local/seed/clock.ts';
import { DEMO_PERSON_KEY } from '../../local/seed/persons.ts';
import { memberRecords } from '../../local/seed/records.ts';
import { DEMO_LINK_KEY } from '../../local/seed/staff.ts';
import { deployedDependencies } from '../../src/composition/dependencies.ts';
import type { CallableName } from '../../src/contract/catalogue/callableTypes.ts';
import type { Member } from '../../src/contract/member.ts';
import { hashedKey } from '../../src/domain/persons/hashedKey.ts';
import type { Person } from '../../src/domain/ports/persons.ts';
import * as deployed from '../../src/index.ts';
import { setTimeLimits } from '../../src/runtime/timeLimits.ts';
import { REQUESTS } from './requestsOf.ts';

/**
 * A rate limit that a call counts against. `instance`: in the memory of each instance. `shared`: in the store, for
 * all instances together. `subject` is `front`, `caller`, `address`, or the subject that the handler counts.
 */
export type Limit = readonly [
  subject: string,
  where: 'instance' | 'shared',
  calls: number,
  seconds: number,
];

/** The records and settings of the stubbed dependencies. */
interface StubbedDependencies {
  /** Every limit that a call counts against, in order. */
  readonly counted: Limit[];
  /** The keys of `counted`, in the same order. */
  readonly keys: string[];
  /** Every call of a service after the caller is identified: its name and its values without times and random ids. */
  readonly calls: string[];
  /** The subject of the exhausted limit; null if there is none. */
  usedUp: string | null;
}

/**
 * The callers. Each has all that the previous one has, and one thing more. The login of `address changed` has another
 * address at the identity service than our own e-mail verified.
 */
export const CALLERS = [
  'nobody',
  'unverified',
  'address changed',
  'no membership',
  'member',
] as const;
/**
 * `blocked` is a member whose only membership is temporary, `staff` a login with its password, and `till` a session that a PIN
 * opened.
 */
export type Caller = (typeof CALLERS)[number] | 'promotion-free' | 'blocked' | 'staff' | 'till';

const JACK = {
  email: 'jack@demo.test',
  crmId: 'crm-100201',
  customerNumber: '100201',
  location: 6,
  firstName: 'Jack',
  lastName: 'Sample',
  dob: '1984-06-15',
};
const MEMBERSHIP = { location: 6, customerNumber: JACK.customerNumber, crmId: JACK.crmId };
const WITH_MEMBERSHIP: ReadonlySet<Caller> = new Set(['member', 'promotion-free', 'blocked']);
const PROMOTION_FREE = { since: '2026-11-01T09:00:00.000Z', offFrom: null };

const PERSON: Omit<Person, 'saferGambling'> = {
  id: 'person-jack',
  records: { [JACK.crmId]: { block: null, keys: [], traces: [] } },
  proofs: [hashedKey(`address:${JACK.email}`, DEMO_PERSON_KEY)],
  others: {},
  traces: [],
  uids: ['demo-jack'],
  lookedUpAt: new Date().toISOString(),
  resembled: [],
  revision: '1',
  removeAt: null,
};

const CLAIMS = { staff: { role: 'manager', venueIds: [6] } } as const;
const SHIFT = {
  ...CLAIMS,
  staffUid: 'demo-manager',
  deviceId: 'device',
  shiftEndsAt: '2099-01-01T00:00:00.000Z',
};
const CLAIMS_OF: { readonly [C in Caller]?: object } = { staff: CLAIMS, till: SHIFT };

/** Instants, ids, and digests that stand for an id. */
const RANDOM = /\d{4}-\d\d-\d\dT[\d:.]+Z|[\da-f]{8}-[\da-f-]{27}|[\w-]{43}(?=\\*")/g;

/** The services that neither read nor write anything: they stay as they are. */
const WITHOUT_STATE: ReadonlySet<string> = new Set(['keys', 'letters', 'wallets']);

const { services, frontRateLimiter, rateLimiter, sharedRateLimiter } = deployedDependencies;

/**
 * Stubs all dependencies of the deployed callables in this process: rate limits only record, sessions are valid, and
 * every service fails except for those that find a member. Restores all other mocks.
 */
export function stubDependencies(): StubbedDependencies {
  vi.restoreAllMocks();
  vi.stubEnv('PERSON_KEY', DEMO_PERSON_KEY);
  vi.stubEnv('LINK_KEY', DEMO_LINK_KEY);
  setTimeLimits({ evenTimeMinMs: 0, evenTimeJitterMs: 0 });
  const stub: StubbedDependencies = { counted: [], keys: [], calls: [], usedUp: null };
  for (const [name, service] of Object.entries(services)) {
    if (WITHOUT_STATE.has(name)) continue;
    for (const method of Object.keys(service)) {
      const spy = vi.spyOn(
        service as Record<string, (...values: readonly unknown[]) => unknown>,
        method,
      );
      spy.mockImplementation(async (...values: readonly unknown[]) => {
        const text = JSON.stringify(values).replaceAll(RANDOM, '…');
        stub.calls.push(`${method} ${text}`);
        throw new Error('this service is stubbed to fail');
      });
    }
  }
  vi.spyOn(services.members, 'identify').mockResolvedValue(null);
  vi.spyOn(services.pendingRegistrations, 'find').mockResolvedValue(null);
  findsJack();
  for (const [limiter, where, nameOf] of [
    [frontRateLimiter, 'instance', () => 'front'],
    [rateLimiter, 'instance', subjectOf],
    [sharedRateLimiter, 'shared', subjectOf],
  ] as const) {
    vi.spyOn(limiter, 'take').mockImplementation(async (key, { calls, seconds }) => {
      const subject = nameOf(key);
      stub.counted.push([subject, where, calls, seconds]);
      stub.keys.push(key);
      return subject === stub.usedUp ? 30 : 0;
    });
  }
  vi.spyOn(deployedDependencies, 'log').mockReturnValue();
  vi.spyOn(deployedDependencies, 'assertSessionLives').mockResolvedValue(0);
  return stub;
}

/** Lets the member service find the record of the callers, with these changes. */
function findsJack(changes: Partial<Member> = {}): void {
  const [jack] = memberRecords(seedClock(new Date()));
  const found = new Map([[JACK.crmId, { ...jack, ...changes } as unknown as Member]]);
  vi.spyOn(services.members, 'findMembers').mockResolvedValue(found);
}

/** The format of a limiter's key is `<callable>:<caller>`, `<callable>:from:<address>` or `<subject>:<value>`. */
function subjectOf(key: string): string {
  const [subject = '', from] = key.split(':');
  if (!Object.hasOwn(REQUESTS, subject)) return subject;
  return from === 'from' ? 'address' : 'caller';
}

/** A callable as deployed. */
export function callableOf(name: CallableName): CallableFunction<unknown, Promise<unknown>> {
  const groups: Record<string, Record<string, unknown>> = deployed;
  const [group = '', callable = ''] = name.split('-');
  return groups[group]?.[callable] as CallableFunction<unknown, Promise<unknown>>;
}

/** A valid request of a callable. */
export function rightRequest(name: CallableName): object | null {
  return REQUESTS[name](JACK);
}

/**
 * Runs a callable and returns its reply, or the code and reason of its error.
 * @param data by default a valid request
 */
export async function answerOf(
  name: CallableName,
  caller: Caller,
  data: unknown = rightRequest(name),
): Promise<object> {
  const saferGambling = {
    promotionFree: caller === 'promotion-free' ? PROMOTION_FREE : null,
    realityCheckMinutes: null,
  };
  vi.spyOn(services.persons, 'findOf').mockResolvedValue({ ...PERSON, saferGambling });
  vi.spyOn(services.profiles, 'find').mockResolvedValue({
    uid: 'demo-jack',
    emailAddress: JACK.email,
    emailVerified: true,
    country: 'gb',
    gameOptin: [],
    personId: PERSON.id,
    memberships: WITH_MEMBERSHIP.has(caller) ? [MEMBERSHIP] : [],
    saferGambling,
  });
  const email = caller === 'address changed' ? 'changed@demo.test' : JACK.email;
  vi.spyOn(services.identities, 'find').mockResolvedValue({
    uid: 'demo-jack',
    email,
    emailVerified: caller !== 'unverified',
    hasPassword: true,
  });
  if (caller === 'blocked') findsJack({ membership_type_id: 34 });
  stubShift();
  const uid = caller === 'till' ? 'till-session' : 'demo-jack';
  const token = {
    email,
    email_verified: caller !== 'unverified',
    auth_time: 0,
    ...CLAIMS_OF[caller],
  };
  const call = {
    data,
    rawRequest: { headers: {}, header: () => '203.0.113.7', socket: {} },
    ...(caller !== 'nobody' && { auth: { uid, token, rawToken: 'raw' } }),
  } as unknown as CallableRequest<unknown>;
  try {
    return { reply: await callableOf(name).run(call) };
  } catch (error) {
    const { code, details } = error as { code: string; details?: { reason?: string } };
    return { code, reason: details?.reason };
  }
}

/** The shift of the caller `till`. */
function stubShift(): void {
  const { staffUid, deviceId, staff } = SHIFT;
  const endsAt = new Date(SHIFT.shiftEndsAt);
  vi.spyOn(services.shifts, 'find').mockResolvedValue({
    uid: 'till-session',
    staffUid,
    deviceId,
    endsAt,
  });
  vi.spyOn(services.staff, 'find').mockResolvedValue({
    uid: staffUid,
    name: 'Demo Manager',
    role: staff.role,
    venueIds: staff.venueIds,
    pinHash: null,
  });
  vi.spyOn(services.tillDevices, 'find').mockResolvedValue({
    id: deviceId,
    name: 'Bar',
    venueId: 6,
    secretHash: 'a'.repeat(64),
    enrolledAt: '2026-11-01T00:00:00.000Z',
    lastSyncAt: null,
    waiting: 0,
    revokedAt: null,
  });
}
