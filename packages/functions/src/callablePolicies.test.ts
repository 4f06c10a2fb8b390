// Long because it is the one table of the access to each callable.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hostCallable } from '../testing/backend/hostCallable.ts';
import {
  answerOf,
  CALLERS,
  callableOf,
  type Limit,
  rightRequest,
  stubDependencies,
} from '../testing/calls/stubDependencies.ts';
import { deployedDependencies } from './composition/dependencies.ts';
import type { CallableName } from './contract/catalogue/callableTypes.ts';
import type { AuthLevel } from './pipeline/caller.ts';
import { callableError } from './pipeline/errors.ts';

/** Every callable reads members or content. */
const OF_EVERY_CALLABLE = ['SERVICE_CREDENTIALS'];

/** The access policy of a callable. */
interface Policy {
  /** True if it rejects a caller without an App Check token. */
  readonly appCheck: boolean;
  readonly auth: AuthLevel;
  /** True if it rejects a revoked session. */
  readonly checkSession: boolean;
  /** The reply to a member in promotion-free mode; null for the usual reply. */
  readonly promotionFree: 'refused' | object | null;
  /** The rate limits of its usual caller, in the order in which they are counted. */
  readonly limits: readonly Limit[];
  /** The secrets of its function. */
  readonly secrets: readonly string[];
}

const HOUR = 3_600;
const COMMAND_SECRETS = ['SMTP_URL', 'RATE_LIMIT_KEY', 'LINK_KEY'];
/** Used once a day by a call that looks up the person. */
const PERSON_KEY = 'PERSON_KEY';

/** Any call from one network address. */
const FRONT: Limit = ['front', 'instance', 1_200, 60];
const UNPROVEN_DEVICES: Limit = ['address', 'instance', 600, 60];
const BY_ADDRESS: Limit = ['address', 'shared', 60, HOUR];
/** An e-mail to an address that the caller chose: per mailbox, per network address, in total. */
const MAIL: readonly Limit[] = [
  ['mail-to', 'shared', 10, HOUR],
  ['mail-from', 'shared', 60, HOUR],
  ['mail-all', 'shared', 200, HOUR],
];

/** An e-mail to the proven address of the caller. */
const OWN_MAIL: readonly Limit[] = MAIL.filter(([subject]) => subject !== 'mail-from');

/** A read of data without value and without personal data, which a revoked session may still load. */
const read = (auth: AuthLevel, calls = 60, ...others: Limit[]): Policy => ({
  appCheck: true,
  auth,
  checkSession: false,
  promotionFree: null,
  limits: [['caller', 'instance', calls, 60], ...others],
  secrets: auth === 'member' || auth === 'linked' ? [PERSON_KEY] : [],
});
const command = (auth: AuthLevel, calls: number, seconds: number, ...others: Limit[]): Policy => ({
  appCheck: true,
  auth,
  checkSession: true,
  promotionFree: null,
  limits: [['caller', 'shared', calls, seconds], ...others],
  secrets: auth === 'member' ? [...COMMAND_SECRETS, PERSON_KEY] : COMMAND_SECRETS,
});
/** For callables that look up the person of a login. */
const KNOWS_PERSONS = { secrets: [...COMMAND_SECRETS, PERSON_KEY] };
const CHECKED = { checkSession: true };
const UNCHECKED = { checkSession: false };

