import { expect, vi } from 'vitest';
import type { IdentityUser } from '../../lib/device/storage.ts';
import { createDeviceStorage } from '../../lib/device/storage.ts';
import type { Notice } from '../../lib/page/notices.ts';
import type { MemberSources } from './memberLoad.ts';
import { game, member, membership, user, venue } from './session.fixtures.ts';
import type { MemberData } from './session.ts';
import {
  createSessionController,
  type Identity,
  type SessionDependencies,
} from './sessionController.ts';

/** A session with fake dependencies that a test controls, and a device storage in memory. */
export function steeredSession() {
  const entries = new Map<string, string>();
  const storage = createDeviceStorage(() => ({
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }));
  let emitUser: (user: IdentityUser | null) => void = () => {};
  const identity = {
    observe: vi.fn<Identity['observe']>(async (listener) => {
      emitUser = listener;
    }),
    signIn: vi.fn<Identity['signIn']>(async () => user),
    confirmPassword: vi.fn<Identity['confirmPassword']>(async () => {}),
    signOut: vi.fn<Identity['signOut']>(async () => emitUser(null)),
    refresh: vi.fn<Identity['refresh']>(async () => user),
  };
  const sources = {
    openAhead: vi.fn<MemberSources['openAhead']>(),
    open: vi.fn<MemberSources['open']>(),
    profile: vi.fn<MemberSources['profile']>(async () => ({ memberships: [membership] })),
    member: vi.fn<MemberSources['member']>(async () => member),
    venue: vi.fn(async () => venue),
    games: vi.fn(async () => [game]),
  };
  let online = true;
  let visible = true;
  let emitOnline = () => {};
  let emitOtherTab = () => {};
  const notified: Notice[] = [];
  const profileLoaded = vi.fn<SessionDependencies['profileLoaded']>();
  const report = vi.fn<(error: unknown) => void>();
  const create = () =>
    createSessionController({
      identity,
      sources,
      storage,
      connection: {
        isOnline: () => online,
        isVisible: () => visible,
        onOnline: (listener) => {
          emitOnline = listener;
        },
        onOtherTab: (listener) => {
          emitOtherTab = listener;
        },
      },
      notify: (notice) => notified.push(notice),
      profileLoaded,
      report,
    });
  const start = () => {
    const session = create();
    session.start();
    return session;
  };
  const identify = (someone: IdentityUser | null) => emitUser(someone);
  /** A session of the sample user, once all requests have their replies. */
  const loaded = async () => {
    const session = start();
    identify(user);
    await settle();
    return session;
  };
  return {
    entries,
    storage,
    identity,
    sources,
    notified,
    profileLoaded,
    report,
    create,
    start,
    identify,
    settle,
    loaded,
    /** A session that has loaded the sample member. */
    ready: async () => {
      const session = await loaded();
      expect(status(session)).toBe('ready');
      return session;
    },
    /** How often the member was loaded. */
    loads: () => sources.member.mock.calls.length,
    /** Hides the page, or shows it again. */
    setVisible: (shown: boolean) => {
      visible = shown;
    },
    /** Another tab stores a member's data. */
    storeInOtherTab: (data: MemberData, at: string) => {
      storage.writeCopy(user.uid, 'session-1', data, at);
      emitOtherTab();
    },
    disconnect: () => {
      online = false;
    },
    reconnect: () => {
      online = true;
      emitOnline();
    },
  };
}

type Controller = ReturnType<ReturnType<typeof steeredSession>['start']>;

export const status = (session: Controller) => session.getSnapshot().status;

/** What a session with a loaded member shows. */
export function shown(session: Controller) {
  const current = session.getSnapshot();
  if (current.status !== 'ready') throw new Error(`The session is ${current.status}.`);
  return current;
}

/** Sets the clock without running timers, as while a laptop sleeps. */
export const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Lets all requests of the fakes reply. */
async function settle(): Promise<void> {
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
  else await new Promise((resolve) => setTimeout(resolve));
}
