import type { PointsSummary } from '@casino/functions/contract/points/summary.ts';
import { call } from '../../../lib/calls/api.ts';
import type { RemoteQuery } from '../../../lib/calls/useRemote.ts';
import { useShownMember } from '../../../session/current/useSession.ts';
import { useMemberData } from '../../../session/memberData/useMemberData.ts';

/** The figures of the member's points. */
export interface Points {
  /** Null if the group sends only the balance of the member's record. */
  readonly summary: PointsSummary | null;
  /** False if the figures contradict each other. */
  readonly isConsistent: boolean;
}

/**
 * The points of the member, as the group computes them.
 * @param isEnough whether this device's copy is shown without a request, by the time of its loading (ISO instant)
 */
export function usePoints(
  isEnough?: (copy: Points, loadedAt: string) => boolean,
): RemoteQuery<Points> {
  const membership = useShownMember()?.membership;
  return useMemberData(
    membership && ['points-2', membership.location, membership.crmId],
    async ([, location, crmId]): Promise<Points> => {
      const { points, isConsistent } = await call('members-getPoints', { location, crmId });
      return { summary: points, isConsistent };
    },
    isEnough && { isEnough },
  );
}
