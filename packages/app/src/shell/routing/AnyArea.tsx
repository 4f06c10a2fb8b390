import { useSessionPart } from '../../session/current/useSession.ts';
import { showsMemberArea } from '../../session/state/session.ts';
import { AccountArea } from './AccountArea.tsx';
import { MemberArea } from './lazyAreas.ts';

/** The layout of the support form and of the not-found page: the member area for a member, else the account layout. */
export function AnyArea() {
  return useSessionPart(showsMemberArea) ? <MemberArea /> : <AccountArea />;
}
