/** What recordings are posted as: `session` is random and names nobody, `sequence` counts from 0. */
interface Upload {
  readonly session: string;
  readonly sequence: number;
  readonly events: readonly unknown[];
}

/** Without a connection, the oldest of what was not sent is given up beyond this many. */
const MAX_EVENTS = 2_000;

/** Gathers events and posts them in order, one request at a time; what fails is sent with the next. */
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
      if (!ok) throw new Error('The recording was refused.');
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
