import { deviceStorage } from '../device/storage.ts';

/**
 * How far the server's clock is ahead of this device's, in milliseconds, by a reply with the server's time. The reply was
 * made between the request and its arrival, so a clock that is right within that time counts as right.
 * @param now the server's time of the reply
 */
export function serverLead(now: Date, requestedAt: Date, receivedAt: Date): number {
  const least = now.getTime() - receivedAt.getTime();
  const most = now.getTime() - requestedAt.getTime();
  return least > 0 ? least : Math.min(most, 0);
}

/**
 * The server's clock, which decides what a member may use: a device can be a day off. The difference stays on the device,
 * for copies that are shown without a connection. Before the first reply it is zero.
 */
export const serverClock = {
  /** Learns the server's time from a reply. @param now ISO instant */
  learn: (now: string, requestedAt: Date): void => {
    const aheadMs = serverLead(new Date(now), requestedAt, new Date());
    if (aheadMs !== deviceStorage.serverAheadMs()) deviceStorage.rememberServerAhead(aheadMs);
  },
  now: (): Date => shift(new Date(), deviceStorage.serverAheadMs()),
};

/** The time, later by milliseconds. */
export function shift(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
