import { useSyncExternalStore } from 'react';
import { session } from './appSession.ts';
import type { MemberData, Session } from './session.ts';

/** The session of this page, followed as it changes. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.getSnapshot);
}

/** A member who is loaded, and the user they are. */
export interface LoadedMember extends MemberData {
  readonly uid: string;
}

/** The member, or null until they are loaded. */
export function useMember(): LoadedMember | null {
  const current = useSession();
  return current.status === 'ready' ? { uid: current.user.uid, ...current.data } : null;
}
