import type { DealtCardState } from '@casino/ui/screens/AccountOutcome/AccountOutcome.types.ts';
import { isUnderWay } from '../../session/session.ts';
import { toCardHolder } from '../../session/toCardHolder.ts';
import { useAsOf } from '../../session/useAsOf.ts';
import { useSession, useShownMember } from '../../session/useSession.ts';

/** The card of the member who has just joined: it loads with the member. */
export function useDealtCard(): DealtCardState {
  const shown = useShownMember();
  const asOf = useAsOf();
  const isLoading = isUnderWay(useSession());
  if (shown !== null) return toCardHolder(shown.member, asOf);
  return isLoading ? 'loading' : null;
}
