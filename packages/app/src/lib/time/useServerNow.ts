import { deviceStorage } from '../device/storage.ts';
import { useStored } from '../device/useStored.ts';
import { shift } from './serverClock.ts';
import { useNow } from './useNow.ts';

/** How far the server's clock is ahead of this device's, in milliseconds. */
export function useServerAhead(): number {
  return useStored(deviceStorage.serverAheadMs);
}

/** As `useNow`, by the server's clock: for everything that begins or ends at the casinos. */
export function useServerNow(momentsAt: (now: Date) => readonly string[]): Date {
  const aheadMs = useServerAhead();
  const now = useNow((time) =>
    momentsAt(shift(time, aheadMs)).map((moment) =>
      shift(new Date(moment), -aheadMs).toISOString(),
    ),
  );
  return shift(now, aheadMs);
}