const POLICIES: { readonly [N in CallableName]: Policy } = {
  'benefits-getBenefits': read('member'),
  'content-getCasinos': read('none', 120, ['address', 'instance', 600, 60]),
  'content-getInfoPage': read('none', 120, ['address', 'instance', 600, 60]),
  'members-getMember': { ...read('linked'), ...CHECKED },
  // Each part has the policy of its callable (callables/members/openApp.test.ts).
  'members-openApp': {
    ...read('verified'),
    ...CHECKED,
    secrets: [PERSON_KEY],
    promotionFree: {
      profile: expect.objectContaining({
        saferGambling: expect.objectContaining({
          promotionFree: expect.objectContaining({ since: expect.any(String) }),
        }),
      }),
      parts: expect.any(Array),
      now: expect.any(String),
    },
  },
  // A statement promotes nothing, so promotion-free mode does not hide it.
  'members-getPointMovements': { ...read('member'), ...CHECKED },
  'members-getPoints': { ...read('member'), ...CHECKED },
  'members-getRestaurant': read('member'),
  'members-getVenue': read('member'),
  'members-linkMembership': {
    ...command('verified', 10, HOUR, BY_ADDRESS, ['link-membership', 'shared', 5, HOUR]),
    ...KNOWS_PERSONS,
  },
  'members-registerAccount': {
    ...command('anyone', 60, HOUR, ['register', 'shared', 10, HOUR], ...OWN_MAIL),
    ...KNOWS_PERSONS,
  },
  'members-submitTicket': command('anyone', 20, HOUR, ['ticket', 'shared', 10, HOUR], ...OWN_MAIL),
  'members-updateProfile': command('member', 20, 60),
  // The list of games is the same for all members.
  'promotions-getGames': { ...read('member'), promotionFree: { success: true, meta: [] } },
  'promotions-getPromotions': read('member'),
  'promotions-optInToEvent': { ...command('member', 30, 60), promotionFree: 'refused' },
  'promotions-spinTheWheel': { ...read('member', 30), ...CHECKED, promotionFree: 'refused' },
  'promotions-spinToWinPrizes': { ...read('member'), promotionFree: 'refused' },
  'till-endShift': { ...read('till', 30), ...CHECKED },
  'till-enrolDevice': command('staff', 20, HOUR),
  'till-getDay': { ...read('till'), ...CHECKED },
  'till-openDevice': { ...read('none'), secrets: ['LINK_KEY'] },
  'till-redeem': { ...read('till'), ...CHECKED, secrets: ['VOUCHER_SIGNING_KEY', PERSON_KEY] },
  'till-reverse': { ...read('till', 30), ...CHECKED },
  'till-revokeDevice': command('till', 20, 60),
  'till-setPin': command('staff', 10, HOUR),
  'till-signIn': {
    ...command('none', 60, 60),
    // Begins a session.
    ...UNCHECKED,
  },
  'till-sync': { ...read('till', 30), ...CHECKED, secrets: ['VOUCHER_SIGNING_KEY'] },
  'till-uploadScans': { ...read('till'), ...CHECKED, secrets: ['VOUCHER_SIGNING_KEY'] },
  'users-chooseMembership': command('member', 20, 60),
  'users-createUser': {
    ...command('none', 60, HOUR, BY_ADDRESS, ['create-user', 'shared', 10, HOUR], ...MAIL),
    // Uses nothing of the session.
    ...UNCHECKED,
  },
  'users-deleteAccount': command('user', 10, HOUR),
  'users-getBaseAccount': { ...read('verified', 30), ...CHECKED },
  'users-exportData': command('verified', 10, HOUR),
  'users-openPasswordReset': {
    ...command('none', 60, HOUR, BY_ADDRESS),
    // Uses nothing of the session.
    ...UNCHECKED,
  },
  'users-resendVerificationEmail': {
    ...command('anyone', 60, HOUR, ['verification', 'shared', 5, HOUR], ...MAIL),
    // Loads the login from the identity service, and replies only whether it is verified.
    ...UNCHECKED,
  },
  'users-restoreEmail': command('user', 10, HOUR),
  'users-sendPasswordReset': {
    ...command('none', 60, HOUR, BY_ADDRESS, ['password-reset', 'shared', 3, HOUR], ...MAIL),
    // Uses nothing of the session.
    ...UNCHECKED,
  },
  'users-setLanguage': command('user', 20, HOUR, ['address', 'shared', 600, HOUR]),
  'users-setSaferGambling': { ...command('verified', 20, 60), ...KNOWS_PERSONS },
  'users-setVerifiedEmail': {
    ...command('user', 60, 60, ['address', 'shared', 600, HOUR]),
  },
  'vouchers-generateQrCode': {
    ...read('member', 30),
    ...CHECKED,
    promotionFree: 'refused',
    secrets: [PERSON_KEY, 'VOUCHER_SIGNING_KEY'],
  },
  // The card promotes nothing, so promotion-free mode does not hide it.
  'wallet-getWalletPass': {
    ...read('member', 30),
    ...CHECKED,
    secrets: [PERSON_KEY, 'APPLE_WALLET_PEM', 'GOOGLE_WALLET_KEY'],
  },
  'vouchers-getAllVouchers': { ...read('member'), ...CHECKED, promotionFree: { records: [] } },
  'vouchers-getVoucher': { ...read('member'), ...CHECKED, promotionFree: { record: null } },
};
const ROWS = Object.entries(POLICIES).map(([name, policy]) => ({
  name: name as CallableName,
  ...policy,
}));

/** Sends a valid request without sign-in and App Check token. */
async function post(name: CallableName): Promise<Response> {
  return fetch(await hostCallable(callableOf(name)), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.7' },
    body: JSON.stringify({ data: rightRequest(name) }),
  });
}

let stub: ReturnType<typeof stubDependencies>;
beforeEach(() => {
  stub = stubDependencies();
});

const UNPROVEN = [
  { code: 'unauthenticated' },
  { reason: 'email-not-verified' },
  { reason: 'email-not-verified' },
];
const NO_MEMBERS = [...UNPROVEN, { reason: 'no-membership' }];

