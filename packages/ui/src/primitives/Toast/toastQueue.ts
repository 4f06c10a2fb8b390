/** How long a toast stays, in milliseconds. Specification section 9. */
export const TOAST_MILLISECONDS = 3000;
/** How long the temporary-membership toast stays, in milliseconds. Specification section 9. */
export const LONG_TOAST_MILLISECONDS = 5000;
/** How long a notification stays, in milliseconds. Specification section 9. */
export const NOTIFICATION_MILLISECONDS = 5000;

/** How many are on screen at once; the rest wait. */
const VISIBLE = 3;

/** What a toast is about: `success` is green. */
export type ToastTone = 'neutral' | 'success' | 'danger';

/** A short message that goes away by itself. */
export interface ToastMessage {
  readonly text: string;
  readonly tone?: ToastTone;
  /** Milliseconds; 3000 for a toast and 5000 for a notification where it is absent. */
  readonly duration?: number;
}

/** News with a title, which stays longer than a toast and may lead somewhere. */
export interface NotificationMessage extends ToastMessage {
  readonly title: string;
  /** Where it leads. It must be found elsewhere too, since this goes away. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

/** A message in the queue: a notification, where it has a title. */
export interface QueuedToast
  extends Pick<ToastMessage, 'text'>,
    Partial<Pick<NotificationMessage, 'title' | 'action'>> {
  readonly id: number;
  readonly tone: ToastTone;
}

interface Waiting extends QueuedToast {
  remaining: number;
}

interface Running {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly startedAt: number;
}

/** Shows messages in order of arrival, a few at a time, and counts no time while held. */
export interface ToastQueue {
  /** Shows a toast for 3000 ms or, if it has a title, a notification for 5000 ms; or for its own `duration`. */
  readonly add: (message: ToastMessage | NotificationMessage) => void;
  readonly dismiss: (id: number) => void;
  /** Stops the clocks, while a toast is hovered or focused. */
  readonly hold: () => void;
  readonly release: () => void;
  /** The messages on screen, oldest first; the same array until something changes. */
  readonly visible: () => readonly QueuedToast[];
  /** Calls back on every change; returns how to stop. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** A new queue. It holds timers only while messages are on screen. */
export function createToastQueue(): ToastQueue {
  let toasts: readonly Waiting[] = [];
  let shown: readonly QueuedToast[] = [];
  let held = false;
  let nextId = 1;
  const running = new Map<number, Running>();
  const listeners = new Set<() => void>();

  function start() {
    if (held) return;
    for (const toast of toasts.slice(0, VISIBLE)) {
      if (running.has(toast.id)) continue;
      const timer = setTimeout(() => dismiss(toast.id), toast.remaining);
      running.set(toast.id, { timer, startedAt: Date.now() });
    }
  }

  function stop(toast: Waiting) {
    const run = running.get(toast.id);
    if (!run) return;
    clearTimeout(run.timer);
    running.delete(toast.id);
    toast.remaining = Math.max(0, toast.remaining - (Date.now() - run.startedAt));
  }

  function change(next: readonly Waiting[]) {
    toasts = next;
    shown = toasts.slice(0, VISIBLE);
    // What held the last toast went away with it, and may not say that it let go.
    if (toasts.length === 0) held = false;
    start();
    for (const listener of listeners) listener();
  }

  function dismiss(id: number) {
    const toast = toasts.find((candidate) => candidate.id === id);
    if (!toast) return;
    stop(toast);
    change(toasts.filter((candidate) => candidate !== toast));
  }

  return {
    add: ({ tone = 'neutral', duration, ...words }) => {
      const usual = 'title' in words ? NOTIFICATION_MILLISECONDS : TOAST_MILLISECONDS;
      change([...toasts, { ...words, id: nextId++, tone, remaining: duration ?? usual }]);
    },
    dismiss,
    hold: () => {
      held = true;
      for (const toast of toasts) stop(toast);
    },
    release: () => {
      held = false;
      start();
    },
    visible: () => shown,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
