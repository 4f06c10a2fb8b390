/** Chromium's `beforeinstallprompt` event, which the standard DOM types lack. */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/**
 * How to install the app on this device: by the browser's prompt or by manual steps. Null if the app is installed or
 * cannot be installed. `declined` is true for `DECLINED_FOR_MS` after a refusal: home hides the offer then, and More
 * still shows it, for a member who changes their mind.
 */
export type InstallOffer = {
  readonly kind: 'prompt' | 'steps';
  readonly declined: boolean;
} | null;

/** The parts of the window that installation uses. */
export interface InstallWindow {
  /** The event that the script in index.html captured before the app loaded. */
  readonly early: InstallPrompt | null;
  readonly on: (
    type: 'beforeinstallprompt' | 'appinstalled',
    listener: (event: Event) => void,
  ) => void;
  /** Only on iOS, which has no install event: whether the app runs from the home screen. Undefined elsewhere. */
  readonly standalone: boolean | undefined;
}

/** The stored refusal. */
export interface InstallMemory {
  /** The time of the last refusal, in milliseconds since 1970; null for never. */
  readonly declinedAt: () => number | null;
  readonly rememberDeclined: (now: number) => void;
}

/** The offer as a store for `useSyncExternalStore`, with its actions. */
export interface InstallStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => InstallOffer;
  /** Shows the browser's prompt. Browsers reject it outside of a user gesture. */
  readonly install: () => Promise<void>;
  readonly decline: () => void;
}

/** How long the app does not offer installation again after a refusal, in milliseconds: 60 days. */
export const DECLINED_FOR_MS = 60 * 24 * 60 * 60 * 1_000;

/**
 * Creates a store that holds the install event until the member installs or declines. An event can be used only once.
 * Specification section 1.
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
    const declined = declinedAt !== null && now() - declinedAt < DECLINED_FOR_MS;
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