const NO_STAFF = [
  { code: 'unauthenticated' },
  ...CALLERS.slice(1).map(() => ({ reason: 'no-staff' })),
];

const TURNED_AWAY: { readonly [L in AuthLevel]: readonly object[] } = {
  none: [],
  anyone: [],
  user: [{ code: 'unauthenticated' }],
  verified: UNPROVEN,
  linked: NO_MEMBERS,
  member: NO_MEMBERS,
  staff: NO_STAFF,
  till: NO_STAFF,
};

/** The callables with which a member proves a changed address or gets the former one back. */
const WAYS_BACK: ReadonlySet<CallableName> = new Set([
  'users-restoreEmail',
  'users-setVerifiedEmail',
]);

/** The callables whose requests prove a device by its secret. */
const OF_DEVICES: readonly CallableName[] = ['till-openDevice', 'till-signIn'];

/** A login of staff with its password, and a session that a PIN opened. */
const STAFF_CALLERS = ['staff', 'till'] as const;
/** Why a callable rejects a caller of staff: it is for members, or for the other kind of session. Null if it admits it. */
const staffRefusal = ({ auth }: Pick<Policy, 'auth'>, caller: (typeof STAFF_CALLERS)[number]) => {
  if (auth === 'none' || auth === caller) return null;
  return auth === 'staff' || auth === 'till' ? 'no-staff' : 'staff';
};
/** The caller whom a callable is for. */
const usual = ({ auth }: Pick<Policy, 'auth'>) =>
  auth === 'staff' || auth === 'till' ? auth : 'member';

describe.each(ROWS.filter(({ name }) => !WAYS_BACK.has(name)))('§6 $name', ({ name }) => {
  it('treats a login whose address changed at the identity service as unverified', async () => {
    const outcomeOf = async (caller: 'unverified' | 'address changed') => {
      stub.keys.length = 0;
      stub.calls.length = 0;
      return [await answerOf(name, caller), [...stub.keys], [...stub.calls]];
    };
    expect(await outcomeOf('address changed')).toEqual(await outcomeOf('unverified'));
  });
});

describe.each(ROWS)('§6 the access policy of $name', ({ name, ...policy }) => {
  it(`admits callers of level "${policy.auth}", and rejects others uncounted`, async () => {
    const refusals = TURNED_AWAY[policy.auth];
    for (const [index, caller] of CALLERS.entries()) {
      stub.counted.length = 0;
      const answer = await answerOf(name, caller);
      expect([caller, stub.counted.length > 0]).toEqual([caller, index >= refusals.length]);
      if (index < refusals.length) expect(answer).toMatchObject(refusals[index] ?? {});
    }
  });

  it(`${policy.auth === 'member' ? '§4.34 rejects' : 'does not reject'} a member for the block of their membership`, async () => {
    const answer = await answerOf(name, 'blocked');
    const isRejected = JSON.stringify(answer).includes('"reason":"temporary"');
    expect(isRejected && stub.counted.length === 0).toBe(policy.auth === 'member');
  });

  it.each(
    STAFF_CALLERS.map((caller) => [
      staffRefusal(policy, caller) === null ? 'admits' : 'rejects',
      caller,
    ]),
  )('%s a caller of staff of the kind "%s"', async (_, caller) => {
    const reason = staffRefusal(policy, caller as (typeof STAFF_CALLERS)[number]);
    const answer = await answerOf(name, caller as (typeof STAFF_CALLERS)[number]);
    expect(stub.counted.length > 0).toBe(reason === null);
    if (reason !== null) expect(answer).toMatchObject({ reason });
  });

  it('counts the network address before any other check', async () => {
    stub.usedUp = 'front';
    const response = await post(name);
    expect(response.status).toBe(429);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({
      error: {
        status: 'RESOURCE_EXHAUSTED',
        message: 'Too many attempts. Try again in 30 seconds.',
        details: { retryAfterSeconds: 30 },
      },
    });
    expect(stub.counted).toEqual([FRONT]);
    await vi.waitFor(() => expect(deployedDependencies.log).toHaveBeenCalledOnce());
    expect(vi.mocked(deployedDependencies.log).mock.lastCall).toMatchObject([
      { callable: name, user: null, code: 'resource-exhausted' },
    ]);
  });

  it(`${policy.appCheck ? 'rejects' : 'admits'} a caller without an App Check token`, async () => {
    expect((await post(name)).status === 401).toBe(policy.appCheck);
    expect(stub.counted).toEqual([FRONT]);
  });

  it(`${policy.checkSession ? 'rejects' : 'does not check'} a revoked session`, async () => {
    const revoked = vi.spyOn(deployedDependencies, 'assertSessionLives');
    revoked.mockRejectedValue(callableError('unauthenticated'));
    const answer = await answerOf(name, usual(policy));
    expect(revoked).toHaveBeenCalledTimes(policy.checkSession ? 1 : 0);
    expect(stub.counted.length === 0).toBe(policy.checkSession);
    if (policy.checkSession) expect(answer).toMatchObject({ code: 'unauthenticated' });
  });

  it('replies to a member in promotion-free mode as in the table', async () => {
    const expected =
      policy.promotionFree === 'refused'
        ? { code: 'permission-denied', reason: 'promotion-free' }
        : policy.promotionFree && { reply: policy.promotionFree };
    const answer = await answerOf(name, 'promotion-free');
    const other = await answerOf(name, 'member');
    expect(answer).toEqual(expected ?? other);
    if (expected) expect(other).not.toEqual(expected);
  });

  it('counts its calls', async () => {
    await answerOf(name, usual(policy));
    expect(stub.counted).toEqual(policy.limits);
  });

  it.each(policy.limits)('rejects a call beyond its limit by %s', async (subject) => {
    stub.usedUp = subject;
    expect(await answerOf(name, usual(policy))).toMatchObject({ code: 'resource-exhausted' });
    const asked = policy.limits.findIndex((limit) => limit[0] === subject) + 1;
    expect(stub.counted).toEqual(policy.limits.slice(0, asked));
  });

  it('counts an invalid request before rejecting it', async () => {
    expect(await answerOf(name, usual(policy), 'text')).toMatchObject({
      code: 'invalid-argument',
    });
    const ofCaller = policy.limits.filter(([subject]) => /^(caller|address)$/.test(subject));
    const isOfDevice = OF_DEVICES.includes(name);
    expect(stub.counted).toEqual(isOfDevice ? [UNPROVEN_DEVICES] : ofCaller);
  });

  it('is deployed with exactly its secrets', () => {
    const secrets = callableOf(name).__endpoint.secretEnvironmentVariables ?? [];
    expect(secrets.map(({ key }) => key)).toEqual([...OF_EVERY_CALLABLE, ...policy.secrets]);
  });
});

