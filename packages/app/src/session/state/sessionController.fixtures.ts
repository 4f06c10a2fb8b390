import { vi } from 'vitest';
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
  return {
    entries,
    storage,
    identity,
    sources,
    notified,
    profileLoaded,
    report,
    create,
    start: () => {
      const session = create();
      session.start();
      return session;
    },
    identify: (someone: IdentityUser | null) => emitUser(someone),
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

export const status = (session: { getSnapshot: () => { status: string } }) =>
  session.getSnapshot().status;
