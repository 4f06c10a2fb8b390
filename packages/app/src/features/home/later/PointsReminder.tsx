import { isPromotionFree } from '@casino/functions/contract/rules/saferGambling.ts';
import { closeOfVenueDay, venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import { EndingPointsNote } from '@casino/ui/screens/Home/EndingPointsNote.tsx';
import { useStored } from '../../../lib/device/useStored.ts';
import { useLayout } from '../../../lib/page/mediaQuery.ts';
import { useServerNow } from '../../../lib/time/useServerNow.ts';
import { pathTo } from '../../../pages/paths.ts';
import { useShownMember } from '../../../session/current/useSession.ts';
import { openedPoints } from '../../shared/points/openedPoints.ts';
import { PointsWords } from '../../shared/points/PointsWords.tsx';
import { spendByDay } from '../../shared/points/spendByDay.ts';
import { usePoints } from '../../shared/points/usePoints.ts';
import { reminderOn } from './reminderOn.ts';

/**
 * The note on home about points that end soon, or about the day of the record, for a group that says no more. It renders nothing
 * until the points load, and if none end soon. It requests them once a day, and when the balance of the record has changed since.
 */
export function PointsReminder() {
  const member = useShownMember();
  const layout = useLayout();
  const points = usePoints(({ summary }, loadedAt) => {
    const isOfToday = venueDay(new Date(loadedAt)) === venueDay(new Date());
    return isOfToday && (summary === null || summary.balance === member?.member.loyalty_points);
  });
  const openedOn = useStored(() => (member === null ? null : openedPoints.read(member.uid)));
  const now = useServerNow((time) => [closeOfVenueDay(venueDay(time)).toISOString()]);
  if (points.status !== 'ready' || member === null) return null;
  const { summary } = points.data;
  const spendBy = spendByDay(summary, member.member);
  const reminder =
    spendBy === null ? summary && reminderOn(venueDay(now), summary, openedOn) : { spendBy };
  if (reminder === null) return null;
  return (
    <PointsWords>
      <EndingPointsNote
        layout={layout}
        reminder={reminder}
        invites={!isPromotionFree(member)}
        pointsHref={pathTo('points')}
      />
    </PointsWords>
  );
}
