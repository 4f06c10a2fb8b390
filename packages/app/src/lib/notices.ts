import type { MembershipBlock } from '@casino/functions/contract';
import type { Messages } from '@casino/ui';

/** An error of specification section 8 that is told in a dialog titled Error. */
export type ErrorDialog = keyof Messages['errors']['dialogs'];

/** Something to tell the member, whatever page is open. Words are chosen where it is shown. */
export type Notice =
  | { readonly kind: 'error'; readonly error: ErrorDialog }
  /** A failure without words of its own: the server's sentence, or empty where it gave none. */
  | { readonly kind: 'failure'; readonly text: string }
  /** Something that keeps a page from going on: told under the title Problem. Specification section 8. */
  | { readonly kind: 'problem'; readonly text: string }
  /** The membership may not use the app: they are being logged out. */
  | { readonly kind: 'blocked'; readonly block: MembershipBlock }
  /** The account is gone; `reference` is that of the data removal request, where one was made. */
  | { readonly kind: 'account-deleted'; readonly reference: string | null }
  /** The member could not be loaded without a connection: they are being logged out. */
  | { readonly kind: 'offline' };

/** A notice in the queue; `id` tells two alike apart. */
export interface QueuedNotice {
  readonly id: number;
  readonly notice: Notice;
}

/** The notices that wait to be read, oldest first: a store for `useSyncExternalStore`. */
export interface Notices {
  readonly show: (notice: Notice) => void;
  /** Takes a notice out of the queue; false where it had left already. */
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
