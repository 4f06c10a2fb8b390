/** The duration of a toast, in milliseconds. Specification section 9. */
export const TOAST_MILLISECONDS = 3000;
/** The duration of a notification, in milliseconds. Specification section 9. */
export const NOTIFICATION_MILLISECONDS = 5000;

/** The maximum number on screen. Further messages wait. */
const VISIBLE = 3;

/** The meaning of a toast's colour. `success` is green. */
export type ToastTone = 'neutral' | 'success' | 'danger';

/** A short message that disappears after its duration. */
export interface ToastMessage {
  readonly text: string;
  readonly tone?: ToastTone;
  /** In milliseconds. The default is 3000 for a toast and 5000 for a notification. */
  readonly duration?: number;
}

/** A message with a title. It lasts longer than a toast and can have an action. */
export interface NotificationMessage extends ToastMessage {
  readonly title: string;
  /** The action must also be available elsewhere, because the notification disappears. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

/** A message in the queue. It is a notification if it has a title. */
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

/** Shows messages in order of arrival, at most three at a time. Timers pause while the queue is held. */
export interface ToastQueue {
  /** Shows a toast for 3000 ms, or a notification, which has a title, for 5000 ms. `duration` overrides both. */
  readonly add: (message: ToastMessage | NotificationMessage) => void;
  readonly dismiss: (id: number) => void;
  /** Pauses the timers, while a toast is hovered or focused. */
  readonly hold: () => void;
  /** Resumes the timers with their remaining time. */
  readonly release: () => void;
  /** The messages on screen, oldest first. Returns the same array until something changes. */
  readonly visible: () => readonly QueuedToast[];
  /** Calls `onChange` on every change. Returns a function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Creates a queue. It runs timers only while messages are on screen. */
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
    // The hovered or focused element disappeared with the last toast, so `release` may never be called.
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
