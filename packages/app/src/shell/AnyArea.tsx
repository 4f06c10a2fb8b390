import { useShownMember } from '../session/useSession.ts';
import { AccountArea } from './AccountArea.tsx';
import { MemberArea } from './lazyAreas.ts';

/** A page that is nobody's in particular stands among the pages that its visitor knows. */
export function AnyArea() {
  return useShownMember() ? <MemberArea /> : <AccountArea />;
}
