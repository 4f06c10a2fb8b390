import type { CallReply } from '@casino/functions/contract/catalogue/callableTypes.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteError } from '../remote/remoteError.ts';
import type { Attempt } from './callable.ts';
import { createOpening } from './opening.ts';

const GAMES = { success: true, meta: [] };
const AHEAD = { success: true, meta: ['ahead'] };
const PROFILE = { memberships: [{ location: 6, customerNumber: '1', crmId: 'crm-1' }] };
const OPENED = {
  profile: PROFILE,
  parts: [
    { name: 'promotions-getGames', request: null, reply: AHEAD },
    {
      name: 'members-getMember',
      request: { location: 6 },
      error: {
        status: 'PERMISSION_DENIED',
        message: 'A sentence.',
        details: { reason: 'suspended' },
      },
    },
  ],
  now: '2026-11-21T12:00:00Z',
} as unknown as CallReply<'members-openApp'>;

let sent: string[];
let replyToOpening: () => Promise<typeof OPENED>;
let replyAhead: () => Promise<typeof OPENED>;

beforeEach(() => {
  sent = [];
  replyToOpening = async () => OPENED;
  replyAhead = async () => OPENED;
});

function prepare() {
  const send = (async (name: string) => {
    sent.push(name);
    return name === 'members-openApp' ? replyToOpening() : GAMES;
  }) as Attempt;
  const sendWith = (token: string) =>
    (async (name: string) => {
      sent.push(`${name} with ${token}`);
      return replyAhead();
    }) as Attempt;
  const opening = createOpening(send, sendWith);
  return { ...opening, games: () => opening.attempt('promotions-getGames', null) };
}

function open() {
  const opening = prepare();
  opening.start('uid');
  return opening;
}

describe('an opening', () => {
  it('answers each call once, without a request', async () => {
    const { games } = open();
    expect(await games()).toEqual(AHEAD);
    expect(sent).toEqual(['members-openApp']);
    expect(await games()).toEqual(GAMES);
    expect(sent).toEqual(['members-openApp', 'promotions-getGames']);
  });

  it('has the refusal of a call as the call would have it', async () => {
    const { attempt } = open();
    await expect(attempt('members-getMember', { location: 6 })).rejects.toEqual(
      new RemoteError('permission-denied', 'A sentence.', { reason: 'suspended' }),
    );
  });

  it('does not answer a call with another request', async () => {
    await open().attempt('members-getMember', { location: 9 });
    expect(sent).toEqual(['members-openApp', 'members-getMember']);
  });

  it('gives its profile once', async () => {
    const { profile } = open();
    expect(await profile()).toEqual(PROFILE);
    expect(await profile()).toBeNull();
  });

  it.each(['no-response', 'not-found', 'permission-denied', 'internal'] as const)(
    'that fails with %s leaves every call to its own request',
    async (code) => {
      replyToOpening = () => Promise.reject(new RemoteError(code));
      const { profile, games } = open();
      expect(await profile()).toBeNull();
      expect(await games()).toEqual(GAMES);
    },
  );

  it('is not awaited by calls that it never answers', async () => {
    replyToOpening = () => new Promise(() => {});
    await open().attempt('content-getInfoPage', { page: 'terms' });
    expect(sent).toContain('content-getInfoPage');
  });

  it.each([
    [
      'a command',
      (opened: ReturnType<typeof open>) =>
        opened.attempt('users-setSaferGambling', { change: { promotionFree: 'on' } }),
    ],
    [
      'a newer opening that fails',
      (opened: ReturnType<typeof open>) => {
        replyToOpening = () => Promise.reject(new RemoteError('no-response'));
        opened.start('uid');
      },
    ],
    ['half a minute', () => vi.setSystemTime(Date.now() + 30_000)],
    ['a clock that was set back', () => vi.setSystemTime(Date.now() - 1)],
  ])('ends with %s', async (_, happen) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const opened = open();
    await happen(opened);
    expect(await opened.games()).toEqual(GAMES);
    expect(await opened.profile()).toBeNull();
  });

  it('that arrives after it ended is dropped', async () => {
    let arrive = (_: typeof OPENED) => {};
    replyToOpening = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const opened = open();
    const games = opened.games();
    await opened.attempt('users-setLanguage', { language: 'zh-Hans' });
    arrive(OPENED);
    expect(await games).toEqual(GAMES);
  });
});

describe('an opening that is sent ahead', () => {
  const AHEAD_OF_SDK = 'members-openApp with kept-token';

  function openAhead(uid = 'uid') {
    const opening = prepare();
    opening.startAhead('uid', 'kept-token');
    return { ...opening, confirm: () => opening.start(uid) };
  }

  it('answers once the user is confirmed, without another request', async () => {
    const { confirm, profile, games } = openAhead();
    confirm();
    expect(await profile()).toEqual(PROFILE);
    expect(await games()).toEqual(AHEAD);
    expect(sent).toEqual([AHEAD_OF_SDK]);
  });

  it('gives nothing before the user is confirmed', async () => {
    const { profile, games } = openAhead();
    expect(await profile()).toBeNull();
    expect(await games()).toEqual(GAMES);
  });

  it('is dropped for another user', async () => {
    const { confirm } = openAhead('another-uid');
    confirm();
    expect(sent).toEqual([AHEAD_OF_SDK, 'members-openApp']);
  });

  it('is dropped after a command', async () => {
    const { attempt, confirm } = openAhead();
    await attempt('users-setLanguage', { language: 'zh-Hans' });
    confirm();
    expect(sent).toEqual([AHEAD_OF_SDK, 'users-setLanguage', 'members-openApp']);
  });

  it.each(['no-response', 'unauthenticated'] as const)(
    'leaves every call to its own request after %s',
    async (code) => {
      replyAhead = () => Promise.reject(new RemoteError(code));
      const { confirm, profile, games } = openAhead();
      confirm();
      expect(await profile()).toBeNull();
      expect(await games()).toEqual(GAMES);
      expect(sent).toEqual([AHEAD_OF_SDK, 'promotions-getGames']);
    },
  );
});
