import { type Dayjs, type OpeningSchedule, venueClock } from '@casino/functions/contract';
import type { VenueOpening } from '@casino/ui';

/**
 * Returns whether a casino is open at `now`: until when, or when it opens later today. Null if it does not open
 * again today. Times are those of the casino's clocks, as `hh:mm`.
 */
export function openingAt(schedule: OpeningSchedule, now: Date): VenueOpening | null {
  const clock = venueClock(now);
  const time = clock.format('HH:mm');
  const open =
    hoursOn(schedule, clock).find(
      ({ opens, closes }) => opens <= time && (time < closes || isOvernight({ opens, closes })),
    ) ??
    hoursOn(schedule, clock.subtract(1, 'day')).find(
      (hours) => isOvernight(hours) && time < hours.closes,
    );
  if (open) return { status: 'open', until: open.closes };
  const next = hoursOn(schedule, clock)
    .map(({ opens }) => opens)
    .filter((opens) => opens > time)
    .sort()[0];
  return next === undefined ? null : { status: 'closed', opensAt: next };
}

type Hours = Pick<OpeningSchedule['weekly'][number], 'opens' | 'closes'>;

function isOvernight({ opens, closes }: Hours): boolean {
  return closes <= opens;
}

function hoursOn({ weekly, closedOn }: OpeningSchedule, day: Dayjs): readonly Hours[] {
  if (closedOn.includes(day.format('MM-DD'))) return [];
  const weekday = day.format('dddd').toLowerCase();
  return weekly.filter(({ days }) => days.some((name) => name === weekday));
}
