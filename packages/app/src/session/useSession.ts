import { useSyncExternalStore } from 'react';
import { session } from './appSession.ts';
import { lookAlike, type MemberData, type Session, shownData } from './session.ts';

let shown = session.getSnapshot();

/** The session, the same object until a page can tell the difference. */
function shownSession(current: Session): Session {
  if (!lookAlike(shown, current)) shown = current;
  return shown;
}

const uidOf = (current: Session) => ('user' in current ? current.user.uid : null);
const loadedData = (current: Session) => (current.status === 'ready' ? current.data : null);

/** The session of this page, followed as it changes. */
export function useSession(): Session {
  return useSessionPart(shownSession);
}

/** Something about the session: who uses it is drawn again when that changes, and not before. */
export function useSessionPart<T>(part: (current: Session) => T): T {
  const read = () => part(session.getSnapshot());
  return useSyncExternalStore(session.subscribe, read, read);
}

/** The user's uid; null for a visitor. */
export function useUid(): string | null {
  return useSessionPart(uidOf);
}

/** A member who is loaded, and the user they are. */
export interface LoadedMember extends MemberData {
  readonly uid: string;
}

/** The member, or null until they are loaded. */
export function useMember(): LoadedMember | null {
  return useWithUid(useSessionPart(loadedData));
}

/**
 * The member as far as pages may show them: loaded, or this device's copy while they are. What is asked of
 * the backend in their name, or changed, waits for `useMember`.
 */
export function useShownMember(): LoadedMember | null {
  return useWithUid(useSessionPart(shownData));
}

function useWithUid(data: MemberData | null): LoadedMember | null {
  const uid = useUid();
  return uid === null || data === null ? null : { uid, ...data };
}
