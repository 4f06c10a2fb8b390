import { describe, expect, it } from 'vitest';
import { data, membership, user } from './session.fixtures.ts';
import {
  authState,
  isVisiblyEqual,
  type Session,
  type SessionEvent,
  shownMember,
  transition,
} from './session.ts';

const unverifiedUser = { ...user, emailVerified: false };
const otherUser = { ...user, uid: 'uid-2' };

const S = {
  startingUnknown: { status: 'starting', presumed: 'signed-in' },
  startingSignedOut: { status: 'starting', presumed: 'signed-out' },
  signedOut: { status: 'signed-out', left: false },
  left: { status: 'signed-out', left: true },
  unverified: { status: 'unverified', user: unverifiedUser },
  addressChanged: { status: 'address-changed', user, provenEmail: 'before@demo.test' },
  loadingProfile: { status: 'loading-profile', user },
  loggingIn: { status: 'loading-profile', user, isLogIn: true },
  unlinked: { status: 'unlinked', user },
  loadingMember: { status: 'loading-member', user, memberships: [membership] },
  loggedIn: { status: 'loading-member', user, memberships: [membership], isLogIn: true },
  offline: { status: 'offline', user },
  ready: { status: 'ready', user, data, source: 'network' },
  readyFromDevice: { status: 'ready', user, data, source: 'device', code: 'unavailable' },
  recognised: { status: 'recognised', user, data, confirming: 'identity' },
  recognisedUser: { status: 'recognised', user, data, confirming: 'profile' },
  recognisedProfile: {
    status: 'recognised',
    user,
    data,
    confirming: 'member',
    memberships: [membership],
  },
  leaving: { status: 'leaving', user },
} satisfies Record<string, Session>;
type Name = keyof typeof S;

const E = {
  nobody: { type: 'identity', user: null },
  sameUser: { type: 'identity', user },
  unverifiedUser: { type: 'identity', user: unverifiedUser },
  changedAddress: { type: 'address-changed', provenEmail: 'before@demo.test' },
  linkedProfile: { type: 'profile', memberships: [membership] },
  unlinkedProfile: { type: 'profile', memberships: [] },
  member: { type: 'member', data },
  logIn: { type: 'identity', user, isLogIn: true },
  unanswered: { type: 'unanswered', code: 'unavailable' },
  disconnectedWithCopy: { type: 'disconnected', copy: data },
  disconnected: { type: 'disconnected', copy: null },
  reconnected: { type: 'reconnected' },
  outdated: { type: 'outdated' },
  linked: { type: 'linked' },
  leave: { type: 'leave' },
  arrived: { type: 'arrived' },
} satisfies Record<string, SessionEvent>;

/** What follows in any state of a visitor, and of a user. */
const IN = {
  sameUser: 'loadingProfile',
  logIn: 'loggingIn',
  unverifiedUser: 'unverified',
} as const;
const OUT = { nobody: 'signedOut', unverifiedUser: 'unverified', leave: 'leaving' } as const;
/** What follows while no copy, or one, is shown. */
const DISCONNECTED = { disconnected: 'offline', disconnectedWithCopy: 'readyFromDevice' } as const;
const NEW_ADDRESS = { changedAddress: 'addressChanged', unlinkedProfile: 'unlinked' } as const;

/** The state that follows each event. An event that is not listed changes nothing. */
const TABLE: Record<Name, Partial<Record<keyof typeof E, Name>>> = {
  startingUnknown: { nobody: 'signedOut', ...IN },
  startingSignedOut: { nobody: 'signedOut', ...IN },
  signedOut: IN,
  left: { ...IN, arrived: 'signedOut' },
  unverified: {
    nobody: 'signedOut',
    sameUser: 'loadingProfile',
    logIn: 'loggingIn',
    leave: 'leaving',
  },
  addressChanged: { ...OUT, outdated: 'loadingProfile' },
  loadingProfile: { ...OUT, ...NEW_ADDRESS, ...DISCONNECTED, linkedProfile: 'loadingMember' },
  loggingIn: { ...OUT, ...NEW_ADDRESS, ...DISCONNECTED, linkedProfile: 'loggedIn' },
  unlinked: { ...OUT, linked: 'loadingProfile' },
  loadingMember: { ...OUT, ...DISCONNECTED, member: 'ready' },
  loggedIn: { ...OUT, ...DISCONNECTED, member: 'ready' },
  offline: { ...OUT, reconnected: 'loadingProfile' },
  ready: { ...OUT, outdated: 'loadingProfile', unanswered: 'readyFromDevice' },
  readyFromDevice: {
    ...OUT,
    outdated: 'loadingProfile',
    member: 'ready',
    reconnected: 'recognisedUser',
  },
  recognised: { ...OUT, sameUser: 'recognisedUser', logIn: 'recognisedUser' },
  recognisedUser: { ...OUT, ...NEW_ADDRESS, ...DISCONNECTED, linkedProfile: 'recognisedProfile' },
  recognisedProfile: { ...OUT, ...DISCONNECTED, member: 'ready' },
  leaving: { nobody: 'left', unverifiedUser: 'unverified' },
};

