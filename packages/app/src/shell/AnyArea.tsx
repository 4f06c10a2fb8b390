import { type Session, shownData } from '../session/session.ts';
import { useSessionPart } from '../session/useSession.ts';
import { AccountArea } from './AccountArea.tsx';
import { MemberArea } from './lazyAreas.ts';

/**
 * A page that is nobody's in particular stands among the pages that its visitor knows: a member's from when
 * their membership is known, so that it does not move once they are loaded.
 */
export function AnyArea() {
  return useSessionPart(isMember) ? <MemberArea /> : <AccountArea />;
}

function isMember(session: Session): boolean {
  return session.status === 'loading-member' || shownData(session) !== null;
}
