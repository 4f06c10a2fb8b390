import { toTier } from '@casino/functions/contract/rules/membership.ts';
import { TIERS, type Tier } from '@casino/functions/contract/tiers.ts';
import { useEffect } from 'react';
import { deviceStorage } from '../../lib/device/storage.ts';
import { useStored } from '../../lib/device/useStored.ts';
import { type Session, shownData } from '../state/session.ts';
import { useSessionPart } from './useSession.ts';

/**
 * The member's tier. While the member loads, this device's last tier, so that a reload keeps the theme.
 * Null for a visitor, and for a member who is new on this device.
 */
export function useTier(): Tier | null {
  const tier = useSessionPart(shownTier);
  const last = useStored(deviceStorage.lastTier);

  useEffect(() => {
    if (tier !== null) deviceStorage.rememberTier(tier);
  }, [tier]);

  return tier ?? TIERS.find((each) => each === last) ?? null;
}

function shownTier(session: Session): Tier | null {
  const data = shownData(session);
  return data && toTier(data.member.membership_type_id);
}
