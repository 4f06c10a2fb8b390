import type { Visit } from '../../lib/device/storage.ts';

/** The interval of the timer. A tick adds this much, so that the sleep of a device does not count. */
export const TICK_SECONDS = 5;

/** Returns a visit that has just begun. */
export function newVisit(uid: string): Visit {
  return { uid, seconds: 0, remindedAt: 0 };
}

/** Returns the visit after another tick. A tick while the app is hidden adds nothing. */
export function afterTick(visit: Visit, visible: boolean): Visit {
  return visible ? { ...visit, seconds: visit.seconds + TICK_SECONDS } : visit;
}

/** Returns the whole minutes of the visit if a reminder is due, else null. */
export function dueMinutes(visit: Visit, everyMinutes: number | null): number | null {
  if (everyMinutes === null || visit.seconds - visit.remindedAt < everyMinutes * 60) return null;
  return Math.floor(visit.seconds / 60);
}

/** Returns the visit after a reminder. */
export function afterReminder(visit: Visit): Visit {
  return { ...visit, remindedAt: visit.seconds };
}
