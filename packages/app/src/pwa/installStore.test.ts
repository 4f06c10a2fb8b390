import { describe, expect, it, vi } from 'vitest';
import { createInstallStore, DECLINED_FOR_MS, type InstallPrompt } from './installStore.ts';

const NOW = 1_800_000_000_000;

function promptWith(outcome: 'accepted' | 'dismissed') {
  return Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => ({ outcome })),
  });
}

function storeWith(
  given: { early?: InstallPrompt; standalone?: boolean; declinedAt?: number } = {},
) {
  const target = new EventTarget();
  let declinedAt = given.declinedAt ?? null;
  const store = createInstallStore(
    {
      early: given.early ?? null,
      on: (type, listener) => target.addEventListener(type, listener),
      standalone: given.standalone,
    },
    {
      declinedAt: () => declinedAt,
      rememberDeclined: (now) => {
        declinedAt = now;
      },
    },
    () => NOW,
  );
  return { store, target, declinedAt: () => declinedAt };
}

describe('§1 the install prompt event is captured', () => {
  it('§1.18 before the app loads', () => {
    expect(storeWith({ early: promptWith('accepted') }).store.getSnapshot()).toEqual({
      kind: 'prompt',
      declined: false,
    });
  });

  it('§1.18 later, and prevents the browser’s own prompt', () => {
    const { store, target } = storeWith();
    const heard = vi.fn();
    store.subscribe(heard);
    expect(store.getSnapshot()).toBeNull();
    const event = promptWith('accepted');
    target.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(store.getSnapshot()).toEqual({ kind: 'prompt', declined: false });
    expect(heard).toHaveBeenCalledOnce();
  });

  it('§1.19 is cleared when the app is installed', () => {
    const { store, target } = storeWith({ early: promptWith('accepted') });
    target.dispatchEvent(new Event('appinstalled'));
    expect(store.getSnapshot()).toBeNull();
  });
});

describe('the offer', () => {
  it('prompts once for repeated presses', async () => {
    const prompt = promptWith('accepted');
    const { store, declinedAt } = storeWith({ early: prompt });
    await Promise.all([store.install(), store.install()]);
    expect(prompt.prompt).toHaveBeenCalledOnce();
    expect(store.getSnapshot()).toBeNull();
    expect(declinedAt()).toBeNull();
  });

  it('remembers a refusal, in the app or in the browser’s prompt', async () => {
    const here = storeWith({ early: promptWith('accepted') });
    const heard = vi.fn();
    here.store.subscribe(heard);
    here.store.decline();
    expect(here.store.getSnapshot()).toEqual({ kind: 'prompt', declined: true });
    expect(heard).toHaveBeenCalledOnce();
    expect(here.declinedAt()).toBe(NOW);
    const there = storeWith({ early: promptWith('dismissed') });
    await there.store.install();
    expect(there.declinedAt()).toBe(NOW);
  });

  it.each([
    ['recently', NOW - DECLINED_FOR_MS + 1, { kind: 'prompt', declined: true }],
    ['long ago', NOW - DECLINED_FOR_MS, { kind: 'prompt', declined: false }],
  ])('declined %s', (_, declinedAt, offer) => {
    const { store } = storeWith({ early: promptWith('accepted'), declinedAt });
    expect(store.getSnapshot()).toEqual(offer);
  });

  it.each([
    ['Safari on iOS: steps', false, { kind: 'steps', declined: false }],
    ['an iOS home screen app: none', true, null],
    ['another browser: none', undefined, null],
  ])('%s', (_, standalone, offer) => {
    const given = standalone === undefined ? {} : { standalone };
    expect(storeWith(given).store.getSnapshot()).toEqual(offer);
  });
});
