import type {
  CallableName,
  CallReply,
  CallRequest,
} from '@casino/functions/contract/catalogue/callableTypes.ts';
import { OPENING_PARTS } from '@casino/functions/contract/members/openingParts.ts';
import { serverClock } from '../time/serverClock.ts';
import { type Attempt, refusal } from './callable.ts';

type OpenReply = CallReply<'members-openApp'>;

/** Parts that were requested longer ago are not given out, in milliseconds: a phone in a pocket receives them much later. */
const VALID_MS = 30_000;

const PARTS: ReadonlySet<CallableName> = new Set(OPENING_PARTS);

/** An opening, and the calls that it answers. */
export interface Opening {
  /** Requests everything that home shows, for the user of a token that the SDK has not confirmed yet. */
  readonly startAhead: (uid: string, token: string) => void;
  /**
   * Requests everything that home shows, unless that is on its way for the same user. Drops what an earlier opening holds.
   */
  readonly start: (uid: string) => void;
  /** The profile of the opening, once. Null without one: the app then reads the document. */
  readonly profile: () => Promise<OpenReply['profile'] | null>;
  /** As the client's, but sends no request if the opening holds the reply. */
  readonly attempt: Attempt;
}

/**
 * Gives the replies that `members-openApp` holds to the calls that they answer, each once. Callers notice nothing: without
 * an opening, or after one that failed, every call sends its own request. A command ends the opening, because it can
 * change what the replies say. Decisions 162 and 164.
 * @param clientWith a client that calls as the user of a token
 */
export function createOpening(client: Attempt, clientWith: (token: string) => Attempt): Opening {
  const send = learnServerTime(client);
  let held: (SentOpening & { profileTaken: boolean }) | null = null;
  let ahead: SentOpening | null = null;

  const readReply = async (opening: SentOpening | null): Promise<OpenReply | null> => {
    const reply = (await opening?.reply) ?? null;
    const age = Date.now() - (opening?.requestedAt ?? 0);
    return held === opening && age >= 0 && age < VALID_MS ? reply : null;
  };

  return {
    startAhead: (uid, token) => {
      ahead = sendOpening(uid, clientWith(token));
    },
    start: (uid) => {
      const begun = ahead?.uid === uid ? ahead : sendOpening(uid, client);
      ahead = null;
      held = { ...begun, profileTaken: false };
    },
    profile: async () => {
      if (held === null || held.profileTaken) return null;
      held.profileTaken = true;
      return (await readReply(held))?.profile ?? null;
    },
    attempt: async <N extends CallableName>(name: N, request: CallRequest<N>) => {
      if (!PARTS.has(name)) {
        // By their names, the calls of section 7 read with `get`. All others can change something.
        if (!name.includes('-get')) {
          held = null;
          ahead = null;
        }
        return send(name, request);
      }
      const parts = (await readReply(held))?.parts ?? [];
      const wanted = JSON.stringify(request);
      const index = parts.findIndex(
        (part) => part.name === name && JSON.stringify(part.request ?? null) === wanted,
      );
      const [part] = index < 0 ? [] : parts.splice(index, 1);
      if (part === undefined) return send(name, request);
      if ('error' in part) throw refusal(part.error);
      return part.reply as CallReply<N>;
    },
  };
}

interface SentOpening {
  readonly uid: string;
  readonly requestedAt: number;
  /** Null if it failed. */
  readonly reply: Promise<OpenReply | null>;
}

function sendOpening(uid: string, client: Attempt): SentOpening {
  const reply = learnServerTime(client)('members-openApp', null).then(
    (opened) => ({ ...opened, parts: [...opened.parts] }),
    () => null,
  );
  return { uid, requestedAt: Date.now(), reply };
}

/** Learns the server's time from each reply that has it. */
function learnServerTime(client: Attempt): Attempt {
  return async <N extends CallableName>(name: N, request: CallRequest<N>) => {
    const requestedAt = new Date();
    const reply = await client(name, request);
    if (typeof reply === 'object' && reply !== null && 'now' in reply && reply.now) {
      serverClock.learn(reply.now, requestedAt);
    }
    return reply;
  };
}
