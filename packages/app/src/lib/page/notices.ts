import type { MembershipBlock } from '@casino/functions/contract/rules/membership.ts';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import type { ReactNode } from 'react';

/** An error of specification section 8 with a dialog titled Error. */
export type ErrorDialog = keyof Messages['errors']['dialogs'];

/** A message to the member on any page. `toNoticeText` gives its words. */
export type Notice =
  | { readonly kind: 'error'; readonly error: ErrorDialog }
  /** Another failure. `text` is the server's sentence, or empty. */
  | { readonly kind: 'failure'; readonly text: ReactNode }
  /** A failure with a dialog titled Problem. Specification section 8. */
  | { readonly kind: 'problem'; readonly text: string }
  /** The membership may not use the app, and the member is logged out. */
  | { readonly kind: 'blocked'; readonly block: MembershipBlock }
  /** The account is deleted. `reference` is that of the data removal request; null without one. */
  | { readonly kind: 'account-deleted'; readonly reference: string | null }
  /** The member failed to load without a connection, and is logged out. */
  | { readonly kind: 'offline' };

/** A notice in the queue, with a unique id. */
export interface QueuedNotice {
  readonly id: number;
  readonly notice: Notice;
}

/** The queue of notices, oldest first, as a store for `useSyncExternalStore`. */
export interface Notices {
  readonly show: (notice: Notice) => void;
  /** Removes a notice from the queue; false if it was not in the queue. */
  readonly dismiss: (id: number) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => readonly QueuedNotice[];
}

export function createNotices(): Notices {
  const listeners = new Set<() => void>();
  let queue: readonly QueuedNotice[] = [];
  let lastId = 0;
  const replace = (next: readonly QueuedNotice[]) => {
    queue = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (notice) => {
      lastId += 1;
      replace([...queue, { id: lastId, notice }]);
    },
    dismiss: (id) => {
      const rest = queue.filter((queued) => queued.id !== id);
      const found = rest.length < queue.length;
      if (found) replace(rest);
      return found;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => queue,
  };
}
