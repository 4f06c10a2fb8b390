import { isPromotionFree } from '@casino/functions/contract/rules/saferGambling.ts';
import { closeOfVenueDay, venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import { EndingPointsNote } from '@casino/ui/screens/Home/EndingPointsNote.tsx';
import { useStored } from '../../../lib/device/useStored.ts';
import { useServerNow } from '../../../lib/time/useServerNow.ts';
import { pathTo } from '../../../pages/paths.ts';
import { useShownMember } from '../../../session/current/useSession.ts';
import { openedPoints } from '../../shared/points/openedPoints.ts';
import { PointsWords } from '../../shared/points/PointsWords.tsx';
import { usePoints } from '../../shared/points/usePoints.ts';
import { reminderOn } from './reminderOn.ts';

/**
 * The note on home about points that end soon. It renders nothing until the points load, and if none end soon. It requests
 * them once a day, and when the balance of the record has changed since.
 */
export function PointsReminder() {
  const member = useShownMember();
  const points = usePoints(({ summary }, loadedAt) => {
    const isOfToday = venueDay(new Date(loadedAt)) === venueDay(new Date());
    return isOfToday && (summary === null || summary.balance === member?.member.loyalty_points);
  });
  const openedOn = useStored(() => (member === null ? null : openedPoints.read(member.uid)));
  const now = useServerNow((time) => [closeOfVenueDay(venueDay(time)).toISOString()]);
  const summary = points.status === 'ready' ? points.data.summary : null;
  const reminder = summary && reminderOn(venueDay(now), summary, openedOn);
  if (reminder === null || member === null) return null;
  return (
    <PointsWords>
      <EndingPointsNote
        reminder={reminder}
        invites={!isPromotionFree(member)}
        pointsHref={pathTo('points')}
      />
    </PointsWords>
  );
}
