import { toTier } from '@casino/functions/contract/rules/membership.ts';
import type { Tier } from '@casino/functions/contract/tiers.ts';
import { useEffect, useState } from 'react';
import { deviceStorage } from '../../../lib/device/storage.ts';
import { session } from '../../../session/current/appSession.ts';
import { useMember } from '../../../session/current/useSession.ts';
import { hasRisen } from './hasRisen.ts';

const NAME = 'tier-shown-1';

/** The member's tier if it is higher than the one that home last showed on this device, and else null. Once per rise. */
export function useTierRise(): Tier | null {
  const member = useMember();
  const uid = member?.uid;
  const tier = member && toTier(member.member.membership_type_id);
  const [risen, setRisen] = useState<Tier | null>(null);
  useEffect(() => {
    if (uid === undefined || tier === null) return;
    const last = deviceStorage.readCopy<string>(uid, NAME);
    if (last !== tier) session.storeCopy(uid, NAME, tier);
    if (hasRisen(last, tier)) setRisen(tier);
  }, [uid, tier]);
  return risen;
}
