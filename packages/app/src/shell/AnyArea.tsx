import { shownData } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { AccountArea } from './AccountArea.tsx';
import { MemberArea } from './lazyAreas.ts';

/**
 * A page that is nobody's in particular stands among the pages that its visitor knows: a member's from when
 * their membership is known, so that it does not move once they are loaded.
 */
export function AnyArea() {
  const session = useSession();
  const isMember = session.status === 'loading-member' || shownData(session) !== null;
  return isMember ? <MemberArea /> : <AccountArea />;
}
