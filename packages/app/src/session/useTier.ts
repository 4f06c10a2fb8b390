import { TIERS, type Tier, tierOf } from '@casino/functions/contract';
import { useEffect } from 'react';
import { deviceStorage } from '../lib/storage.ts';
import { type Session, shownData } from './session.ts';
import { useSessionPart } from './useSession.ts';

/**
 * The member's tier; while they load, the one that this device last saw, so that a reload keeps its
 * colours. Null for a visitor, and for a member who is new here.
 */
export function useTier(): Tier | null {
  const tier = useSessionPart(shownTier);

  useEffect(() => {
    if (tier !== null) deviceStorage.rememberTier(tier);
  }, [tier]);

  return tier ?? rememberedTier();
}

function shownTier(session: Session): Tier | null {
  const data = shownData(session);
  return data && tierOf(data.member.membership_type_id);
}

/** Nothing is remembered of a member who has left. */
function rememberedTier(): Tier | null {
  const last = deviceStorage.lastTier();
  return TIERS.find((tier) => tier === last) ?? null;
}
