import type { PointsSummary } from '@casino/functions/contract/points/summary.ts';
import { call } from '../../../lib/calls/api.ts';
import type { RemoteQuery } from '../../../lib/calls/useRemote.ts';
import { deviceStorage } from '../../../lib/device/storage.ts';
import { useStored } from '../../../lib/device/useStored.ts';
import { useShownMember } from '../../../session/current/useSession.ts';
import { useMemberData } from '../../../session/memberData/useMemberData.ts';

/** The figures of the member's points. */
export interface Points {
  /** Null if the group sends the balance of the member's record alone. */
  readonly summary: PointsSummary | null;
  /** False if the figures contradict each other. */
  readonly adds: boolean;
}

const copyOf = (crmId: string) => `points-1.${crmId}` as const;

/**
 * The points of the member, as the group computes them.
 * @param isEnough whether this device's copy is shown without a request, by the time of its loading (ISO instant)
 */
export function usePoints(
  isEnough: (copy: Points, loadedAt: string) => boolean = () => false,
): RemoteQuery<Points> {
  const shown = useShownMember();
  const membership = shown?.membership;
  const read = <T>(from: (uid: string, name: ReturnType<typeof copyOf>) => T | null) =>
    shown && from(shown.uid, copyOf(shown.membership.crmId));
  const copy = useStored(() => read<Points>(deviceStorage.readCopy));
  const loadedAt = useStored(() => read(deviceStorage.copySavedAt));
  const revalidates = copy === null || loadedAt === null || !isEnough(copy, loadedAt);
  return useMemberData(
    membership && ['points', membership.location, membership.crmId],
    async ([, location, crmId]): Promise<Points> => {
      const { points, adds } = await call('members-getPoints', { location, crmId });
      return { summary: points, adds };
    },
    {
      copyName: ([, , crmId]) => copyOf(crmId),
      revalidateIfStale: revalidates,
      revalidateOnFocus: revalidates,
    },
  );
}
