import type { Member } from '@casino/functions/contract/member.ts';
import type { MemberSources } from './memberLoad.ts';

/** Requests the member record while the profile loads, at the casino that this device remembers. */
export interface MemberPrefetch {
  /** Sends the request. Does nothing for a null location. */
  readonly start: (uid: string, location: number | null) => void;
  /** The reply of the prefetch if it is for this user and casino. Otherwise sends a request. */
  readonly take: (uid: string, location: number) => Promise<Member>;
}

/** `take` returns the reply of a prefetch once. */
export function createMemberPrefetch(sources: Pick<MemberSources, 'member'>): MemberPrefetch {
  let prefetch: { uid: string; location: number; reply: Promise<Member> } | null = null;
  return {
    start: (uid, location) => {
      if (location === null) return;
      const reply = sources.member(location);
      // The caller of `take` handles the rejection.
      reply.catch(() => {});
      prefetch = { uid, location, reply };
    },
    take: (uid, location) => {
      const started = prefetch;
      prefetch = null;
      const matches = started?.uid === uid && started.location === location;
      return matches ? started.reply : sources.member(location);
    },
  };
}
