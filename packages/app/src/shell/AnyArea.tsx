import { type Session, shownData } from '../session/session.ts';
import { useSessionPart } from '../session/useSession.ts';
import { AccountArea } from './AccountArea.tsx';
import { MemberArea } from './lazyAreas.ts';

/**
 * The layout of the not-found page: the member area for a member, else the account layout. The member area already
 * applies while the membership loads, so that the layout does not change afterwards.
 */
export function AnyArea() {
  return useSessionPart(isMember) ? <MemberArea /> : <AccountArea />;
}

function isMember(session: Session): boolean {
  return session.status === 'loading-member' || shownData(session) !== null;
}
