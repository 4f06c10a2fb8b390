/** How long a member has been here, for the reality check that they asked for. */
export interface Visit {
  readonly uid: string;
  /** Seconds for which the app was in view. */
  readonly seconds: number;
  /** What `seconds` was when the member was told last. */
  readonly toldAt: number;
}

/** Between two looks at the clock; a device that slept meanwhile was not watched for longer. */
export const LOOK_SECONDS = 5;

export function newVisit(uid: string): Visit {
  return { uid, seconds: 0, toldAt: 0 };
}

/** The visit after another look at the clock; nothing is added while the app is out of view. */
export function looked(visit: Visit, inView: boolean): Visit {
  return inView ? { ...visit, seconds: visit.seconds + LOOK_SECONDS } : visit;
}

/** The whole minutes to tell the member of, or null until they are due. */
export function dueMinutes(visit: Visit, everyMinutes: number | null): number | null {
  if (everyMinutes === null || visit.seconds - visit.toldAt < everyMinutes * 60) return null;
  return Math.floor(visit.seconds / 60);
}

/** The visit once the member was told. */
export function told(visit: Visit): Visit {
  return { ...visit, toldAt: visit.seconds };
}
