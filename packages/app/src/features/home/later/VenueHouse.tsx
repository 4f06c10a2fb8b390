import { VenueArtwork } from '@casino/ui/artwork/VenueArtwork.tsx';
import { useServerNow } from '../../../lib/time/useServerNow.ts';
import { useShownMember } from '../../../session/current/useSession.ts';
import { openingAt, openingMoments } from '../../shared/venues/openingAt.ts';
import { skyAt } from '../../shared/venues/skyAt.ts';

/** The house of the member's casino in the light of the hour, with lit windows while it is open. */
export function VenueHouse() {
  const venue = useShownMember()?.venue;
  const schedule = venue?.openingSchedule;
  const now = useServerNow((time) => (schedule ? openingMoments(schedule, time) : []));
  if (!venue) return null;
  const opening = schedule ? openingAt(schedule, now) : null;
  return (
    <VenueArtwork
      seed={venue.logo}
      sky={skyAt(now)}
      lit={opening !== null && opening.status !== 'closed'}
    />
  );
}
