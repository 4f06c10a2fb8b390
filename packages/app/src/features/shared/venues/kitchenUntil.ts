import type { OpeningSchedule } from '@casino/functions/contract/schemas.ts';
import { endOfEvening, eveningAt } from './evening.ts';
import { openingMoments, openingsAround, timeAt } from './openingAt.ts';

/**
 * Returns until when the kitchen takes orders on the evening of `now`, as `hh:mm` of the casino's clocks. Of several hours
 * with a pause it is the first closing that is not over, so that no hour of the pause counts. Null if the kitchen does not
 * close on that evening, or has closed.
 */
export function kitchenUntil(schedule: OpeningSchedule, now: Date): string | null {
  const { begins, ends } = eveningAt(now);
  const service = openingsAround(schedule, now).find(
    ({ closes }) => closes > now && closes > begins && closes <= ends,
  );
  return service === undefined ? null : timeAt(service.closes);
}

/** Returns the moments around `now` at which `kitchenUntil` can change, as ISO instants. */
export function kitchenMoments(schedule: OpeningSchedule, now: Date): readonly string[] {
  return [...openingMoments(schedule, now), endOfEvening(now)];
}