const CHECKING = ROWS.filter(({ checkSession }) => checkSession);

it.each(CHECKING)(
  '§6 $name checks the session in parallel with loading the caller',
  async (row) => {
    const revoked = vi.spyOn(deployedDependencies, 'assertSessionLives');
    revoked.mockRejectedValue(callableError('unauthenticated'));
    expect(await answerOf(row.name, 'no membership')).toMatchObject({ code: 'unauthenticated' });
    const profiles = vi.mocked(deployedDependencies.services.profiles.find);
    expect(profiles).toHaveBeenCalledTimes(usual(row) !== 'member' || row.auth === 'none' ? 0 : 1);
  },
);

it.each(OF_DEVICES)(
  '%s counts a call that proves no device by network address alone, in memory',
  async (name) => {
    await answerOf(name, 'nobody', { ...rightRequest(name), secret: 'a'.repeat(43) });
    expect(stub.counted).toEqual([UNPROVEN_DEVICES]);
  },
);

it.each(OF_DEVICES)('%s counts a device that proves itself by its id', async (name) => {
  await answerOf(name, 'nobody');
  expect(stub.keys).toEqual([`${name}:device-of-tests`]);
});

const IDS = ROWS.flatMap((row) =>
  Object.keys(rightRequest(row.name) ?? {})
    .filter((field) => field.endsWith('Id'))
    .map((field) => ({ ...row, field })),
);

it.each(IDS)('$name rejects an id that the store reserves as $field', async ({ field, ...row }) => {
  const request = { ...rightRequest(row.name), [field]: '__a__' };
  const answer = await answerOf(row.name, usual(row), request);
  expect(answer).toMatchObject({ code: 'invalid-argument' });
});

const OF_UNPROVEN = ROWS.filter(({ auth }) => auth === 'anyone' || auth === 'user');

it.each(OF_UNPROVEN)(
  '$name also counts a login that proves no address by network address, so that many logins share a limit',
  async ({ name, limits }) => {
    await answerOf(name, 'unverified');
    const declared = limits.find(([subject]) => subject === 'address');
    expect(stub.counted[1]).toEqual(declared ?? BY_ADDRESS);
  },
);

const WRITING = ROWS.filter(({ limits }) => limits.includes(MAIL[0] as Limit));

it.each(WRITING)('$name counts all aliases of a mailbox together', async ({ name }) => {
  const aliased = JSON.stringify(rightRequest(name)).replace('jack@demo.test', 'Jack+x@Demo.test');
  await answerOf(name, 'nobody', JSON.parse(aliased));
  const [, , own, mailTo] = stub.keys.map((key) => key.split(':').at(-1));
  expect(own).toMatch(/^(?:new-)?jack@demo\.test$/);
  expect(mailTo).toBe(own);
});