const cases = (Object.keys(S) as Name[]).flatMap((from) =>
  (Object.keys(E) as (keyof typeof E)[]).map((event) => ({
    from,
    event,
    to: TABLE[from][event] ?? from,
  })),
);

const summary = (session: Session) => ({
  status: session.status,
  uid: 'user' in session ? session.user.uid : null,
  source: 'source' in session ? session.source : null,
  confirming: 'confirming' in session ? session.confirming : null,
  memberships: 'memberships' in session ? session.memberships : null,
  left: 'left' in session ? session.left : null,
  isLogIn: 'isLogIn' in session,
  provenEmail: 'provenEmail' in session ? session.provenEmail : null,
});

describe('§4 the session', () => {
  it.each(cases)('$from + $event → $to', ({ from, event, to }) => {
    const next = transition(S[from], E[event]);
    expect(summary(next)).toEqual(summary(S[to]));
    if (to === from) expect(next).toBe(S[from]);
  });

  it.each(Object.keys(S) as Name[])('%s restarts for another user', (from) => {
    expect(transition(S[from], { type: 'identity', user: otherUser })).toEqual({
      status: 'loading-profile',
      user: otherUser,
    });
  });
});

describe('a member who loads again', () => {
  const more = { ...data, member: { ...data.member, loyalty_points: 2_000 } };

  it('shows the new data', () => {
    const next = transition(S.ready, { type: 'member', data: more });
    expect(next).toEqual({ ...S.ready, data: more });
  });

  it('is the same session if the data are the same', () => {
    expect(transition(S.ready, { type: 'member', data })).toBe(S.ready);
  });
});

describe('sessions that all pages show alike', () => {
  it.each([
    ['recognised', 'recognisedUser', true],
    ['recognised', 'recognisedProfile', true],
    ['ready', 'ready', true],
    ['recognised', 'ready', false],
    ['ready', 'readyFromDevice', false],
    ['loadingProfile', 'loadingMember', false],
  ] as const)('%s and %s: %s', (one, other, alike) => {
    expect(isVisiblyEqual(S[one], S[other])).toBe(alike);
  });

  it('have the same uid, e-mail address and data', () => {
    const { recognised } = S;
    for (const changed of [
      { ...recognised, user: otherUser },
      { ...recognised, user: { ...user, email: 'other@demo.test' } },
      { ...recognised, data: { ...data } },
    ]) {
      expect(isVisiblyEqual(recognised, changed)).toBe(false);
    }
  });
});

describe('the member that pages show', () => {
  it.each([
    ['ready', S.ready, { status: 'ready', data }],
    ['recognised', S.recognised, { status: 'ready', data }],
    ['loading', S.loadingMember, { status: 'loading' }],
    ['offline without a copy', S.offline, { status: 'error', code: 'no-response' }],
  ] as const)('follows a session that is %s', (_, session, shown) => {
    expect(shownMember(session)).toEqual(shown);
  });
});

describe('§3 auth state', () => {
  it.each([
    ['signedOut', false, false],
    ['left', false, false],
    ['startingUnknown', false, false],
    ['leaving', false, false],
    ['unverified', true, false],
    ['loadingProfile', true, false],
    ['unlinked', true, true],
    ['loadingMember', true, false],
    ['offline', true, false],
    ['ready', true, false],
    ['recognised', true, false],
  ] as const)(
    '§3.61 §3.62 %s: isLoggedIn %s, requiresAccountLinking %s',
    (name, isLoggedIn, requiresAccountLinking) => {
      expect(authState(S[name])).toEqual({ isLoggedIn, requiresAccountLinking });
    },
  );
});

describe('§7 a change of the safer gambling settings', () => {
  const saferGambling = { promotionFree: null, realityCheckMinutes: 60 } as const;
  const event = { type: 'saferGambling', uid: user.uid, saferGambling } as const;

  it('updates the session of the user', () => {
    expect(transition(S.ready, event)).toEqual({ ...S.ready, data: { ...data, saferGambling } });
  });

  it('ignores another user, and a user whose data is not loaded', () => {
    expect(transition(S.ready, { ...event, uid: otherUser.uid })).toBe(S.ready);
    expect(transition(S.loadingMember, event)).toBe(S.loadingMember);
  });
});

describe('§7 a change of the member’s own record', () => {
  const changed = { ...data.member, phone_mobile: '+447700900555' };

  it('updates a session from the network and from the device', () => {
    for (const session of [S.ready, S.readyFromDevice]) {
      expect(transition(session, { type: 'changed', member: changed })).toEqual({
        ...session,
        data: { ...data, member: changed },
      });
    }
  });

  it('ignores another member, and a member who is not loaded', () => {
    const other = { ...changed, id: 'crm-50' };
    expect(transition(S.ready, { type: 'changed', member: other })).toBe(S.ready);
    expect(transition(S.loadingMember, { type: 'changed', member: changed })).toBe(S.loadingMember);
  });
});
