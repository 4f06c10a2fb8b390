import { useSyncExternalStore } from 'react';
import { session } from './appSession.ts';
import { type MemberData, type Session, shownData } from './session.ts';

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

/**
 * The member as far as pages may show them: loaded, or this device's copy while they are. What is asked of
 * the backend in their name, or changed, waits for `useMember`.
 */
export function useShownMember(): LoadedMember | null {
  const current = useSession();
  const data = shownData(current);
  return data && 'user' in current ? { uid: current.user.uid, ...data } : null;
}
