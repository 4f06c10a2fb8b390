import { type Tier, tierOf } from '@casino/functions/contract';
import { useMember } from './useSession.ts';

/** The member's tier, or null until they are loaded. */
export function useTier(): Tier | null {
  const loaded = useMember();
  return loaded && tierOf(loaded.member.membership_type_id);
}
