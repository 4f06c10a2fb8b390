import type { AsOf } from '@casino/ui/screens/shared/asOf.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { AS_OF_MS, ageMoments, isOlderThan, toAsOf } from '../../lib/time/freshness.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { useAsOf } from '../../session/memberData/useAsOf.ts';
import type { Points } from '../shared/points/usePoints.ts';

/** When the group computed the shown figures, if that is more than ten minutes ago. */
export function usePointsAsOf(points: Remote<Points>): AsOf | null {
  const ofRecord = useAsOf();
  const computedAt = points.status === 'ready' ? (points.data.summary?.asOf ?? null) : null;
  useNow(() => ageMoments(computedAt));
  // The time of this render, because the points may have loaded after the last moment.
  const now = new Date();
  if (computedAt === null) return ofRecord;
  return isOlderThan(AS_OF_MS, computedAt, now) ? toAsOf(computedAt, now) : null;
}
