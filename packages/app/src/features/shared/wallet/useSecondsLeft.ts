import { useEffect, useState } from 'react';

/**
 * The whole seconds until `endsAt` (milliseconds since 1970), at least 0. The component renders again each second until
 * then. The clock decides, so that a computer that slept shows no expired code.
 */
export function useSecondsLeft(endsAt: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const update = () => setNow(Date.now());
    // The last update was in another countdown.
    update();
    const timer = setInterval(() => {
      update();
      if (Date.now() >= endsAt) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return Math.max(0, Math.ceil((endsAt - now) / 1_000));
}
