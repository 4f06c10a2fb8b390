import type { PointMovement } from '../../contract/points/movements.ts';
import type { PointsSummary } from '../../contract/points/summary.ts';

/** A page as the service has it. `next` is the service's own cursor. */
export interface ServicePage {
  /** Newest first by `bookedAt`, then by id. */
  readonly movements: readonly PointMovement[];
  /** Points to spend before the oldest movement of the page; null if unknown. */
  readonly opening: number | null;
  /** Points to spend after the newest movement of the page; null if unknown. */
  readonly closing: number | null;
  /** Null on the last page. */
  readonly next: string | null;
}

/** The statements of points of a group. It computes, and the product shows and checks. */
export interface PointsService {
  /** The points of a member at `now`; null if the group has no statement of this member's points. */
  findPoints(crmId: string, now: Date): Promise<PointsSummary | null>;
  /**
   * A page of the movements of a member; null if the group has none.
   * @param cursor `next` of the previous page; null for the first one
   */
  findPointMovements(crmId: string, cursor: string | null, now: Date): Promise<ServicePage | null>;
}
