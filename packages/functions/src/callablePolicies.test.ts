import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answerOf,
  CALLERS,
  callableOf,
  type Limit,
  stubPlatform,
} from '../local/testing/stubPlatform.ts';
import type { CallableName } from './capacity.ts';
import type { AuthLevel } from './wrapper/caller.ts';
import { refusal } from './wrapper/errors.ts';
import { firebasePlatform } from './wrapper/platform.ts';

/** What a callable asks of a call before it does its work. */
interface Policy {
  readonly auth: AuthLevel;
  /** Whether it refuses a session that was revoked. */
  readonly checkSession: boolean;
  /** What a member in promotion-free mode is answered instead; null where nothing is held back. */
  readonly promotionFree: 'refused' | object | null;
  /** Calls in so many seconds, counted by whom. */
  readonly limits: readonly Limit[];
  /** Secrets that its function can read. */
  readonly secrets: readonly string[];
}

const HOUR = 3_600;
const COMMAND_SECRETS = ['SMTP_URL', 'RATE_LIMIT_KEY'];
const read = (auth: AuthLevel, calls = 60): Policy => ({
  auth,
  checkSession: false,
  promotionFree: null,
  limits: [['caller', 'instance', calls, 60]],
  secrets: [],
});
const command = (auth: AuthLevel, calls: number, seconds: number, ...others: Limit[]): Policy => ({
  auth,
  checkSession: true,
  promotionFree: null,
  limits: [['caller', 'shared', calls, seconds], ...others],
  secrets: COMMAND_SECRETS,
});
/** For whoever may not have a session at all. */
const openCommand = (auth: 'none' | 'user', ...rest: [number, number, ...Limit[]]): Policy => ({
  ...command(auth, ...rest),
  checkSession: false,
});

const POLICIES: { readonly [N in CallableName]: Policy } = {
  'benefits-getBenefits': read('member'),
  'content-getCasinos': read('none', 120),
  'content-getInfoPage': read('none', 120),
  'members-getMember': read('verified'),
  'members-getRestaurant': read('member'),
  'members-getVenue': read('member'),
  'members-linkMembership': command(
    'verified',
    10,
    HOUR,
    ['address', 'shared', 60, HOUR],
    ['link-membership', 'shared', 5, HOUR],
  ),
  'members-registerAccount': openCommand('none', 60, HOUR, ['register', 'shared', 10, HOUR]),
  'members-submitTicket': openCommand('none', 20, HOUR, ['ticket', 'shared', 10, HOUR]),
  'members-updateProfile': command('member', 20, 60),
  'promotions-getGames': { ...read('member'), promotionFree: { success: true, meta: [] } },
  'promotions-getPromotions': read('member'),
  'promotions-optInToEvent': command('member', 30, 60),
  'promotions-spinTheWheel': {
    ...read('member', 30),
    checkSession: true,
    promotionFree: 'refused',
  },
  'promotions-spinToWinPrizes': { ...read('member'), promotionFree: 'refused' },
  'users-createUser': openCommand('none', 60, HOUR, ['create-user', 'shared', 10, HOUR]),
  'users-deleteAccount': command('user', 10, HOUR),
  'users-exportData': command('verified', 10, HOUR),
  'users-resendVerificationEmail': openCommand('none', 60, HOUR, [
    'verification',
    'shared',
    5,
    HOUR,
  ]),
  'users-sendPasswordReset': openCommand('none', 60, HOUR, ['password-reset', 'shared', 3, HOUR]),
  'users-setSaferGambling': command('verified', 20, 60),
  'users-setVerifiedEmail': openCommand('user', 60, 60),
  'vouchers-generateQrCode': {
    ...read('member', 30),
    checkSession: true,
    promotionFree: 'refused',
    secrets: ['VOUCHER_SIGNING_KEY'],
  },
  'vouchers-getAllVouchers': { ...read('member'), promotionFree: { records: [] } },
};
const ROWS = Object.entries(POLICIES).map(([name, policy]) => ({
  name: name as CallableName,
  ...policy,
}));

let stub: ReturnType<typeof stubPlatform>;
beforeEach(() => {
  stub = stubPlatform();
});

const TURNED_AWAY: { readonly [L in AuthLevel]: readonly object[] } = {
  none: [],
  user: [{ code: 'unauthenticated' }],
  verified: [{ code: 'unauthenticated' }, { reason: 'email-not-verified' }],
  member: [
    { code: 'unauthenticated' },
    { reason: 'email-not-verified' },
    { reason: 'no-membership' },
  ],
};

describe.each(ROWS)('§6 what $name asks for', ({ name, ...policy }) => {
  it(`lets in whom "${policy.auth}" means, and turns everybody else away uncounted`, async () => {
    const refusals = TURNED_AWAY[policy.auth];
    for (const [index, caller] of CALLERS.entries()) {
      stub.counted.length = 0;
      const answer = await answerOf(name, caller);
      expect([caller, stub.counted.length > 0]).toEqual([caller, index >= refusals.length]);
      if (index < refusals.length) expect(answer).toMatchObject(refusals[index] ?? {});
    }
  });

  it(`${policy.checkSession ? 'refuses' : 'does not ask about'} a session that was revoked`, async () => {
    const revoked = vi.spyOn(firebasePlatform, 'assertSessionLives');
    revoked.mockRejectedValue(refusal('unauthenticated'));
    const answer = await answerOf(name, 'member');
    expect(revoked).toHaveBeenCalledTimes(policy.checkSession ? 1 : 0);
    expect(stub.counted.length === 0).toBe(policy.checkSession);
    if (policy.checkSession) expect(answer).toMatchObject({ code: 'unauthenticated' });
  });

  it('answers a member in promotion-free mode as the table says', async () => {
    const expected =
      policy.promotionFree === 'refused'
        ? { code: 'permission-denied', reason: 'promotion-free' }
        : policy.promotionFree && { reply: policy.promotionFree };
    const answer = await answerOf(name, 'promotion-free');
    const usual = await answerOf(name, 'member');
    expect(answer).toEqual(expected ?? usual);
    if (expected) expect(usual).not.toEqual(expected);
  });

  it('counts its calls, and refuses the one that is too many', async () => {
    await answerOf(name, 'member');
    expect(stub.counted).toEqual(policy.limits);
    stub.waitSeconds = 30;
    expect(await answerOf(name, 'member')).toMatchObject({ code: 'resource-exhausted' });
  });

  it('is deployed with its secrets and no other', () => {
    const secrets = callableOf(name).__endpoint.secretEnvironmentVariables ?? [];
    expect(secrets.map(({ key }) => key)).toEqual(policy.secrets);
  });
});
