import { useSyncExternalStore } from 'react';
import { isVisiblyEqual, type MemberData, type Session, shownData } from '../state/session.ts';
import { session } from './appSession.ts';

let shown = session.getSnapshot();

function shownSession(current: Session): Session {
  if (!isVisiblyEqual(shown, current)) shown = current;
  return shown;
}

const uidOf = (current: Session) => ('user' in current ? current.user.uid : null);
const loadedData = (current: Session) => (current.status === 'ready' ? current.data : null);

/** The session of this page. The object changes only when a page would show it differently. */
export function useSession(): Session {
  return useSessionPart(shownSession);
}

/** A part of the session. The component renders again only when that part changes. */
export function useSessionPart<T>(part: (current: Session) => T): T {
  const read = () => part(session.getSnapshot());
  return useSyncExternalStore(session.subscribe, read, read);
}

/** The user's uid; null for a visitor. */
export function useUid(): string | null {
  return useSessionPart(uidOf);
}

/** A member's data, with the uid of their login. */
export interface LoadedMember extends MemberData {
  readonly uid: string;
}

/** The member, or null until the member is loaded. A change or a play in the member's name needs this hook. */
export function useMember(): LoadedMember | null {
  return useWithUid(useSessionPart(loadedData));
}

/** The member for reading: loaded, or this device's copy while the member loads. */
export function useShownMember(): LoadedMember | null {
  return useWithUid(useSessionPart(shownData));
}

function useWithUid(data: MemberData | null): LoadedMember | null {
  const uid = useUid();
  return uid === null || data === null ? null : { uid, ...data };
}
