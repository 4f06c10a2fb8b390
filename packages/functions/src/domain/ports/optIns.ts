/** A member's opt-in to an event. */
export interface OptIn {
  readonly eventId: string;
  readonly crmId: string;
  /** The sign-in account that made the request. */
  readonly uid: string;
  readonly venueId: number;
  readonly optedInAt: Date;
}

/** The opt-ins to events: `optIns/{eventId}~{crmId}`. */
export interface OptInStore {
  /** Returns false if the member was opted in already. One of several concurrent calls returns true. */
  add(optIn: OptIn): Promise<boolean>;
  /** The ids of the events to which these memberships are opted in. */
  eventIdsOf(crmIds: readonly string[]): Promise<ReadonlySet<string>>;
}
