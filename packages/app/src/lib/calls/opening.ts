import type {
  CallableName,
  CallReply,
  CallRequest,
} from '@casino/functions/contract/catalogue/callableTypes.ts';
import { OPENING_PARTS } from '@casino/functions/contract/members/openingParts.ts';
import { remoteErrorCode } from '../remote/remoteError.ts';
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
 * change what the replies say. Decisions 162 and 163.
 * @param clientWith a client that calls as the user of a token
 */
export function createOpening(client: Attempt, clientWith: (token: string) => Attempt): Opening {
  const send = learnServerTime(client);
  interface Held {
    readonly requestedAt: number;
    readonly reply: Promise<OpenReply | null>;
    profileTaken: boolean;
  }
  let held: Held | null = null;
  let ahead: {
    readonly uid: string;
    readonly requestedAt: number;
    readonly sent: Promise<OpenReply>;
  } | null = null;

  const replyOf = async (opening: Held | null): Promise<OpenReply | null> => {
    const reply = (await opening?.reply) ?? null;
    const age = Date.now() - (opening?.requestedAt ?? 0);
    return held === opening && age >= 0 && age < VALID_MS ? reply : null;
  };

  return {
    startAhead: (uid, token) => {
      const sent = learnServerTime(clientWith(token))('members-openApp', null);
      sent.catch(() => {});
      ahead = { uid, requestedAt: Date.now(), sent };
    },
    start: (uid) => {
      const sendNow = () => send('members-openApp', null);
      const begun = ahead?.uid === uid ? ahead : null;
      ahead = null;
      const sent =
        begun?.sent.catch((error) => {
          // The kept token has ended by the server's clock.
          if (remoteErrorCode(error) === 'unauthenticated') return sendNow();
          throw error;
        }) ?? sendNow();
      const reply = sent.then(
        (opened) => ({ ...opened, parts: [...opened.parts] }),
        () => null,
      );
      held = { requestedAt: begun?.requestedAt ?? Date.now(), reply, profileTaken: false };
    },
    profile: async () => {
      if (held === null || held.profileTaken) return null;
      held.profileTaken = true;
      return (await replyOf(held))?.profile ?? null;
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
      const parts = (await replyOf(held))?.parts ?? [];
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
