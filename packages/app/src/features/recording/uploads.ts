/** An upload: `session` is a random id, `sequence` counts from 0. */
interface Upload {
  readonly session: string;
  readonly sequence: number;
  readonly events: readonly unknown[];
}

/** The maximum number of unsent events. Offline, the oldest ones are dropped. */
const MAX_EVENTS = 2_000;

/** Collects events and posts them in order, one request at a time. Failed events are sent again with the next ones. */
export function createUploads({ post }: { readonly post: (body: string) => Promise<Response> }) {
  const session = crypto.randomUUID();
  let sequence = 0;
  let events: unknown[] = [];
  let sending = false;

  const send = async () => {
    const sent = events;
    events = [];
    sending = true;
    try {
      const upload: Upload = { session, sequence, events: sent };
      const { ok } = await post(JSON.stringify(upload));
      if (!ok) throw new Error('The server rejected the recording.');
      sequence += 1;
    } catch {
      events = [...sent, ...events].slice(-MAX_EVENTS);
    } finally {
      sending = false;
    }
  };

  return {
    add: (event: unknown) => {
      events.push(event);
    },
    flush: () => {
      if (!sending && events.length > 0) void send();
    },
  };
}
