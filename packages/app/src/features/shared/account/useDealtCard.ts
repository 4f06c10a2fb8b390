import type { DealtCardState } from '@casino/ui/screens/AccountOutcome/AccountOutcome.types.ts';
import { useSession, useShownMember } from '../../../session/current/useSession.ts';
import { toCardHolder } from '../../../session/memberData/toCardHolder.ts';
import { useAsOf } from '../../../session/memberData/useAsOf.ts';
import { isUnderWay } from '../../../session/state/session.ts';

/** The card of the member who has just joined: it loads with the member. */
export function useDealtCard(): DealtCardState {
  const shown = useShownMember();
  const asOf = useAsOf();
  const isLoading = isUnderWay(useSession());
  if (shown !== null) return toCardHolder(shown.member, asOf);
  return isLoading ? 'loading' : null;
}
