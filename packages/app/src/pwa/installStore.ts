/** Chromium's event that offers installation; it is no part of the standard DOM types. */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/**
 * How this device can get the app: the browser asks, or the member follows steps; null where it has the
 * app already, or cannot get it. `declined` holds for a while after the member said no.
 */
export type InstallOffer = {
  readonly kind: 'prompt' | 'steps';
  readonly declined: boolean;
} | null;

/** What of the window installation depends on. */
export interface InstallWindow {
  /** What the script in index.html caught before the app was there. */
  readonly early: InstallPrompt | null;
  readonly on: (
    type: 'beforeinstallprompt' | 'appinstalled',
    listener: (event: Event) => void,
  ) => void;
  /** iOS alone says so; it has no event, and the member does it by hand. Undefined elsewhere. */
  readonly standalone: boolean | undefined;
}

/** What the device remembers of it. */
export interface InstallMemory {
  /** When the offer was declined last, in milliseconds since 1970; null for never. */
  readonly declinedAt: () => number | null;
  readonly rememberDeclined: (now: number) => void;
}

/** The offer as a store for `useSyncExternalStore`, with what a member can do with it. */
export interface InstallStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => InstallOffer;
  /** Shows the browser's own question. Call it on a press: browsers refuse it otherwise. */
  readonly install: () => Promise<void>;
  readonly decline: () => void;
}

/** For how long a member who declined is left in peace, in milliseconds: sixty days. */
export const PEACE_MS = 60 * 24 * 60 * 60 * 1_000;

/**
 * Keeps the browser's offer to install until it is taken, declined, or the app is installed. Each event
 * can be used once. Specification section 1.
 */
export function createInstallStore(
  target: InstallWindow,
  memory: InstallMemory,
  now: () => number,
): InstallStore {
  const listeners = new Set<() => void>();
  let prompt = target.early;
  let offer: InstallOffer = null;

  const update = () => {
    const next = currentOffer();
    if (next?.kind === offer?.kind && next?.declined === offer?.declined) return;
    offer = next;
    for (const listener of listeners) listener();
  };
  const currentOffer = (): InstallOffer => {
    const declinedAt = memory.declinedAt();
    const declined = declinedAt !== null && now() - declinedAt < PEACE_MS;
    if (prompt !== null) return { kind: 'prompt', declined };
    return target.standalone === false ? { kind: 'steps', declined } : null;
  };
  const decline = () => {
    memory.rememberDeclined(now());
    update();
  };

  target.on('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
    update();
  });
  target.on('appinstalled', () => {
    prompt = null;
    update();
  });
  update();

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => offer,
    install: async () => {
      const asked = prompt;
      prompt = null;
      update();
      if (asked !== null && (await asked.prompt()).outcome === 'dismissed') decline();
    },
    decline,
  };
}
