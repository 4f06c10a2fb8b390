import type { Member } from '@casino/functions/contract';
import type { MemberSources } from './memberLoad.ts';

/** Asks the member service before the profile has said which casino to ask about. */
export interface AskedAhead {
  /** Asks about the casino that the device remembers for a user; null where it remembers none. */
  readonly ask: (uid: string, location: number | null) => void;
  /** The reply that is on its way, where it is about the same user and casino. Asks otherwise. */
  readonly memberAt: (uid: string, location: number) => Promise<Member>;
}

/** A reply is handed out once. */
export function createAskedAhead(sources: Pick<MemberSources, 'member'>): AskedAhead {
  let asked: { uid: string; location: number; reply: Promise<Member> } | null = null;
  return {
    ask: (uid, location) => {
      if (location === null) return;
      const reply = sources.member(location);
      // Whoever takes the reply hears of a failure.
      reply.catch(() => {});
      asked = { uid, location, reply };
    },
    memberAt: (uid, location) => {
      const known = asked;
      asked = null;
      const fits = known?.uid === uid && known.location === location;
      return fits ? known.reply : sources.member(location);
    },
  };
}
